import { contract } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { notify } from '../../foundation/messages/index.ts';

const { message } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

/** Whether the person's messages are done, by kind. */
async function doneOf(userName: string) {
  const client = await server.as(userName);
  const { list } = await client.call(message.list, { page: 1, pageSize: 20 });
  return Object.fromEntries(list.map(({ kind, isDone }) => [kind, isDone]));
}

test('a message is done once its act is no task any more; one that asks for nothing is neither', async () => {
  const world = actors(server);
  const applied = await world.apply();
  expect(await doneOf('core-review')).toMatchObject({ issuanceToReview: false });
  const { id, version } = await world.pass(applied.id, applied.version);
  expect(await doneOf('core-review')).toMatchObject({ issuanceToReview: true });
  expect(await doneOf('supplier-op')).toMatchObject({ issuanceToSignFor: false });
  await world.sign('issuance', id, version);
  expect(await doneOf('supplier-op')).toMatchObject({ issuanceToSignFor: true });
  expect(await doneOf('supplier-review')).toMatchObject({ issuanceSignForToReview: false });
  await server.database.transaction((db) =>
    notify(
      { db, ids: server.services.ids, clock: server.clock },
      { ...messageOf('certificatesExpire', {}), enterpriseNo: 'E1002', role: 'operator' },
    ),
  );
  expect(await doneOf('supplier-op')).toMatchObject({ certificatesExpire: null });
  const reviewer = await server.as('supplier-review');
  const [newest] = (await reviewer.call(message.list, { page: 1, pageSize: 1 })).list;
  if (!newest) throw new Error('the reviewer was told nothing');
  expect((await reviewer.call(message.detail, { id: newest.id })).isDone).toBe(false);
});
