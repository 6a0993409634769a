import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWorld } from '../../../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

type Income = ResponseOf<typeof contract.transfer.listIncoming>;
type Asked = Omit<RequestOf<typeof contract.transfer.listIncoming>, 'page' | 'pageSize'>;

/** All rows of the income list, with its totals verified. */
async function incomeOf(client: TestClient, asked: Asked = {}, pageSize = 7): Promise<Income['list']> {
  const rows: Income['list'] = [];
  for (let page = 1; ; page += 1) {
    const reply = await client.call(contract.transfer.listIncoming, { ...asked, received: true, page, pageSize });
    rows.push(...reply.list);
    if (reply.list.length > 0 && rows.length < reply.total) continue;
    expect(new Set(rows.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(reply.total);
    expect(sumFen(rows.map(({ amount }) => amount))).toBe(reply.columnSums?.amount ?? 0n);
    return rows;
  }
}

describe.each(['supplier-op', 'tier2-op', 'core-op', 'fi-op'])('the income of %s', (who) => {
  test('consists of received and returned pieces, latest first, in any order of pages', async () => {
    const client = await server.as(who);
    const rows = await incomeOf(client);
    const days = rows.map(({ signedOn }) => signedOn ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    const smallestFirst = (await incomeOf(client, { sort: 'amount' })).map(({ amount }) => amount);
    expect(smallestFirst).toEqual(rows.map(({ amount }) => amount).toSorted((one, other) => Number(one - other)));
  });

  test('accounts for the whole of each amount', async () => {
    const received = (await incomeOf(await server.as(who))).filter(({ returned }) => !returned);
    expect(received.map(({ became }) => sumFen(became.map(({ amount }) => amount)))).toEqual(received.map(({ amount }) => amount));
  });

  test('by source and month equals the list', async () => {
    const client = await server.as(who);
    const { months } = await client.call(contract.treasury.months, { direction: 'in' });
    expect(months).toHaveLength(12);
    const from = months[0]?.first;
    for (const source of ['issuance', 'transfer', 'returned'] as const) {
      const rows = await incomeOf(client, { sources: [source], ...(from && { receivedFrom: from }) });
      const flows = months.flatMap((month) => month.flows.filter(({ kind }) => kind === source));
      expect(sumFen(flows.map(({ amount }) => amount))).toBe(sumFen(rows.map(({ amount }) => amount)));
      expect(flows.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    }
  });
});

test('income is searched by number and payer, within the enterprise', async () => {
  const client = await server.as('supplier-op');
  const [first] = await incomeOf(client);
  if (!first) throw new Error('the supplier received nothing');
  expect((await incomeOf(client, { search: first.number })).map(({ id }) => id)).toContain(first.id);
  const ofPayer = await incomeOf(client, { search: first.from.name });
  expect(ofPayer.length).toBeGreaterThan(0);
  const others = await incomeOf(await server.as('tier2-op'), { search: first.number });
  expect(others.map(({ id }) => id)).not.toContain(first.id);
});

test('expenditure of a month is what others signed for and lenders paid for', async () => {
  const supplier = await server.as('supplier-op');
  const { today, months } = await supplier.call(contract.treasury.months, { direction: 'out' });
  expect(months.at(-1)?.first).toBe(`${today.slice(0, 7)}-01`);
  const done = await supplier.call(contract.transfer.listOutgoing, { page: 1, pageSize: 100, states: ['completed'] });
  const passedOn = months.flatMap(({ flows }) => flows.filter(({ kind }) => kind === 'transfer'));
  expect(passedOn.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(done.total);
  expect(passedOn.length).toBeGreaterThan(0);
});

describe.each(['supplier-op', 'supplier-admin', 'tier2-op', 'core-op', 'fi-op'])('the assets of %s', (who) => {
  test('equal the lists behind them', async () => {
    const client = await server.as(who);
    const all = await client.call(contract.treasury.assets, {});
    const held = async (asked: Partial<RequestOf<typeof contract.voucher.listHoldings>>) => {
      const { total, columnSums } = await client.call(contract.voucher.listHoldings, { page: 1, pageSize: 1, ...asked });
      return { count: total, amount: columnSums?.amount ?? 0n };
    };
    expect(await held({ states: ['holding', 'transferring', 'financing'] })).toEqual(all.held);
    expect(await held({ receivableOnly: true })).toEqual(all.receivable);
    expect(await held({ pledgedOnly: true })).toEqual(all.pledged);
    expect(await held({ overdueOnly: true })).toEqual(all.overdue);
    for (const { from, to, ...due } of all.dues)
      expect(await held({ receivableOnly: true, ...(from && { dueFrom: from }), ...(to && { dueTo: to }) })).toEqual(due);
    for (const { issuer, ...owes } of all.issuers)
      expect(await held({ receivableOnly: true, ...(issuer.enterpriseNo && { issuerNo: issuer.enterpriseNo }) })).toEqual(owes);
    const financeable = await client.call(contract.voucher.listFinanceable, { page: 1, pageSize: 100 });
    expect(all.financeable.amount).toBe(financeable.columnSums?.availableAmount ?? 0n);
    expect(all.financeable.count).toBe(financeable.list.reduce((sum, { pieceCount }) => sum + pieceCount, 0));
  });

  test('were zero before the first voucher, and equal the holdings today', async () => {
    const { trend, held, today } = await (await server.as(who)).call(contract.treasury.assets, {});
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toEqual({ on: today, held: held.amount });
    for (const point of trend) expect(point.held).toBeGreaterThanOrEqual(0n);
    expect(trend[0]?.held).toBe(0n);
  });

  test('cost what the year’s records show', async () => {
    const client = await server.as(who);
    const { cost } = await client.call(contract.treasury.assets, {});
    const page = { page: 1, pageSize: 100, disbursedFrom: cost.from } as const;
    const { list } = await client.call(contract.financing.list, page);
    expect(cost.financed).toEqual({
      count: list.length,
      amount: sumFen(list.map(({ amount }) => amount)),
      cost: sumFen(list.map(({ amount }) => amount)) - sumFen(list.map(({ net }) => net)),
    });
    const loans = (await client.call(contract.pledge.list, page)).list;
    expect(cost.lent).toMatchObject({ count: loans.length, amount: sumFen(loans.map(({ amount }) => amount)) });
  });
});

test('repayments are each loan’s principal with today’s interest, by day and in total', async () => {
  const client = await server.as('supplier-admin');
  const { list, total } = await client.call(contract.treasury.listRepayments, { page: 1, pageSize: 100 });
  expect(total).toBeGreaterThan(0);
  const open = list.filter(({ state }) => state !== 'paidOff');
  const days = await client.call(contract.treasury.repaymentDays, {});
  expect(days.principal).toBe(sumFen(open.map(({ principal }) => principal)));
  expect(days.interest).toBe(sumFen(open.map(({ interest }) => interest)));
  expect(days.days.reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
  for (const row of open) {
    const { owed } = await client.call(contract.pledge.ghRepayments, { id: row.id });
    expect(row).toMatchObject({
      principal: owed?.principal,
      interest: owed?.interest,
      lateInterest: owed?.lateInterest,
      total: owed?.total,
    });
  }
  const none = await (
    await server.as('tier2-op')
  ).call(contract.treasury.listRepayments, { page: 1, pageSize: 100, search: open[0]?.applicationNumber ?? '' });
  expect(none.list.map(({ id }) => id)).not.toContain(open[0]?.id);
});
