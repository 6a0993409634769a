import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, fen, monthOf, sumFen, weekday, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { and, between, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { issuance, piece, voucher } from '../../schema/index.ts';
import { isOutstanding } from '../issuance/outstanding.ts';
import { isReceivable } from '../voucher/piece-conditions.ts';

const WEEKS = 13;

export interface Figure {
  readonly count: number;
  readonly amount: Fen;
}

export const NOTHING: Figure = { count: 0, amount: ZERO_FEN };

/** What falls due on a day and is paid on another: a day off is no day to pay on. */
interface Due extends Figure {
  readonly on: CivilDate;
  readonly paidOn: CivilDate;
}

const sumOf = (figures: readonly Figure[]): Figure => ({
  count: figures.reduce((left, { count }) => left + count, 0),
  amount: sumFen(figures.map(({ amount }) => amount)),
});

/** What the enterprise issued and is still to pay; what each list of it shows as outstanding. */
const outstandingOf = (enterpriseNo: EnterpriseNo): SQL | undefined =>
  and(eq(piece.issuerNo, enterpriseNo), eq(piece.live, true), sql`${piece.state} <> 'settled'`, isOutstanding);

const amount = sql<string>`coalesce(sum(${piece.amount}), 0)`;
const vouchers = sql<string>`count(distinct ${piece.voucherId})`;

async function dueOf(db: Db, count: SQL<string>, condition: SQL | undefined, first: CivilDate, last: CivilDate): Promise<Due[]> {
  const rows = await db
    .select({ on: piece.dueOn, paidOn: voucher.paymentDate, amount, count })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.voucherId, voucher.id))
    .where(and(condition, or(between(piece.dueOn, first, last), between(voucher.paymentDate, first, last))))
    .groupBy(piece.dueOn, voucher.paymentDate);
  return rows.map((row) => ({ on: row.on, paidOn: row.paidOn, count: Number(row.count), amount: fen(BigInt(row.amount)) }));
}

/** What falls due to an enterprise and from it: by day, this month, and by week as it is paid. */
export async function dueFigures(db: Db, enterpriseNo: EnterpriseNo, today: CivilDate) {
  const month = monthOf(today);
  const monday = mondayOf(today);
  const first = month.first < monday ? month.first : monday;
  const last = addDays(monday, WEEKS * 7 - 1);
  const receivable = await dueOf(db, sql<string>`count(*)`, and(eq(piece.holderNo, enterpriseNo), isReceivable), first, last);
  const payable = await dueOf(db, vouchers, outstandingOf(enterpriseNo), first, last);
  const days = [...new Set([...receivable, ...payable].map(({ on }) => on))].filter((on) => on >= first && on <= last).toSorted();
  const fallingDue = (dues: readonly Due[], from: CivilDate, to: CivilDate) => sumOf(dues.filter(({ on }) => on >= from && on <= to));
  return {
    dueDays: days.map((on) => ({ on, receivable: fallingDue(receivable, on, on), payable: fallingDue(payable, on, on) })),
    dueThisMonth: {
      receivable: fallingDue(receivable, month.first, month.last),
      payable: fallingDue(payable, month.first, month.last),
    },
    weeks: weeksOf(monday, receivable, payable),
  };
}

/** What the enterprise issued and is still to pay. */
export async function outstandingFigure(db: Db, enterpriseNo: EnterpriseNo): Promise<Figure> {
  const [row] = await db
    .select({ amount, count: vouchers })
    .from(piece)
    .innerJoin(issuance, eq(issuance.voucherId, piece.voucherId))
    .where(outstandingOf(enterpriseNo));
  return { count: Number(row?.count ?? 0), amount: fen(BigInt(row?.amount ?? 0)) };
}

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

function weeksOf(monday: CivilDate, receivable: readonly Due[], payable: readonly Due[]) {
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, index * 7);
    const next = addDays(first, 7);
    const paid = (dues: readonly Due[]) => sumOf(dues.filter(({ paidOn }) => paidOn >= first && paidOn < next)).amount;
    return { monday: first, receipts: paid(receivable), payments: paid(payable) };
  });
}

/** The weeks of somebody to whom nothing falls due. */
export const emptyWeeks = (today: CivilDate) => weeksOf(mondayOf(today), [], []);
