import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

test('vouchers to pay are sorted by payment day, paid ones last', async () => {
  const client = await server.as('core-op');
  const { list } = await client.call(contract.settlement.listToPay, { page: 1, pageSize: 100 });
  const isPaid = list.map(({ state }) => state === 'paid');
  expect(new Set(isPaid)).toEqual(new Set([false, true]));
  expect(isPaid.lastIndexOf(false)).toBeLessThan(isPaid.indexOf(true));
  const toPay = list.filter(({ state }) => state !== 'paid').map(({ paysOn }) => paysOn);
  expect(toPay).toEqual(toPay.toSorted());
});
