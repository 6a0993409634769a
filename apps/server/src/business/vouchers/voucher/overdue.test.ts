import { contract } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const page = { page: 1, pageSize: 100 };

async function heldBy(who: string) {
  const client = await server.as(who);
  const { list } = await client.call(contract.voucher.listHoldings, page);
  const totals = await client.call(contract.voucher.totals, {});
  return {
    list: list.filter(({ live, state }) => live && state !== 'settled'),
    figures: [
      totals.overdue,
      (await client.call(contract.workbench.overview, {})).overdue,
      (await client.call(contract.treasury.assets, {})).overdue,
    ],
  };
}

test.each(['supplier-op', 'tier2-op', 'fi-op'])('%s reads of a voucher that it is late exactly if the figures count it', async (who) => {
  const { list, figures } = await heldBy(who);
  const late = list.filter(({ daysLate }) => daysLate > 0);
  const figure = { count: late.length, amount: sumFen(late.map(({ amount }) => amount)) };
  expect(figures).toEqual(figures.map(() => figure));
});

test('a payment that the holder’s own account refused is past its day without being late', async () => {
  const { list } = await heldBy('tier2-op');
  const past = list.filter(({ remainingDays }) => remainingDays < 0);
  expect(past).toMatchObject([{ overdue: false, daysLate: 0 }]);
});
