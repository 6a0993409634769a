import { EnterpriseNo, type Contract, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { fillPlaceholders, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { pieceFilter } from './list-filter.ts';
import { foundPage, foundFlaggedPage, walkedPage, type Walk } from './piece-page.ts';

const HOLDER = z.parse(EnterpriseNo, 'N001');
/** Holds, issued and transferred pieces. */
const TRADER = z.parse(EnterpriseNo, 'N301');

/** Pieces of three hundred enterprises: half belong to one, which issued, transferred and holds a third of the rest each. */
const filled = (count: number) => async (database: Database) =>
  database.session(async (session) => {
    await session.exec(`
      set session_replication_role = replica;
      insert into enterprise (enterprise_no, name, credit_code, legal_name, size, address, created_at)
      select 'N' || lpad(i::text, 3, '0'), '企业第' || i || '有限公司', '9114' || lpad(i::text, 14, '0'), '李强', '小型企业', '朔州市', now() from generate_series(1, 301) i;
      insert into voucher (id, number, issuance_id, issuer_no, face_amount, issued_on, due_on, payment_date, channel, promise_number, salt, chain_head, chain_length, created_at)
      select 'V' || i, 'LX20261101' || lpad(i::text, 9, '0'), 'I' || i, 'N002', 1000, current_date, current_date + 90, current_date + 90, 1, 'P' || i, '', '', 1, now()
      from generate_series(1, ${count}) i;
      insert into piece (id, voucher_id, base_id, number, issuer_no, holder_no, from_no, amount, state, live, source, issued_on, due_on, received_on, changed_by, changed_at, created_at)
      select 'P' || i, 'V' || i, 'P' || i, 'LX20261101' || lpad(i::text, 9, '0'),
        case when i % 6 = 1 then 'N301' else 'N' || lpad((2 + i % 299)::text, 3, '0') end,
        case when i % 2 = 0 then 'N001' when i % 6 = 5 then 'N301' else 'N' || lpad((2 + i * 7 % 299)::text, 3, '0') end,
        case when i % 6 in (1, 3) then 'N301' else 'N' || lpad((2 + i % 299)::text, 3, '0') end,
        1000 + i * 7919 % 100000, 'holding', true, 'issuance', current_date - i % 90, current_date + i % 90, current_date - i % 80, '', now() - i * interval '1 minute', now()
      from generate_series(1, ${count}) i;
      reset session_replication_role`);
    await session.exec('vacuum analyze piece');
    await session.exec('vacuum analyze voucher');
    await session.exec('vacuum analyze enterprise');
  });

let small: Database;
let large: Database;
beforeAll(async () => {
  small = await testDatabase('three thousand pieces', filled(3000));
  large = await testDatabase('thirty thousand pieces', filled(30_000));
});
afterAll(async () => {
  await small.close();
  await large.close();
});

const PlanShape = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(PlanShape));
  },
});
type Plan = z.output<typeof PlanShape>;

/** Indexes and sequential scans on pieces in a plan. */
const readsOf = (plan: Plan): string[] => [
  ...(plan['Index Name']?.startsWith('piece') ? [plan['Index Name']] : []),
  ...(plan['Relation Name'] === 'piece' && plan['Node Type'] === 'Seq Scan' ? ['every piece'] : []),
  ...(plan.Plans ?? []).flatMap(readsOf),
];

/** The plan of a list's ids. */
async function explained(database: Database, chosen: SQL, values: Readonly<Record<string, unknown>>): Promise<Plan> {
  const statement = database.db
    .select({ id: sql`chosen.id` })
    .from(sql`(${chosen}) chosen`)
    .toSQL();
  const parameters = fillPlaceholders(statement.params, { viewerNo: HOLDER, states: [], limit: 20, offset: 0, reach: 20, ...values });
  const [row] = await database.session((lent) => lent.query(`explain (format json) ${statement.sql}`, parameters));
  return z.parse(z.tuple([z.object({ Plan: PlanShape })]), row?.['QUERY PLAN'])[0].Plan;
}

/** How the plan finds the pieces of a page. */
const choosing = async (database: Database, chosen: SQL, values: Readonly<Record<string, unknown>>) => {
  const plan = await explained(database, chosen, values);
  return [...new Set(readsOf(plan))].toSorted();
};

type Request = RequestOf<Contract['voucher']['list']>;

const page = { page: 1, pageSize: 20 };
const walk = (column: SQL, more: Partial<Walk> = {}): Walk => ({
  scope: 'held',
  filter: pieceFilter(page),
  order: { column, descending: true },
  hasStates: false,
  flags: [],
  after: false,
  ...more,
});
const find = (request: Partial<Request>) => {
  const filter = pieceFilter({ ...page, ...request });
  return { chosen: foundPage(walk(sql`${piece.changedAt}`, { filter })), values: filter.values };
};

test.each<[what: string, index: string, chosen: SQL, values?: Readonly<Record<string, unknown>>]>([
  ['the first page', 'piece_holder_list', walkedPage(walk(sql`${piece.changedAt}`))],
  [
    'a page behind a row that is remembered',
    'piece_holder_list',
    walkedPage(walk(sql`${piece.changedAt}`, { after: true })),
    { afterKey: '2026-01-01T00:00:00Z', afterId: 'P7' },
  ],
  ['the order of amounts', 'piece_holder_amount', walkedPage(walk(sql`${piece.amount}`))],
  ['the order of numbers', 'piece_holder_number', walkedPage(walk(sql`${piece.number}`))],
  ['the order of days of issue', 'piece_holder_issued', walkedPage(walk(sql`${piece.issuedOn}`))],
  ['the order of due days', 'piece_holder_due', walkedPage(walk(sql`${piece.dueOn}`))],
])('%s reads %s, with three thousand pieces and thirty thousand', async (_what, index, chosen, values = {}) => {
  expect(await choosing(small, chosen, values)).toEqual([index]);
  expect(await choosing(large, chosen, values)).toEqual([index]);
});

test.each<[order: string, index: string, column: SQL]>([
  ['amounts', 'amount', sql`${piece.amount}`],
  ['days of issue', 'issued', sql`${piece.issuedOn}`],
  ['days of receipt', 'received', sql`coalesce(${piece.receivedOn}, 'infinity'::date)`],
  ['due days', 'due', sql`${piece.dueOn}`],
])('holdings, issued and transferred pieces each read an index in the order of %s', async (_order, index, column) => {
  const each = [`piece_from_${index}`, `piece_holder_${index}`, `piece_issuer_${index}`];
  for (const database of [small, large])
    for (const descending of [false, true]) {
      const chosen = walkedPage(walk(column, { scope: 'seen', order: { column, descending } }));
      expect(await choosing(database, chosen, { viewerNo: TRADER })).toEqual(each);
    }
});

test('a range of amounts reads issued and transferred pieces in order', async () => {
  const filter = pieceFilter({ ...page, amountFrom: fen(90_000n), amountTo: fen(91_000n) });
  const chosen = foundPage(walk(sql`${piece.changedAt}`, { scope: 'seen', filter }));
  for (const database of [small, large])
    expect(await choosing(database, chosen, { ...filter.values, viewerNo: TRADER })).toEqual([
      'piece_from_amount',
      'piece_holder_amount',
      'piece_issuer_amount',
    ]);
});

test('a search uses an index for the number and one for each name', async () => {
  const { chosen, values } = find({ search: '00777' });
  for (const database of [small, large]) {
    const reads = await choosing(database, chosen, values);
    expect(reads).toEqual(expect.arrayContaining(['piece_holder_issuer', 'piece_holder_sender', 'piece_search']));
    expect(reads).not.toContain('every piece');
  }
});

test('a range of amounts is read in order', async () => {
  const { chosen, values } = find({ amountFrom: fen(90_000n), amountTo: fen(91_000n) });
  for (const database of [small, large]) expect(await choosing(database, chosen, values)).toEqual(['piece_holder_amount']);
});

test('overdue pieces in a range of amounts are read in order of amounts, if counts are known', async () => {
  const filter = pieceFilter({ ...page, amountFrom: fen(90_000n), amountTo: fen(91_000n), overdueOnly: true });
  const chosen = foundFlaggedPage(walk(sql`${piece.changedAt}`, { filter, flags: ['overdue'] }));
  for (const database of [small, large]) expect(await choosing(database, chosen, filter.values)).toEqual(['piece_holder_amount']);
});
