import { fen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Week } from './week.ts';

/** What a week leaves. */
export const netOf = ({ receipts, payments, repayments, fees }: Week): Fen => fen(receipts - payments - repayments - fees);

/** How far the money that came in falls behind what went out at the worst, and in which week; undefined where it never does. */
export function deepestGap(weeks: readonly Week[]): { readonly monday: CivilDate; readonly short: Fen } | undefined {
  let left = 0n;
  let worst: { monday: CivilDate; short: Fen } | undefined;
  for (const week of weeks) {
    left += netOf(week);
    if (left < 0n && (worst === undefined || -left > worst.short)) worst = { monday: week.monday, short: fen(-left) };
  }
  return worst;
}
