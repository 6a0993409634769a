import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors } from '../../testing/acting.ts';
import { financiers } from '../../testing/financing.ts';
import { lenderSystem } from '../../testing/lending.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import { runCommand } from './run-command.ts';

let server: OperationsServer;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await createOperationsServer();
  url = await server.operations.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'lianxin-ops-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

async function run(args: readonly string[], input = '') {
  const written = { out: '', err: '' };
  const code = await runCommand(
    args,
    { LANG: 'en_US.UTF-8', OPERATIONS_URL: url, CHAINLETTER_OPS_SESSION: join(folder, 'ops.json') },
    {
      out: (line) => void (written.out += `${line}\n`),
      err: (line) => void (written.err += `${line}\n`),
      interactive: false,
      ask: async () => input,
      askSecret: async () => input,
      readInput: async () => input,
    },
  );
  return { code, ...written };
}

test('lenders’ events are listed with their effect, in both languages', async () => {
  await run(['sign-in', '--name', 'ops', '--password-stdin'], 'Lianxin@2026');
  expect((await run(['lenders', 'events'])).out).toMatch(/Received +Channel +Application +Event +Effect\n.+\n—\n$/);
  const money = financiers(server);
  const { id, version, applicationNumber } = await money.apply([await actors(server).heldPiece({ amount: 60_000, invoice: 1 })], {
    channel: 12,
  });
  await money.pass(id, version);
  const say = lenderSystem(server, { applicationNumber, channel: 12 });
  await say({ event: 'accepted' });
  await say({ event: 'registrationWaived', reason: '行内已登记' });
  await say({ event: 'approved', applicationNumber: 'RZ-other' });
  const of = ['lenders', 'events', '--channel', '12', '--application', applicationNumber];
  const { code, out } = await run(of);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +12 +${applicationNumber} +Accepted +Taken\n`));
  expect(out).toMatch(/Registration waived +Taken once the steps before it are done\n/);
  expect(out).not.toContain('RZ-other');
  expect((await run(['lenders', 'events'])).out).toContain('Not taken: the channel has no such application');
  expect((await run([...of, '--lang', 'zh'])).out).toMatch(/不作登记 +等前面的步骤办完后采用/);
  expect((await run(['lenders', 'events', '--page', '2', '--json'])).out).toContain('"total": 3');
  expect(await run(['lenders', 'events', '--channel', 'x'])).toMatchObject({ code: 2 });
});
