import { FEE_DIRECTIONS, fen, sumFen, type FeeDirection, type LendingFeeState } from '@lianxin/domain';
import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { enterprise, lendingFee } from '../../../schema/index.ts';
import { institutionOf } from '../capital-plan/index.ts';
import { feeViews } from './rows.ts';

const SORTS = {
  applicationNumber: lendingFee.applicationNumber,
  basis: lendingFee.basis,
  amount: lendingFee.amount,
  paidOn: lendingFee.paidOn,
  submittedAt: lendingFee.submittedAt,
};

const found = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(lendingFee.applicationNumber, pattern),
    ilike(lendingFee.receiptNumber, pattern),
    sql`exists (select 1 from ${enterprise} where ${enterprise.enterpriseNo} in (${lendingFee.holderNo}, ${lendingFee.issuerNo}, ${lendingFee.guarantorNo})
      and ${enterprise.name} ilike ${pattern})`,
  );
};

const counted = (db: Db, filter: SQL | undefined) =>
  db
    .select({ direction: lendingFee.direction, state: lendingFee.state, ...stateCountOf({ amount: lendingFee.amount }) })
    .from(lendingFee)
    .where(filter)
    .groupBy(lendingFee.direction, lendingFee.state);

type Counted = Awaited<ReturnType<typeof counted>>[number];

/** The totals of the fees in one direction, by state. */
function sumOf(rows: readonly Counted[], direction: FeeDirection) {
  const of = (...states: readonly LendingFeeState[]) =>
    sumFen(rows.filter((row) => row.direction === direction && states.includes(row.state)).map(({ sums }) => fen(BigInt(sums.amount))));
  return {
    direction,
    outstanding: of('due', 'reversed'),
    declared: of('declared'),
    received: of('received', 'withheld'),
    toRefund: of('refundDue', 'refundDeclared'),
  };
}

/** The counts and totals by state, over both directions. */
const byState = (rows: readonly Counted[]) =>
  [...new Set(rows.map(({ state }) => state))].map((state) => {
    const those = rows.filter((row) => row.state === state);
    return {
      state,
      count: those.reduce((sum, { count }) => sum + count, 0),
      sums: { amount: String(sumFen(those.map(({ sums }) => fen(BigInt(sums.amount))))) },
    };
  });

/** The fees of an enterprise as lender and as guarantor. */
export const list: Handlers['lendingFee']['list'] = async (context, request) => {
  const { db } = context;
  const { search, kind, direction, states, paidFrom, paidTo } = request;
  const viewerNo = await institutionOf(context);
  const filter = and(
    eq(lendingFee.viewerNo, viewerNo),
    search ? found(search) : undefined,
    kind === undefined ? undefined : eq(lendingFee.kind, kind),
    direction === undefined ? undefined : eq(lendingFee.direction, direction),
    ...within(lendingFee.paidOn, paidFrom, paidTo),
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(lendingFee)
    .where(and(filter, states && states.length > 0 ? inArray(lendingFee.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, lendingFee.submittedAt, lendingFee.objectId), lendingFee.kind)
    .limit(limit)
    .offset(offset);
  const sums = await counted(db, filter);
  return {
    ...countedPage(request, await feeViews(db, rows, rowViewerOf(context)), byState(sums)),
    sums: FEE_DIRECTIONS.map((one) => sumOf(sums, one)),
  };
};
