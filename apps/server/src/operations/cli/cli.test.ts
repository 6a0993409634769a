import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lianxin/api/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { operationAudit, operator } from '../../schema/index.ts';
import { yuan } from '../../sandbox/seed/trade.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { newInstallation, type NewInstallation } from '../../testing/test-database.ts';
import { runCommand } from './run-command.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const PASSWORD = 'Lianxin@2026';

let server: OperationsServer;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await createOperationsServer();
  url = await server.operations.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lianxin-ops-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Person {
  readonly person?: string;
  /** What is on the standard input, or typed at the terminal. */
  readonly input?: string;
  /** Whether somebody sits there who can be asked. */
  readonly interactive?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

const sessionOf = (person: string) => join(folder, `${person}.json`);
const environmentOf = (person: string) => ({ LANG: 'en_US.UTF-8', OPERATIONS_URL: url, CHAINLETTER_OPS_SESSION: sessionOf(person) });

/** Runs a command against the listening server as one of the operators, who keep their sessions apart. */
async function run(args: readonly string[], { person = 'ops', input = '', interactive = false, env = {} }: Person = {}): Promise<Outcome> {
  const written = { out: '', err: '' };
  const code = await runCommand(
    args,
    { ...environmentOf(person), ...env },
    {
      out: (line) => void (written.out += `${line}\n`),
      err: (line) => void (written.err += `${line}\n`),
      interactive,
      ask: async () => input,
      askSecret: async () => input,
      readInput: async () => input.replace(/\n$/, ''),
    },
  );
  return { code, ...written };
}

/** Runs it as a process of its own, as an operator's shell does. */
const spawned = (args: readonly string[], { person = 'ops', input = '', env = {} }: Person = {}) =>
  new Promise<Outcome>((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...environmentOf(person), ...env },
    });
    const written = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (written.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (written.err += text.toString()));
    child.on('close', (code) => resolve({ code, ...written }));
    child.stdin.end(input);
  });

const signIn = (person = 'ops') => run(['sign-in', '--name', person, '--password-stdin'], { person, input: `${PASSWORD}\n` });

describe('help', () => {
  test('is there for every command, in both languages', async () => {
    const english = await run(['--help']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain('Usage: chainletter-ops');
    const chinese = await run(['--lang', 'zh', 'limits', 'set-term', '--help']);
    expect(chinese.code).toBe(0);
    expect(chinese.out).toContain('用法：');
    expect(chinese.out).toContain('--max <months>');
    expect(chinese.out).toContain('最长几个月');
    expect(english.out).not.toMatch(/\p{Script=Han}/u);
  });

  test('what is typed wrongly ends with 2 and says what is wrong', async () => {
    const missing = await run(['limits', 'set-term', '--from', '2027-01-01']);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain("'--warn <months>' not specified");
    expect(await run(['limits', 'set-term', '--from', '2027-02-30'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('YYYY-MM-DD'),
    });
    expect(await run(['nonsense'])).toMatchObject({ code: 2 });
    expect((await run(['--lang', 'zh', 'nonsense'])).err).toContain('没有此命令');
  });
});

test('as a process of its own it signs in, keeps the session, acts, and ends with the code of what happened', async () => {
  expect(await spawned(['whoami'])).toMatchObject({ code: 3, out: '' });
  const signedIn = await spawned(['sign-in', '--name', 'ops', '--password-stdin'], { input: `${PASSWORD}\n` });
  expect(signedIn).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Operator') });
  const me = await spawned(['whoami', '--json']);
  expect(JSON.parse(me.out)).toMatchObject({ name: 'ops', passwordDue: false });
  expect(await spawned(['operators', 'disable', 'auditor', '--reason', 'left'])).toMatchObject({ code: 5 });
});

describe('a session', () => {
  test('is kept where only its person can read it, and the token is never printed', async () => {
    const done = await signIn();
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(statSync(sessionOf('ops')).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(readFileSync(sessionOf('ops'), 'utf8')) as { token: string };
    expect(done.out + (await run(['whoami', '--json'])).out).not.toContain(token);
    expect((await run(['whoami'])).out).toContain('ops');
    expect(await run(['sign-out'])).toMatchObject({ code: 0 });
    expect(existsSync(sessionOf('ops'))).toBe(false);
    expect(await run(['whoami'])).toMatchObject({ code: 3 });
  });

  test('in a file that others can read is not used', async () => {
    await signIn();
    chmodSync(sessionOf('ops'), 0o644);
    expect(await run(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('chmod 600') });
  });

  test('is not opened with a wrong password', async () => {
    const wrong = await run(['sign-in', '--name', 'auditor', '--password-stdin'], { input: 'wrong-password\n' });
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(existsSync(sessionOf('ops'))).toBe(false);
  });

  test('is not carried over an open line, nor to a server that is not there', async () => {
    expect(await run(['whoami', '--server', 'http://ops.example.com'])).toMatchObject({ code: 2, err: expect.stringContaining('https') });
    expect(await run(['whoami', '--server', 'http://127.0.0.1:1'])).toMatchObject({ code: 4 });
  });
});

describe('an act', () => {
  const impose = ['suspensions', 'impose', 'E1001', '--reason', 'overdue'];

  test('is confirmed first, and answers in words, JSON and exit codes', async () => {
    await signIn();
    await signIn('ops-check');
    expect(await run(impose)).toMatchObject({ code: 5, err: expect.stringContaining('--yes') });
    expect((await (await server.as('core-op')).call(contract.enterprise.get, {})).issueSuspension).toBeNull();

    const declined = await run(impose, { interactive: true, input: 'no' });
    expect(declined).toMatchObject({ code: 5, err: expect.stringContaining('晋北煤业集团有限公司') });
    expect((await (await server.as('core-op')).call(contract.enterprise.get, {})).issueSuspension).toBeNull();

    expect(await run(impose, { interactive: true, input: 'yes' })).toMatchObject({ code: 0, out: 'Suspended\n' });
    expect((await (await server.as('core-op')).call(contract.enterprise.get, {})).issueSuspension).toMatchObject({ reason: 'overdue' });
    expect((await run(['suspensions', 'list'])).out).toMatch(/E1001 晋北煤业集团有限公司\s+overdue/);
    const again = await run([...impose, '--yes', '--json', '--lang', 'zh']);
    expect(again.code).toBe(1);
    expect(JSON.parse(again.out)).toMatchObject({ code: '10007' });
    expect((await run([...impose, '--yes'])).err).toMatch(
      /晋北煤业集团有限公司 has been suspended since \d{4}-\d\d-\d\d \d\d:\d\d by ops: overdue/,
    );

    const proposed = await run(['suspensions', 'lift', 'E1001', '--reason', 'paid', '--yes', '--json']);
    const { proposalId } = JSON.parse(proposed.out) as { proposalId: string };
    expect(await run(['proposals', 'approve', proposalId, '--yes'])).toMatchObject({ code: 1, err: expect.stringContaining('yourself') });
    expect(await run(['proposals', 'approve', proposalId, '--yes'], { person: 'ops-check' })).toMatchObject({ code: 0, out: 'Done\n' });
    expect((await run(['suspensions', 'list', '--json'])).out).toContain('"total": 0');
  });

  test('grants a credit line with a second operator, and declines another', async () => {
    await signIn();
    await signIn('ops-check');
    const [administrator, reviewer] = [await server.as('core-admin'), await server.as('core-review')];
    const passed = async (channel: number, amount: number) => {
      const asked = { channel, amount: yuan(amount), purpose: '设备更新', lineVersion: 0 };
      const { id, version } = await administrator.call(contract.creditLine.apply, asked);
      await reviewer.call(contract.creditLine.review, { id, version, decision: 'pass' });
      return id;
    };
    const [id, other] = [await passed(3, 60_000_000), await passed(6, 30_000_000)];
    expect((await run(['credit', 'list'])).out).toMatch(/E1001 晋北煤业集团有限公司\s+3 汇通融资担保\s+50,000,000\.00\s+60,000,000\.00/);
    expect((await run(['credit', 'show', id])).out).toMatch(/Total now\s+50,000,000\.00/);
    const terms = ['--total', '55000000', '--until', '2027-11-20', '--number', 'SX-9', '--reason', 'minutes 11'];
    const proposed = await run(['credit', 'grant', id, ...terms, '--yes', '--json']);
    const { proposalId } = JSON.parse(proposed.out) as { proposalId: string };
    expect(await run(['proposals', 'approve', proposalId, '--yes'], { person: 'ops-check' })).toMatchObject({ code: 0, out: 'Done\n' });
    expect(await administrator.call(contract.creditLine.application, { id })).toMatchObject({
      state: 'granted',
      grantedTotal: yuan(55_000_000),
      validUntil: '2027-11-20',
    });
    expect(await run(['credit', 'decline', other, '--reason', '资料不全', '--yes'])).toMatchObject({ code: 0, out: 'Declined\n' });
    expect(await administrator.call(contract.creditLine.application, { id: other })).toMatchObject({
      state: 'declined',
      reason: '资料不全',
    });
    expect(await run(['credit', 'show', '../x'])).toMatchObject({ code: 2, err: expect.stringContaining('credit list') });
  });

  test('sets limits and channel terms, taking over what is not named', async () => {
    await signIn();
    await signIn('ops-check');
    const pass = async ({ out }: Outcome) => {
      const { proposalId } = JSON.parse(out) as { proposalId: string };
      return run(['proposals', 'approve', proposalId, '--yes'], { person: 'ops-check' });
    };
    const term = ['limits', 'set-term', '--from', '2027-01-01', '--warn', '3', '--max', '6', '--reason', 'shorter', '--yes', '--json'];
    expect(await pass(await run(term))).toMatchObject({ code: 0 });
    expect((await run(['limits', 'show'])).out).toMatch(/2027-01-01\s+3\s+6\s+on/);
    const channel = ['channels', 'set', '7', '--from', '2027-01-01', '--rate', '3.05', '--reason', 'new price', '--yes', '--json'];
    expect(await pass(await run(channel))).toMatchObject({ code: 0 });
    const shown = await run(['channels', 'show', '7']);
    expect(shown.out).toMatch(/default\s+3\.45\s+100,000\.00–200,000,000\.00/);
    expect(shown.out).toMatch(/2027-01-01\s+3\.05\s+100,000\.00–200,000,000\.00/);
  });

  test('names a lender and sets its limit with a second operator', async () => {
    await signIn();
    await signIn('ops-check');
    const pass = async ({ out }: Outcome) => {
      const { proposalId } = JSON.parse(out) as { proposalId: string };
      return run(['proposals', 'approve', proposalId, '--yes'], { person: 'ops-check' });
    };
    const reason = ['--reason', 'minutes 12', '--yes', '--json'];
    expect((await run(['lenders', 'show', '7'])).out).toMatch(/工商银行忻州分行 \(E3007\)\s+E1001 晋北煤业集团有限公司\s+120,000,000\.00/);
    expect(await pass(await run(['lenders', 'set-limit', '7', 'E1001', '--total', '90000000', ...reason]))).toMatchObject({ code: 0 });
    expect(await pass(await run(['lenders', 'name', '7', 'E3012', ...reason]))).toMatchObject({ code: 0 });
    const shown = (await run(['lenders', 'show', '7'])).out;
    expect(shown).toMatch(/建设银行朔州分行 \(E3012\)\s+E1001 晋北煤业集团有限公司\s+90,000,000\.00\s+0\.00 \/ 0\.00/);
    expect(await run(['lenders', 'set-limit', '3', 'E1001', '--total', '1', ...reason])).toMatchObject({ code: 1 });
  });

  test('publishes an announcement from a file, with what may not be in it taken out', async () => {
    await signIn();
    const file = join(folder, 'news.html');
    writeFileSync(file, '<p>系统将于周六升级</p><script>alert(1)</script>');
    const done = await run(['announcements', 'publish', '--title', '升级通知', '--type', 'maintenance', '--file', file, '--yes', '--json']);
    expect(done).toMatchObject({ code: 0, err: '' });
    const { id } = JSON.parse(done.out) as { id: string };
    const read = await server.visitor().call(contract.message.listAnnouncements, { page: 1, pageSize: 20 });
    expect(read.list.map(({ title }) => title)).toContain('升级通知');
    expect((await run(['announcements', 'show', id])).out).not.toContain('script');
    expect(await run(['announcements', 'withdraw', id, '--reason', 'moved', '--yes'])).toMatchObject({ code: 0 });
    const after = await server.visitor().call(contract.message.listAnnouncements, { page: 1, pageSize: 20 });
    expect(after.list.map(({ title }) => title)).not.toContain('升级通知');
    expect(await run(['announcements', 'publish', '--title', 'x', '--type', 'notice', '--file', '/no/such/file', '--yes'])).toMatchObject({
      code: 2,
    });
  });
});

describe('the audit trail', () => {
  test('is exported, verified without the server, and compared with an earlier export', async () => {
    await signIn();
    const path = join(folder, 'trail.ndjson');
    expect(await run(['audit', 'export', '--to', path])).toMatchObject({ code: 0 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await run(['audit', 'verify', '--file', path])).toMatchObject({ code: 0, out: expect.stringContaining('Whole') });
    expect(await run(['audit', 'verify', '--against', path])).toMatchObject({ code: 0 });
    writeFileSync(path, readFileSync(path, 'utf8').replace('session.signIn', 'session.signOut'));
    expect(await run(['audit', 'verify', '--file', path])).toMatchObject({ code: 6, err: expect.stringContaining('row 1 ') });
    expect((await run(['audit', 'list', '--action', 'audit.export'])).out).toContain('Export the audit trail');
  });
});

describe('a report to the regulator', () => {
  const days = ['--from', '2026-11-01', '--until', '2026-11-19', '--reason', 'monthly report'];

  test('is written where only its person can read it, and checked again without the server', async () => {
    await signIn();
    const path = join(folder, 'report.ndjson');
    const done = await run(['regulatory', 'export', ...days, '--to', path]);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const sha256 = /SHA-256 +([0-9a-f]{64})/.exec(done.out)?.[1] ?? expect.fail(done.out);
    expect((await run(['regulatory', 'verify', path])).out).toBe(done.out);
    expect((await run(['audit', 'list', '--action', 'regulatory.export'])).out).toContain(sha256);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"from":"2026-11-01"', '"from":"2026-11-02"'));
    expect(await run(['regulatory', 'verify', path])).toMatchObject({ code: 6, err: expect.stringContaining('line 2 ') });
    writeFileSync(path, '{"record":"header"}\n');
    expect(await run(['regulatory', 'verify', path])).toMatchObject({ code: 6, err: expect.stringContaining('line 1 ') });
  });

  test('leaves nothing where it is refused, and overwrites nothing', async () => {
    await signIn();
    const path = join(folder, 'report.ndjson');
    const early = ['regulatory', 'export', '--from', '2026-11-01', '--until', '2099-12-31', '--reason', 'early', '--to', path];
    expect(await run(early)).toMatchObject({ code: 1, err: expect.stringContaining('Only days before today') });
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, 'mine');
    expect((await run(['regulatory', 'export', ...days, '--to', path])).code).not.toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });
});

describe('the first operators', () => {
  const password = 'Quiet-river-7-stones';
  let installation: NewInstallation;
  beforeEach(async () => {
    installation = await newInstallation();
  });
  afterEach(() => installation.remove());
  const env = () => {
    const { database } = installation;
    return { SANDBOX: '0', ...('url' in database ? { DATABASE_URL: database.url } : { DATA_DIR: database.dataDir }) };
  };
  const make = (name: string, mobile: string, more: readonly string[] = [], input = `${password}\n`) =>
    run(['first-operator', '--name', name, '--display', '系统管理员', '--mobile', mobile, '--password-stdin', ...more], {
      env: env(),
      input,
    });

  test('are two, made straight in the database, each with a password that is printed nowhere', async () => {
    expect(await make('root-op', '13900009101', [], 'short\n')).toMatchObject({ code: 2, err: expect.stringContaining('12 characters') });
    const first = await make('root-op', '13900009101');
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('once more') });
    expect(first.out).not.toContain(password);
    expect(await make('root-check', '13900009101')).toMatchObject({ code: 1, err: expect.stringContaining('taken') });
    expect(await make('root-check', '13900009102')).toMatchObject({ code: 0, out: 'Operator root-check was made\n' });
    expect(await make('third', '13900009103')).toMatchObject({ code: 1, err: expect.stringContaining('There are two operators already') });
  });

  test('are replaced there where one of the last two cannot act any more', async () => {
    await make('root-op', '13900009101');
    await make('root-check', '13900009102');
    expect(await make('third', '13900009103', ['--instead-of', 'nobody'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('at work'),
    });
    expect(await make('third', '13900009103', ['--instead-of', 'root-check'])).toMatchObject({ code: 0 });
    const database = await openDatabase(installation.database);
    const rows = await database.db.select().from(operator).orderBy(operator.name);
    const trail = await database.db.select().from(operationAudit).orderBy(operationAudit.sequence);
    await database.close();
    expect(rows.map(({ name, state, passwordDue }) => [name, state, passwordDue])).toEqual([
      ['root-check', 'disabled', false],
      ['root-op', 'active', false],
      ['third', 'active', false],
    ]);
    expect(trail.map(({ action, operatorName }) => `${action} ${operatorName}`)).toEqual([
      'operators.first installation',
      'operators.first installation',
      'operators.disable installation',
      'operators.first installation',
    ]);
  });
});

test('a database that does not answer is no wrong usage', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SANDBOX: '0' };
  expect(await run(['verify'], { env })).toMatchObject({ code: 4, err: expect.stringContaining('The database does not answer') });
});

test('an authenticator is set up by its first code, and its code is asked for at the next sign-in', async () => {
  const person = 'auditor';
  const code = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.wallClock.now().getTime() });
  await signIn(person);
  const seen = await run(['authenticator', 'new', '--password-stdin'], { person, input: `${PASSWORD}\n` });
  expect(seen).toMatchObject({ code: 0, out: expect.stringMatching(/█[^]*Secret +[A-Z2-7]{32}/) });
  const made = await run(['authenticator', 'new', '--password-stdin', '--json'], { person, input: `${PASSWORD}\n` });
  const { secret } = JSON.parse(made.out);
  const confirmed = await run(['authenticator', 'confirm', '--code', code(secret)], { person });
  expect(confirmed.out.match(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/gm)).toHaveLength(10);
  expect(await signIn(person)).toMatchObject({ code: 1, err: expect.stringContaining('six digits of your authenticator') });
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 60_000));
  const args = ['sign-in', '--name', person, '--password-stdin', '--code', code(secret)];
  expect(await run(args, { person, input: `${PASSWORD}\n` })).toMatchObject({ code: 0, out: expect.stringContaining('set up') });
});
