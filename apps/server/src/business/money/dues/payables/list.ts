import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { fen, SMALL_PAYMENT_DAYS, SMALL_PAYMENT_WARN_DAYS, type CivilDate, type PayableStanding } from '@lianxin/domain';
import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../../calls/handler.ts';
import type { Db } from '../../../../platform/db/client.ts';
import { countedPage, stateCountOf, within } from '../../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../../platform/db/page.ts';
import { settled } from '../../../../platform/db/settled.ts';
import { rowViewerOf } from '../../../../platform/session/row-viewer.ts';
import { payable } from '../../../../schema/index.ts';
import { payableViews, selectPayables } from './rows.ts';

type Request = RequestOf<Contract['payable']['list']>;

const { payerNo, id, origin, number, creditorNo, creditorName, amount, open, dueOn, paysOn, invoicedOn, sixtyFrom } = payable;

const SORTS = { amount, open, number, creditor: creditorName, invoicedOn, dueOn };

/** Grouped by supplier, the one with the earliest open due date first; within a supplier open before paid, by due date, without a date last. */
const orderedBy = (request: Request): SQL[] =>
  request.sort === undefined
    ? [
        sql`min(${paysOn}) filter (where ${open} > 0) over (partition by ${creditorNo}) asc nulls last`,
        asc(creditorNo),
        sql`${open} = 0`,
        sql`${paysOn} asc nulls last`,
        asc(id),
      ]
    : orderOf(request, SORTS, number, id);

/** Whether the sixty-day limit for small and medium enterprises is near or exceeded. */
function sixtySql(today: CivilDate): Readonly<Record<NonNullable<Request['sixty']>, SQL>> {
  const days = sql`(${today}::date - ${sixtyFrom})`;
  return {
    near: sql`(${days} >= ${SMALL_PAYMENT_WARN_DAYS}::int and ${days} <= ${SMALL_PAYMENT_DAYS}::int)`,
    past: sql`(${days} > ${SMALL_PAYMENT_DAYS}::int)`,
  };
}

/** All filters except the standing. */
function filterOf(ownNo: EnterpriseNo, request: Request, today: CivilDate): SQL | undefined {
  const pattern = request.search ? containing(request.search) : undefined;
  return and(
    eq(payerNo, ownNo),
    request.ids && inArray(id, request.ids),
    request.origin && eq(origin, request.origin),
    request.creditorNo && eq(creditorNo, request.creditorNo),
    request.sixty && sixtySql(today)[request.sixty],
    ...within(dueOn, request.dueFrom, request.dueTo),
    ...within(open, request.amountFrom, request.amountTo),
    pattern === undefined ? undefined : or(ilike(number, pattern), ilike(creditorName, pattern), isAmountIn(request.search, amount)),
  );
}

const standingSql = (today: CivilDate): SQL<PayableStanding> =>
  sql<PayableStanding>`case when ${open} = 0 then 'paid' when ${paysOn} < ${today}::date then 'late' else 'open' end`;

/** Number, amount and open amount by standing. */
function countsByStanding(db: Db, filter: SQL | undefined, today: CivilDate) {
  const sixty = sixtySql(today);
  const found = db
    .select({
      state: standingSql(today).as('state'),
      amount: sql`${amount}`.as('amount'),
      byVoucher: sql`${payable.byVoucher}`.as('by_voucher'),
      byCash: sql`${payable.byCash}`.as('by_cash'),
      open: sql`${open}`.as('open_amount'),
      isVoucher: sql<boolean>`${origin} = 'voucher'`.as('is_voucher'),
      near: sql<boolean>`${sixty.near}`.as('near'),
      past: sql<boolean>`${sixty.past}`.as('past'),
    })
    .from(payable)
    .where(filter)
    .as('found');
  const sum = (where: SQL) => sql<string>`coalesce(sum(${found.open}) filter (where ${where}), 0)`;
  return db
    .select({
      state: found.state,
      ...stateCountOf({
        amount: sql`${found.amount}`,
        paid: sql`${found.byVoucher} + ${found.byCash}`,
        byVoucher: sql`${found.byVoucher}`,
        byCash: sql`${found.byCash}`,
        open: sql`${found.open}`,
      }),
      vouchers: sum(sql`${found.isVoucher}`),
      near: sum(sql`${found.near}`),
      past: sum(sql`${found.past}`),
    })
    .from(found)
    .groupBy(found.state);
}

type Counted = Awaited<ReturnType<typeof countsByStanding>>[number];

function sumsOf(counts: readonly Counted[]) {
  const whole = (of: (row: Counted) => string) => counts.reduce((sum, row) => sum + BigInt(of(row)), 0n);
  const vouchers = whole((row) => row.vouchers);
  return {
    vouchers: fen(vouchers),
    invoices: fen(whole(({ sums }) => sums.open) - vouchers),
    late: fen(whole(({ state, sums }) => (state === 'late' ? sums.open : '0'))),
    near: fen(whole(({ near }) => near)),
    past: fen(whole(({ past }) => past)),
  };
}

export const listPayables: Handlers['payable']['list'] = async (context, request) => {
  const { db } = context;
  const { viewerNo, today } = rowViewerOf(context);
  const filter = filterOf(viewerNo, request, today);
  const states = request.standings ?? [];
  const { limit, offset } = windowOf(request);
  const [rows, counts] = await settled([
    selectPayables(db)
      .where(and(filter, states.length > 0 ? inArray(standingSql(today), [...states]) : undefined))
      .orderBy(...orderedBy(request))
      .limit(limit)
      .offset(offset),
    countsByStanding(db, filter, today),
  ] as const);
  return { ...countedPage({ ...request, states }, await payableViews(context, rows), counts), sums: sumsOf(counts) };
};
