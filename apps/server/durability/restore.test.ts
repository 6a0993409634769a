import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresBinaries, startPostgres, type Cluster } from '../../../tooling/test/postgres.ts';
import { builtServer, freePort } from '../../../tooling/test/server.ts';
import { Browser } from './browser.ts';
import { queryOutside } from './outside.ts';
import { piecesOf } from './supplier.ts';
import { Victim } from './victim.ts';

const KEYS = { SERVER_KEY: 'the-server-key-of-the-restored-installation', DATA_KEYS: 'the-data-key-of-the-restored-installation' };
const run = promisify(execFile);

/** A database server with an empty database and an empty data folder, as a new machine has. */
interface Machine {
  readonly cluster: Cluster;
  readonly env: Readonly<Record<string, string>>;
}

const folders: string[] = [];
const clusters: Cluster[] = [];
async function newMachine(): Promise<Machine> {
  const cluster = await startPostgres();
  clusters.push(cluster);
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-machine-'));
  folders.push(dataDir);
  const port = String(await freePort());
  return {
    cluster,
    env: {
      ...KEYS,
      DATABASE_URL: cluster.database('lianxin'),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: port,
      OPERATIONS_PORT: '0',
      SANDBOX: '1',
      LANG: 'en_US.UTF-8',
      PG_BIN: postgresBinaries() ?? '',
    },
  };
}

/** Runs the operators' program on a machine. */
async function ops({ env }: Machine, ...args: string[]): Promise<{ code: number; said: string }> {
  const program = join(dirname(builtServer()), 'ops.js');
  const { DATABASE_URL: _, ...inherited } = process.env;
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], { env: { ...inherited, ...env } });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), said: `${String(error.stdout)}${String(error.stderr)}` };
  }
}

const serverOn = ({ env }: Machine) => new Victim(`http://127.0.0.1:${env['PORT'] ?? ''}`, builtServer(), env);
const heldOn = async ({ env }: Machine) =>
  (await piecesOf(await Browser.of(`http://127.0.0.1:${env['PORT'] ?? ''}`, 'supplier-op'))).map(({ number, amount }) => [number, amount]);

let original: Machine;
const backup = join(mkdtempSync(join(tmpdir(), 'lianxin-backup-')), 'tonight');
beforeAll(async () => {
  original = await newMachine();
  await serverOn(original).start();
});

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
  for (const folder of [...folders, dirname(backup)]) rmSync(folder, { recursive: true, force: true });
});

test('a backup that was taken while the server ran is restored to an empty machine, is whole there, and the server answers from it', async () => {
  expect(await ops(original, 'backup', '--to', backup)).toMatchObject({ code: 0, said: expect.stringContaining(`are in ${backup}`) });
  const machine = await newMachine();
  const restored = await ops(machine, 'restore', '--from', backup);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^Whole: \d+ vouchers and all around them, in \d+ s$/m) });
  const server = serverOn(machine);
  await server.start();
  const held = await heldOn(machine);
  expect(held.length).toBeGreaterThan(0);
  expect(held).toEqual(await heldOn(original));
  expect(await ops(machine, 'restore', '--from', backup)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not empty: DATABASE_URL'),
  });
  await server.kill();
});

test('on a database that has neither role nor policies the server does not start, and names what is missing', async () => {
  const machine = await newMachine();
  await run(join(postgresBinaries() ?? '', 'pg_restore'), [
    '--no-owner',
    '--no-privileges',
    `--dbname=${machine.env['DATABASE_URL'] ?? ''}`,
    join(backup, 'database.dump'),
  ]).catch(() => {});
  const { DATABASE_URL: _, ...inherited } = process.env;
  const start = run(process.execPath, [builtServer()], { env: { ...inherited, ...machine.env } });
  await expect(start).rejects.toMatchObject({
    stderr: expect.stringMatching(/The database is not what the migrations make: \d+ parts differ[^]*missing: .*chainletter_request/),
  });
  expect(await ops(machine, 'verify')).toMatchObject({ code: 6, said: expect.stringContaining('Not whole: 1 of 8 checks found problems') });
});

test('a backup that was damaged, or is none, is refused before anything is changed', async () => {
  const machine = await newMachine();
  expect(await ops(machine, 'restore', '--from', dirname(backup))).toMatchObject({
    code: 1,
    said: expect.stringContaining('no complete backup'),
  });
  appendFileSync(join(backup, 'database.dump'), 'x');
  expect(await ops(machine, 'restore', '--from', backup)).toMatchObject({ code: 1, said: expect.stringContaining('was damaged') });
  expect(await queryOutside('', machine.env['DATABASE_URL'])("select 1 from pg_roles where rolname = 'chainletter_request'")).toEqual([]);
});
