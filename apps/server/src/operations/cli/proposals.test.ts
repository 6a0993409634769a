import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { piece } from '../../schema/index.ts';
import { actors } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { runCommand } from './run-command.ts';

let server: OperationsServer;
let url: string;
let folder: string;

interface Person {
  readonly person?: string;
  readonly input?: string;
  readonly interactive?: boolean;
}

async function run(args: readonly string[], { person = 'ops', input = '', interactive = false }: Person = {}) {
  const written = { out: '', err: '' };
  const code = await runCommand(
    args,
    { LANG: 'en_US.UTF-8', OPERATIONS_URL: url, CHAINLETTER_OPS_SESSION: join(folder, `${person}.json`) },
    {
      out: (line) => void (written.out += `${line}\n`),
      err: (line) => void (written.err += `${line}\n`),
      interactive,
      ask: async () => input,
      askSecret: async () => input,
      readInput: async () => input,
    },
  );
  return { code, ...written };
}

beforeAll(async () => {
  server = await createOperationsServer();
  url = await server.operations.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'lianxin-ops-'));
  for (const person of ['ops', 'ops-check'])
    await run(['sign-in', '--name', person, '--password-stdin'], { person, input: 'Lianxin@2026' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

test('a lift names what is still overdue, to who proposes and to who passes it, and what waits is said in words', async () => {
  const held = await actors(server).heldPiece({ amount: 215_300, invoice: 4 });
  await server.database.db.update(piece).set({ overdue: true }).where(eq(piece.id, held.id));
  const owed = new RegExp(`Still overdue +1, 215,300\\.00 yuan in all\n${held.number} +\\d{4}-\\d\\d-\\d\\d +215,300\\.00`);
  await run(['suspensions', 'impose', 'E1001', '--reason', 'overdue', '--yes']);
  const proposed = await run(['suspensions', 'lift', 'E1001', '--reason', 'promised', '--yes']);
  expect(proposed.out).toMatch(owed);
  const proposalId = /proposals approve (\S+)/.exec(proposed.out)?.[1] ?? expect.fail(proposed.out);

  const waiting = await run(['proposals', 'list'], { person: 'ops-check' });
  expect(waiting.out).toMatch(/Lift a suspension +晋北煤业集团有限公司 +ops +.*Waiting +promised/);
  const chinese = await run(['--lang', 'zh', 'proposals', 'show', proposalId], { person: 'ops-check' });
  expect(chinese.out).toMatch(/事项 +解除暂停\n对象 +晋北煤业集团有限公司\n企业 +晋北煤业集团有限公司 \(E1001\)\n/);
  expect(chinese.out).not.toMatch(/suspensions\.lift|enterpriseNo|[{}"]/);

  const asked = await run(['proposals', 'approve', proposalId], { person: 'ops-check', interactive: true, input: 'no' });
  expect(asked).toMatchObject({ code: 5, err: expect.stringMatching(owed) });
  expect(await run(['proposals', 'decline', proposalId, '--reason', 'not paid', '--yes'], { person: 'ops-check' })).toMatchObject({
    code: 0,
  });
  const trail = (await run(['--lang', 'zh', 'audit', 'list'])).out;
  expect(trail).not.toMatch(/suspensions\.|issueSuspended|[{}"]/);
  expect(trail).toMatch(/暂停开立 是、暂停原因 overdue/);
  await server.database.db.update(piece).set({ overdue: false }).where(eq(piece.id, held.id));
  const lifted = await run(['suspensions', 'lift', 'E1001', '--reason', 'paid', '--yes', '--json']);
  const { proposalId: last } = JSON.parse(lifted.out) as { proposalId: string };
  expect(await run(['proposals', 'approve', last, '--yes'], { person: 'ops-check' })).toMatchObject({ code: 0 });
});

test('a proposed limit says what and whom, with separators', async () => {
  const reason = ['--reason', 'minutes 13', '--yes', '--json'];
  const proposed = await run(['lenders', 'set-limit', '7', 'E1001', '--total', '80000000', ...reason]);
  const { proposalId } = JSON.parse(proposed.out) as { proposalId: string };
  const shown = (await run(['proposals', 'show', proposalId])).out;
  expect(shown).toMatch(/Act +Set the limit of a lender\n/);
  expect(shown).toMatch(/Issuer +晋北煤业集团有限公司 \(E1001\)\n.*\n?Total +80,000,000\.00\n/);
  expect(await run(['proposals', 'withdraw', proposalId, '--reason', 'a trial', '--yes'])).toMatchObject({ code: 0 });
});
