import { fen, lastDayInTime, sumFen, type Owed } from '@lianxin/domain';
import { and, asc, isNull } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { pledge } from '../../../schema/index.ts';
import { owedOf } from '../../lending/funding/index.ts';
import { lentTo } from './list-repayments.ts';

/** Repayments by day for all open loans; overdue ones with today's debt. Takes one statement. */
export const repaymentDays: Handlers['treasury']['repaymentDays'] = async (context) => {
  const { db, clock } = context;
  const today = clock.today();
  const rows = await db
    .select()
    .from(pledge)
    .where(and(lentTo(enterpriseOf(context)), isNull(pledge.paidOffOn)))
    .orderBy(asc(pledge.paysOn), asc(pledge.id));
  const loans = rows.flatMap((row) => {
    const paysOn = lastDayInTime(row.paysOn);
    const now = owedOf(row, today);
    const onDay = owedOf(row, paysOn < today ? today : paysOn);
    return now && onDay ? [{ paysOn, now, onDay }] : [];
  });
  const days = [...new Set(loans.map(({ paysOn }) => paysOn))];
  const late = loans.filter(({ paysOn }) => paysOn < today);
  const sumOf = (of: readonly Owed[], part: 'principal' | 'interest' | 'lateInterest') => sumFen(of.map((owed) => owed[part]));
  const owedNow = loans.map(({ now }) => now);
  return {
    today,
    principal: sumOf(owedNow, 'principal'),
    interest: sumOf(owedNow, 'interest'),
    lateInterest: sumOf(owedNow, 'lateInterest'),
    overdue: { count: late.length, amount: sumFen(late.map(({ now }) => now.total)) },
    days: days.map((on) => {
      const due = loans.filter(({ paysOn }) => paysOn === on).map(({ onDay }) => onDay);
      return {
        on,
        count: due.length,
        principal: sumOf(due, 'principal'),
        interest: fen(sumOf(due, 'interest') + sumOf(due, 'lateInterest')),
      };
    }),
  };
};
