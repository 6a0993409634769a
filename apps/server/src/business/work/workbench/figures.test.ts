import { contract, type RequestOf } from '@lianxin/api/contract';
import { addDays, dueDatesPaid, monthOf, shanghaiDate, statesWaitingFor, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

interface Found {
  readonly count: number;
  readonly amount: Fen;
}

type PageOf<Row> = (page: number) => Promise<{ readonly list: readonly Row[]; readonly total: number }>;

async function everyRow<Row>(page: PageOf<Row>, number = 1, before: readonly Row[] = []): Promise<readonly Row[]> {
  const { list, total } = await page(number);
  const rows = [...before, ...list];
  if (rows.length < total && list.length > 0) return everyRow(page, number + 1, rows);
  expect(rows.length).toBe(total);
  return rows;
}

/** Number and sum of a list's rows. */
async function addUp<Row>(page: PageOf<Row>, amountOf: (row: Row) => Fen): Promise<Found> {
  const rows = await everyRow(page);
  return { count: rows.length, amount: sumFen(rows.map(amountOf)) };
}

const SIZE = 50;
const holdings = (client: TestClient, filter: Partial<RequestOf<typeof contract.voucher.listHoldings>>) =>
  addUp(
    (page) => client.call(contract.voucher.listHoldings, { page, pageSize: SIZE, ...filter }),
    ({ amount }) => amount,
  );
const issuances = (client: TestClient, filter: Partial<RequestOf<typeof contract.issuance.list>>) =>
  addUp(
    (page) => client.call(contract.issuance.list, { page, pageSize: SIZE, ...filter }),
    ({ outstandingAmount }) => outstandingAmount,
  );

describe.each(['core-op', 'core-review', 'core-admin', 'supplier-op', 'supplier-review', 'tier2-op', 'fi-op', 'fee-review'])(
  'the workbench of %s counts what its lists find',
  (who) => {
    const begin = async () => {
      const client = await server.as(who);
      return { client, overview: await client.call(contract.workbench.overview, {}) };
    };

    test('holdings by state, pledged and overdue', async () => {
      const { client, overview } = await begin();
      for (const { state, count, amount } of overview.holdings)
        expect(await holdings(client, { states: [state] })).toEqual({ count, amount });
      expect(await holdings(client, { pledgedOnly: true })).toEqual(overview.pledged);
      expect(await holdings(client, { overdueOnly: true })).toEqual(overview.overdue);
    });

    test('parts of the holdings add up to the whole', async () => {
      const { client, overview } = await begin();
      const { holdings: held, pledgedInTime, overdue } = overview;
      const parts = [...held.map(({ rest }) => rest), pledgedInTime, overdue];
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(held.reduce((sum, { count }) => sum + count, 0));
      expect(sumFen(parts.map(({ amount }) => amount))).toBe(sumFen(held.map(({ amount }) => amount)));
      expect(await holdings(client, { availableOnly: true })).toEqual(held.find(({ state }) => state === 'holding')?.rest);
    });

    test('this month’s dues to and from the enterprise, and by payment day', async () => {
      const { client, overview } = await begin();
      const today = shanghaiDate(new Date(overview.at));
      const month = dueDatesPaid(today, monthOf(today).last);
      expect(await holdings(client, { receivableOnly: true, ...month })).toEqual(overview.dueThisMonth.receivable);
      expect(await issuances(client, { outstandingOnly: true, ...month })).toEqual(overview.dueThisMonth.payable);
      expect(await issuances(client, { outstandingOnly: true })).toEqual(overview.outstanding);
      for (const { on, receivable, payable } of overview.dueDays) {
        const day = { page: 1, pageSize: SIZE, from: on, to: on };
        const toReceive = (await client.call(contract.settlement.listToReceive, day)).list.filter(({ state }) => state !== 'paid');
        expect({ count: toReceive.length, amount: sumFen(toReceive.map(({ amount }) => amount)) }).toEqual(receivable);
        const toPay = (await client.call(contract.settlement.listToPay, day)).list.filter(({ unpaid }) => unpaid > ZERO_FEN);
        expect({ count: toPay.length, amount: sumFen(toPay.map(({ unpaid }) => unpaid)) }).toEqual(payable);
      }
    });

    test('the forecast holds what is overdue once, apart from the weeks', async () => {
      const { client, overview } = await begin();
      const today = shanghaiDate(new Date(overview.at));
      const [first] = overview.weeks;
      const last = addDays(overview.weeks.at(-1)?.monday ?? today, 6);
      const of = { page: 1, pageSize: 100, from: first?.monday ?? today, to: last };
      const late = { ...of, from: addDays(today, -1000), to: addDays(today, -1) };
      const unpaid = async (days: typeof of) =>
        sumFen((await client.call(contract.settlement.listToPay, days)).list.map((row) => row.unpaid));
      expect(overview.forecastOverdue.payments).toBe(await unpaid(late));
      expect(sumFen(overview.weeks.map(({ payments }) => payments))).toBe(await unpaid({ ...of, from: today }));
    });

    test('pending items by state of each list', async () => {
      const { client, overview } = await begin();
      const page = { page: 1, pageSize: 1 };
      expect((await client.call(contract.transfer.listIncoming, page)).stateCounts).toEqual(overview.counts.incoming);
      expect((await client.call(contract.issuance.list, page)).stateCounts).toEqual(overview.counts.issuances);
      expect((await client.call(contract.transfer.listOutgoing, page)).stateCounts).toEqual(overview.counts.transfers);
      const queue = await client.call(contract.issuance.list, { ...page, states: statesWaitingFor('issuance', 'own', 'reviewer') });
      const { awaitingReview = 0, voidAwaitingReview = 0 } = overview.counts.issuances;
      expect(queue.total).toBe(awaitingReview + voidAwaitingReview);
    });
  },
);

test('an unsigned piece counts as waiting, not as held', async () => {
  const client = await server.as('supplier-op');
  const { counts, holdings: held } = await client.call(contract.workbench.overview, {});
  expect(counts.incoming.awaitingSignature).toBeGreaterThan(0);
  expect(held.map(({ state }) => state)).not.toContain('awaitingReceipt');
});

test('figures above the holdings equal their lists', async () => {
  const client = await server.as('supplier-op');
  const totals = await client.call(contract.voucher.totals, {});
  expect(await holdings(client, { receivableOnly: true })).toEqual(totals.receivable);
  const free = await holdings(client, { availableOnly: true });
  expect(totals.byState.reduce((left, { availableAmount }) => left + availableAmount, 0n)).toBe(free.amount);
});

test.each(['supplier-op', 'tier2-op', 'core-op'])('the dues of %s by month equal its list, and add up to the receivables', async (who) => {
  const client = await server.as(who);
  const { dueMonths, receivable } = await client.call(contract.voucher.totals, {});
  for (const { from, to, ...figure } of dueMonths) {
    const month = { ...(from === null ? {} : { dueFrom: from }), ...(to === null ? {} : { dueTo: to }) };
    expect(await holdings(client, { receivableOnly: true, ...month })).toEqual(figure);
  }
  expect(dueMonths.reduce((left, { count }) => left + count, 0)).toBe(receivable.count);
  expect(sumFen(dueMonths.map(({ amount }) => amount))).toBe(receivable.amount);
});
