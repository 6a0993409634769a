import { contract, isPaged, type Endpoint } from '@lianxin/api/contract';
import { fen, sumFen, type Fen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxWorld } from '../sandbox/seed/sandbox-world.ts';
import { copyRow, storedRow } from '../testing/copied-rows.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { CallFailed, type TestClient, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const PEOPLE = ['core-op', 'core-admin', 'supplier-op', 'supplier-admin', 'tier2-op', 'fi-op', 'loan-op'];

/** Money and rates of rows that no list sums up, and why. */
const NOT_SUMMED: Readonly<Record<string, string>> = {
  annualRate: 'a rate',
  taxRate: 'a rate',
  coverage: 'a rate',
  rate: 'a rate',
  balanceAfter: 'the balance after each entry',
  quota: 'a reminder, which each supplier has its own of',
  previousTotal: 'successive totals of one credit line',
  grantedTotal: 'successive totals of one credit line',
  basis: 'the amount of one loan, which several fees are charged on',
  minimum: 'the least that a fee comes to',
  lent: 'no column: what is left of it is',
  paidOut: 'no column',
  expectedAmount: 'no column',
};

/** Lists without sums, and why. */
const WITHOUT_SUMS: Readonly<Record<string, string>> = {
  'tradeContract.list': 'rows are picked from it, and those picked are summed up',
  'tradeInvoice.list': 'rows are picked from it, and those picked are summed up',
  'category.uses': 'vouchers, contracts and invoices of one category, which cover each other',
  'bankAccount.transactions': 'the bank answers page by page',
  'creditLine.applications': 'successive totals of one credit line',
};

const Page = z.object({
  list: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  columnSums: z.optional(z.record(z.string(), z.bigint())),
});
type Row = z.output<typeof Page>['list'][number];

const isFen = (value: unknown): value is bigint => typeof value === 'bigint';

/** Columns that are not a field of the row. */
const COMPUTED: Readonly<Record<string, (row: Row) => unknown>> = {
  inflow: ({ direction, amount }) => (direction === 'in' ? amount : null),
  outflow: ({ direction, amount }) => (direction === 'out' ? amount : null),
  paid: ({ byVoucher, byCash }) => (isFen(byVoucher) && isFen(byCash) ? fen(byVoucher + byCash) : null),
};

const columnSum = (rows: readonly Row[], column: string): Fen =>
  sumFen(rows.map((row) => (COMPUTED[column] ?? (() => row[column]))(row)).map((value) => fen(isFen(value) ? value : 0n)));

const moneyLists = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([name, endpoint]) => {
    if (!isPaged(endpoint) || `${resource}.${name}` in WITHOUT_SUMS) return [];
    const [row] = z.parse(Page, endpoint.example.response).list;
    const money = Object.entries(row ?? {}).flatMap(([field, value]) => (isFen(value) && NOT_SUMMED[field] === undefined ? [field] : []));
    return money.length === 0 ? [] : [{ call: `${resource}.${name}`, endpoint, money }];
  }),
);

/** Lists that are empty in the sandbox; their sums are tested with them. */
const EMPTY = ['billing.listInvoiceRequests', 'reconciliation.lines', 'fundRegister.supplements', 'pledge.listToSign'];

/** All rows of a list and its sums, as a person sees them; undefined where they may not. */
async function wholeList(client: TestClient, endpoint: Endpoint) {
  const example = z.parse(z.record(z.string(), z.unknown()), endpoint.example.request);
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    try {
      const reply = z.parse(Page, await client.call(endpoint, { ...example, page, pageSize: 100 }));
      rows.push(...reply.list);
      if (reply.list.length === 0 || rows.length >= reply.total) return { ...reply, rows };
    } catch (error) {
      if (error instanceof CallFailed) return undefined;
      throw error;
    }
  }
}

test('there are lists with money', () => {
  expect(moneyLists.length).toBeGreaterThan(20);
});

test.each(moneyLists)('each money column of $call has the sum of all its rows', async ({ call, endpoint, money }) => {
  let seen = false;
  for (const person of PEOPLE) {
    const found = await wholeList(await server.as(person), endpoint);
    if (found === undefined || found.rows.length === 0) continue;
    seen = true;
    const sums = found.columnSums ?? {};
    const summed = new Set(Object.keys(sums));
    // A register of what came and went sums its amounts in two columns.
    const isSummed = (column: string) => summed.has(column) || (column === 'amount' && summed.has('inflow'));
    expect([person, money.filter((column) => !isSummed(column))]).toEqual([person, []]);
    expect([person, sums]).toEqual([person, Object.fromEntries([...summed].map((column) => [column, columnSum(found.rows, column)]))]);
  }
  expect(seen).toBe(!EMPTY.includes(call));
});

/** More than any list reads at once to sum it up. */
const COPIES = 5_001;

/** Lists of which one row cannot be copied alone: each is counted and summed up by one statement over all that it finds, or in memory. */
const NOT_COPIED: Readonly<Record<string, string>> = {
  'fee.list': 'a view of several tables',
  'supplier.list': 'a row for each enterprise',
  'voucher.listFinanceable': 'groups of pieces',
  'statement.lines': 'computed from the histories of vouchers',
  'payable.list': 'a view of issuances and payables, with what was paid on each',
  'settlement.listToPay': 'with the payments of each',
  'financing.list': 'with the pieces and the quote of each',
  'pledge.list': 'with the pieces and the quote of each',
  'treasury.listRepayments': 'with the pieces and the quote of each',
};

const idsOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([field, value]) => (/^id$|Id$/.test(field) && typeof value === 'string' ? [value] : []));

const firstPage = async (client: TestClient, endpoint: Endpoint) =>
  z.parse(
    Page,
    await client.call(endpoint, { ...z.parse(z.record(z.string(), z.unknown()), endpoint.example.request), page: 1, pageSize: 1 }),
  );

test.each(moneyLists.filter(({ call }) => !EMPTY.includes(call) && NOT_COPIED[call] === undefined))(
  'the sums of $call are those of all rows, also of more than 5,000',
  async ({ endpoint }) => {
    for (const person of PEOPLE) {
      const client = await server.as(person);
      const before = await wholeList(client, endpoint);
      const [row] = before?.rows ?? [];
      const stored = row && (await storedRow(server, idsOf(row)));
      if (before === undefined || row === undefined || stored === undefined) continue;
      await copyRow(server, stored, COPIES);
      const { total, columnSums } = await firstPage(client, endpoint);
      expect(total).toBe(before.total + COPIES);
      expect(columnSums).toEqual(
        Object.fromEntries(
          Object.entries(before.columnSums ?? {}).map(([column, sum]) => [column, sum + BigInt(COPIES) * columnSum([row], column)]),
        ),
      );
      return;
    }
    expect.fail('no person sees a row of it that is stored under its id');
  },
);
