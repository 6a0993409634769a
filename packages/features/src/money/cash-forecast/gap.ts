import { fen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Overdue, Week } from './week.ts';

export const netOf = ({ receipts, payments, repayments, fees }: Omit<Week, 'monday'>): Fen => fen(receipts - payments - repayments - fees);

/**
 * The largest shortfall of receipts against expenses, and its week; undefined if there is none. `overdue`: what is owed already, which has
 * to be paid first; overdue receipts are not counted on.
 */
export function deepestGap(weeks: readonly Week[], overdue: Overdue): { readonly monday: CivilDate; readonly short: Fen } | undefined {
  let left = -(overdue.payments + overdue.repayments);
  let worst: { monday: CivilDate; short: Fen } | undefined;
  for (const week of weeks) {
    left += netOf(week);
    if (left < 0n && (worst === undefined || -left > worst.short)) worst = { monday: week.monday, short: fen(-left) };
  }
  return worst;
}
