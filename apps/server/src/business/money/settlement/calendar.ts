import { fen, monthOf } from '@lianxin/domain';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { issuance, piece, voucher } from '../../../schema/index.ts';

/** Dues by payment day of issued or held vouchers; this month unless a period is given. */
export const calendar: Handlers['settlement']['calendar'] = async (context, { side, ...period }) => {
  const today = context.clock.today();
  const month = monthOf(today);
  const { from = month.first, to = month.last } = period;
  const mine = eq(side === 'pay' ? piece.issuerNo : piece.holderNo, enterpriseOf(context));
  const rows = await context.db
    .select({
      paysOn: voucher.paymentDate,
      items: side === 'pay' ? sql<number>`(count(distinct ${voucher.id}))::int` : sql<number>`count(*)::int`,
      amount: sql<string>`sum(${piece.amount})`,
      paid: sql<string>`coalesce(sum(${piece.amount}) filter (where ${piece.state} = 'settled'), 0)`,
      overdue: sql<string>`coalesce(sum(${piece.amount}) filter (where ${piece.overdue}), 0)`,
    })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(
      and(
        mine,
        eq(piece.live, true),
        inArray(issuance.state, ['effective', 'overdue', 'partiallySettled', 'settled']),
        gte(voucher.paymentDate, from),
        lte(voucher.paymentDate, to),
      ),
    )
    .groupBy(voucher.paymentDate)
    .orderBy(asc(voucher.paymentDate));
  const whole = (text: string) => fen(BigInt(text));
  return {
    today,
    days: rows.map(({ amount, paid, overdue, ...day }) => ({ ...day, amount: whole(amount), paid: whole(paid), overdue: whole(overdue) })),
  };
};
