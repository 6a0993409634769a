import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import type { Restore } from '../../testing/restore.ts';
import { operations } from '../contract/index.ts';

const { operators, proposals, session } = operations;
const PASSWORD = 'Lianxin@2026';
const WHO = 'auditor';

let server: OperationsServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createOperationsServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

/** Signs in with the old password again and again until the end has come; answers everybody who was let in. */
async function underFire(end: () => Promise<unknown>): Promise<OperationsClient[]> {
  const seen: OperationsClient[] = [];
  const stop = new AbortController();
  const shoot = async (): Promise<void> => {
    // An address signs in twenty times a minute.
    for (let tries = 0; tries < 4 && !stop.signal.aborted; tries += 1) {
      const client = await server.operator(WHO).catch(() => undefined);
      if (client) seen.push(client);
    }
  };
  const ending = end().finally(() => stop.abort());
  await Promise.all([ending, shoot(), shoot(), shoot(), shoot()]);
  return seen;
}
const alive = async (clients: readonly OperationsClient[]) =>
  (await Promise.allSettled(clients.map((client) => client.call(session.me, {})))).filter(({ status }) => status === 'fulfilled').length;

test('no session of an operator is left after a change of password, whoever signs in meanwhile', async () => {
  const client = await server.operator(WHO);
  const clients = await underFire(() => client.call(session.changePassword, { password: PASSWORD, newPassword: 'Quiet-river-7-stones' }));
  expect(await alive([client, ...clients])).toBe(0);
});

test.each(['reset', 'disable'] as const)('nor after a %s', async (verb) => {
  const [ops, check] = [await server.operator('ops'), await server.operator('ops-check')];
  const { proposalId } = await ops.call(operators[verb], { name: WHO, version: 1, reason: '离岗' });
  const clients = await underFire(() => check.call(proposals.approve, { proposalId }));
  expect(await alive(clients)).toBe(0);
  if (verb === 'reset') return;
  const { list } = await ops.call(operators.list, {});
  const version = list.find(({ name }) => name === WHO)?.version ?? 0;
  const enabled = await ops.call(operators.enable, { name: WHO, version, reason: '返岗' });
  await check.call(proposals.approve, { proposalId: enabled.proposalId });
  expect(await alive(clients)).toBe(0);
});
