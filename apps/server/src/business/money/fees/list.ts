import { addDays, fen, sumFen, UNPAID_FEE_STATES, type ChargeState, type Fen } from '@lianxin/domain';
import { and, eq, gte, ilike, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../platform/db/page.ts';
import { settled } from '../../../platform/db/settled.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { charge, enterprise } from '../../../schema/index.ts';
import { recordOf, selectCharges } from './fee-rows.ts';

const SORTS = {
  businessNumber: charge.businessNumber,
  amount: charge.amount,
  dueOn: charge.dueOn,
  declaredAt: charge.paidAt,
  askedAt: charge.askedAt,
};

const matchesSearch = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(charge.summary, pattern),
    ilike(charge.businessNumber, pattern),
    isAmountIn(search, charge.amount),
    sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} = ${charge.payeeNo} and ${enterprise.name} ilike ${pattern})`,
  );
};

/** Mandatory and overdue. */
const isLate = (today: string): SQL =>
  sql`(${charge.mandatory} and ${inArray(charge.state, [...UNPAID_FEE_STATES])} and ${charge.dueOn} < ${today})`;

/** Number and amount by state. */
const countsByState = (db: Db, filter: SQL | undefined, today: string) =>
  db
    .select({
      state: charge.state,
      ...stateCountOf({ amount: charge.amount }),
      overdue: sql<string>`coalesce(sum(${charge.amount}) filter (where ${isLate(today)}), 0)`,
      interest: sql<string>`coalesce(sum(${charge.amount}) filter (where ${charge.kind} = 'interest'), 0)`,
    })
    .from(charge)
    .where(filter)
    .groupBy(charge.state);

type Counted = Awaited<ReturnType<typeof countsByState>>[number];

function sumsOf(rows: readonly Counted[]) {
  const sum = (states: readonly ChargeState[], of: (row: Counted) => string): Fen =>
    sumFen(rows.filter(({ state }) => states.includes(state)).map((row) => fen(BigInt(of(row)))));
  return {
    outstanding: sum(UNPAID_FEE_STATES, ({ sums }) => sums.amount),
    overdue: sum(UNPAID_FEE_STATES, ({ overdue }) => overdue),
    declared: sum(['declared'], ({ sums }) => sums.amount),
    paid: sum(['confirmed'], ({ sums }) => sums.amount),
    toRefund: sum(['refundDue', 'refundDeclared'], ({ sums }) => sums.amount),
    interest: sum(['confirmed'], ({ interest }) => interest),
  };
}

export const list: Handlers['fee']['list'] = async (context, request) => {
  const { db } = context;
  const viewer = rowViewerOf(context);
  const { state, source, kind, search, overdue, paidFrom, paidTo } = request;
  const states = state === undefined ? request.states : [state];
  const filter = and(
    eq(charge.enterpriseNo, viewer.viewerNo),
    states?.includes('cancelled') ? undefined : ne(charge.state, 'cancelled'),
    source === undefined ? undefined : eq(charge.source, source),
    kind === undefined ? undefined : eq(charge.kind, kind),
    search ? matchesSearch(search) : undefined,
    overdue ? isLate(viewer.today) : undefined,
    paidFrom === undefined ? undefined : gte(charge.paidAt, startOfDay(paidFrom)),
    paidTo === undefined ? undefined : lt(charge.paidAt, startOfDay(addDays(paidTo, 1))),
  );
  const { limit, offset } = windowOf(request);
  const [rows, counts] = await settled([
    selectCharges(db)
      .where(and(filter, states && states.length > 0 ? inArray(charge.state, states) : undefined))
      .orderBy(...orderOf(request, SORTS, charge.askedAt, charge.id))
      .limit(limit)
      .offset(offset),
    countsByState(db, filter, viewer.today),
  ] as const);
  return {
    ...countedPage(
      { ...request, states },
      rows.map((row) => recordOf(row, viewer)),
      counts,
    ),
    sums: sumsOf(counts),
  };
};
