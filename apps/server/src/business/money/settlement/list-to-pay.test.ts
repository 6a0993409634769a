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

test('pieces to be paid for are sorted with overdue ones first and paid ones last', async () => {
  const client = await server.as('supplier-op');
  const { list } = await client.call(contract.settlement.listToReceive, { page: 1, pageSize: 100 });
  const rank = list.map(({ state }) => (state === 'overdue' ? 0 : state === 'paid' ? 2 : 1));
  expect(new Set(rank).size).toBeGreaterThan(1);
  expect(rank).toEqual(rank.toSorted((one, other) => one - other));
});

test('what an account has to pay is told by day', async () => {
  const client = await server.as('core-op');
  const { needs } = await client.call(contract.settlement.listToPay, { page: 1, pageSize: 1 });
  expect(needs.length).toBeGreaterThan(0);
  for (const { due, days } of needs) {
    expect(days.reduce((sum, day) => sum + day.due, 0n)).toBe(due);
    expect(days.map(({ paysOn }) => paysOn)).toEqual(days.map(({ paysOn }) => paysOn).toSorted());
  }
});

test('vouchers to pay are sorted by payment day, paid ones last', async () => {
  const client = await server.as('core-op');
  const { list } = await client.call(contract.settlement.listToPay, { page: 1, pageSize: 100 });
  const isPaid = list.map(({ state }) => state === 'paid');
  expect(new Set(isPaid)).toEqual(new Set([false, true]));
  expect(isPaid.lastIndexOf(false)).toBeLessThan(isPaid.indexOf(true));
  const toPay = list.filter(({ state }) => state !== 'paid').map(({ paysOn }) => paysOn);
  expect(toPay).toEqual(toPay.toSorted());
});
