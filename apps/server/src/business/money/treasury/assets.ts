import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, fen, sumFen, type CivilDate, type PieceState } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { piece } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import {
  type Due,
  dueIn,
  heldTotals,
  isFinanceable,
  isReceivable,
  storedDuesOf,
  soonAfter,
  type Span,
  sumOf,
} from '../../vouchers/voucher/index.ts';
import { dueFigures, outflowsOf } from '../dues/index.ts';
import { costOfMoney } from './cost-of-money.ts';
import { trendTo } from './trend.ts';

const SHOWN_ISSUERS = 10;

/** States of pieces still held. */
const IN_HAND: readonly PieceState[] = ['holding', 'transferring', 'financing'];

/** Issuers of the holdings, largest debt first. */
async function issuersOf(db: Db, no: EnterpriseNo) {
  const rows = await db
    .select({
      issuerNo: piece.issuerNo,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${piece.amount})::text`,
      issuerCount: sql<number>`count(*) over ()::int`,
    })
    .from(piece)
    .where(sql`${piece.holderNo} = ${no} and ${isReceivable}`)
    .groupBy(piece.issuerNo)
    .orderBy(sql`sum(${piece.amount}) desc, ${piece.issuerNo}`)
    .limit(SHOWN_ISSUERS);
  const party = await partiesOf(
    db,
    rows.map(({ issuerNo }) => issuerNo),
  );
  return {
    issuers: rows.map(({ issuerNo, count, amount }) => ({ issuer: party(issuerNo), count, amount: fen(BigInt(amount)) })),
    issuerCount: rows[0]?.issuerCount ?? 0,
  };
}

async function financeableOf(db: Db, no: EnterpriseNo, today: CivilDate) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${piece.amount}), 0)::text` })
    .from(piece)
    .where(isFinanceable(no, today));
  return { count: row?.count ?? 0, amount: fen(BigInt(row?.amount ?? 0)) };
}

/** Upper bounds of due-date ranges, in days from today. */
const BUCKET_ENDS = [7, 30, 90, 180];

/** Receivables by range of due dates, starting with overdue ones. */
function bucketsOf(dues: readonly Due[], today: CivilDate) {
  const ends = BUCKET_ENDS.map((days) => addDays(today, days));
  const spans: readonly Span[] = [
    { from: null, to: addDays(today, -1) },
    ...ends.map((to, index) => ({ from: index === 0 ? today : addDays(ends[index - 1] ?? today, 1), to })),
    { from: addDays(ends.at(-1) ?? today, 1), to: null },
  ];
  return spans.map((span) => ({ ...span, ...dueIn(dues, span) }));
}

/** Stored totals and indexed sums; each equals the list behind it. */
export const assets: Handlers['treasury']['assets'] = async (context) => {
  const { db, clock } = context;
  const no = enterpriseOf(context);
  const today = clock.today();
  const [totals, dues, outflows, issuers, financeable, cost] = await settled([
    heldTotals(db, no),
    storedDuesOf(db, no),
    outflowsOf(db, no, today),
    issuersOf(db, no),
    financeableOf(db, no, today),
    costOfMoney(db, no, today),
  ] as const);
  const held = sumOf(totals.byState.filter(({ state }) => IN_HAND.includes(state)));
  const soon = soonAfter(today);
  const { weeks, forecastOverdue } = dueFigures(dues, outflows, today);
  return {
    at: clock.now().toISOString(),
    today,
    held,
    receivable: totals.receivable,
    financeable,
    pledged: totals.pledged,
    overdue: totals.overdue,
    dueSoon: { ...dueIn(dues.receivable, { from: today, to: soon }), to: soon },
    ...issuers,
    dues: bucketsOf(dues.receivable, today),
    trend: await trendTo(db, no, today, held.amount),
    cost: { ...cost, total: sumFen([cost.financed.cost, cost.lent.fees, cost.lent.interest, cost.borne.amount]) },
    weeks,
    forecastOverdue,
  };
};
