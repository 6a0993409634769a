import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { fen, type BalanceLine, type ReceivableStanding } from '@lianxin/domain';
import { and, asc, eq, ilike, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../../calls/handler.ts';
import type { Db } from '../../../../platform/db/client.ts';
import { countedPage, stateCountOf, within } from '../../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../../platform/db/page.ts';
import { settled } from '../../../../platform/db/settled.ts';
import { rowViewerOf, type RowViewer } from '../../../../platform/session/row-viewer.ts';
import { receivable } from '../../../../schema/index.ts';
import { agingSql } from '../aging-in-sql.ts';
import { receivableViews, selectReceivables } from './rows.ts';
import { yearOfSales } from './year-of-sales.ts';

type Request = RequestOf<Contract['receivable']['list']>;

const { amount, dueOn, paysOn, number, debtorName, debtorNo, registeredAt, origin, collected, beingSold, id } = receivable;

const SORTS = { amount, dueOn, number, debtor: debtorName, daysLate: sql`-(${paysOn} - date '2000-01-01')`, registeredAt };

/** Open before collected; open ones by due date. */
const orderedBy = (request: Request): SQL[] =>
  request.sort === undefined ? [asc(collected), asc(paysOn), asc(id)] : orderOf(request, SORTS, registeredAt, id);

/** `balanceLineOf` of the domain in SQL. */
const isFinancing = (habitual: boolean): SQL => sql`(${origin} = 'voucher' and (${beingSold} or ${habitual}))`;

const onLine = (line: BalanceLine, habitual: boolean): SQL => (line === 'financing' ? isFinancing(habitual) : not(isFinancing(habitual)));

/** All filters except the standing. */
function filterOf(ownerNo: EnterpriseNo, request: Request, habitual: boolean): SQL | undefined {
  const pattern = request.search ? containing(request.search) : undefined;
  return and(
    eq(receivable.ownerNo, ownerNo),
    request.ids && inArray(id, request.ids),
    request.origin && eq(origin, request.origin),
    request.line && onLine(request.line, habitual),
    request.debtorNo && eq(debtorNo, request.debtorNo),
    ...within(dueOn, request.dueFrom, request.dueTo),
    ...within(amount, request.amountFrom, request.amountTo),
    pattern === undefined ? undefined : or(ilike(number, pattern), ilike(debtorName, pattern), isAmountIn(request.search, amount)),
  );
}

const standingSql = ({ today }: RowViewer): SQL<ReceivableStanding> =>
  sql<ReceivableStanding>`case when ${collected} then 'collected' else ${agingSql(paysOn, today)} end`;

/** Number and amount by standing, and the amount held for sale. */
async function countsByStanding(db: Db, filter: SQL | undefined, viewer: RowViewer, habitual: boolean) {
  const found = db
    .select({
      state: standingSql(viewer).as('state'),
      amount: sql`${amount}`.as('open'),
      registeredAmount: sql`${receivable.registeredAmount}`.as('registered'),
      financing: isFinancing(habitual).as('financing'),
    })
    .from(receivable)
    .where(filter)
    .as('found');
  return db
    .select({
      state: found.state,
      ...stateCountOf({ amount: sql`${found.amount}`, registeredAmount: sql`${found.registeredAmount}` }),
      financing: sql<string>`coalesce(sum(${found.amount}) filter (where ${found.financing}), 0)`,
    })
    .from(found)
    .groupBy(found.state);
}

type Counted = Awaited<ReturnType<typeof countsByStanding>>;

function sumsOf(counts: Counted) {
  const sum = (state: ReceivableStanding) => fen(BigInt(counts.find((row) => row.state === state)?.sums.amount ?? '0'));
  const open = counts.filter(({ state }) => state !== 'collected');
  return {
    notDue: sum('notDue'),
    late30: sum('late30'),
    late60: sum('late60'),
    late90: sum('late90'),
    lateMore: sum('lateMore'),
    financing: fen(open.reduce((whole, { financing }) => whole + BigInt(financing), 0n)),
  };
}

export const listReceivables: Handlers['receivable']['list'] = async (context, request) => {
  const { db } = context;
  const viewer = rowViewerOf(context);
  const sales = await yearOfSales(db, viewer.viewerNo, viewer.today);
  const filter = filterOf(viewer.viewerNo, request, sales.habitual);
  const states = request.standings ?? [];
  const { limit, offset } = windowOf(request);
  const [rows, counts] = await settled([
    selectReceivables(db)
      .where(and(filter, states.length > 0 ? inArray(standingSql(viewer), [...states]) : undefined))
      .orderBy(...orderedBy(request))
      .limit(limit)
      .offset(offset),
    countsByStanding(db, filter, viewer, sales.habitual),
  ] as const);
  return {
    ...countedPage({ ...request, states }, await receivableViews(context, rows, sales.habitual), counts),
    sums: sumsOf(counts),
    sales,
  };
};
