import { fen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Week } from './week.ts';

export const netOf = ({ receipts, payments, repayments, fees }: Week): Fen => fen(receipts - payments - repayments - fees);

/** The largest shortfall of receipts against expenses, and its week; undefined if there is none. */
export function deepestGap(weeks: readonly Week[]): { readonly monday: CivilDate; readonly short: Fen } | undefined {
  let left = 0n;
  let worst: { monday: CivilDate; short: Fen } | undefined;
  for (const week of weeks) {
    left += netOf(week);
    if (left < 0n && (worst === undefined || -left > worst.short)) worst = { monday: week.monday, short: fen(-left) };
  }
  return worst;
}
