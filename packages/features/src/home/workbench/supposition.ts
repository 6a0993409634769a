import type { CivilDate, Fen } from '@lianxin/domain';
import { fen } from '@lianxin/domain';
import type { Overview } from './task-terms.ts';

type Week = Overview['weeks'][number];

/** What becomes of the receipts of one week: they come so many weeks later, are financed now, or do not come at all. */
export type Fate = { readonly weeksLater: number } | 'financed' | 'missing';

/** What is supposed of a week. */
export interface Supposition {
  readonly monday: CivilDate;
  readonly fate: Fate;
}

/** The weeks as they would be. What would come after the last of them is in none; financing costs are not known before a quote, and not in it. */
export function weeksIf(weeks: readonly Week[], { monday, fate }: Supposition, current: CivilDate | undefined): readonly Week[] {
  const from = weeks.findIndex((week) => week.monday === monday);
  const moved = weeks[from]?.receipts ?? 0n;
  const to =
    fate === 'missing'
      ? -1
      : fate === 'financed'
        ? Math.max(
            0,
            weeks.findIndex((week) => week.monday === current),
          )
        : from + fate.weeksLater;
  return weeks.map((week, index) => {
    const less = index === from ? moved : 0n;
    const more = index === to && from >= 0 ? moved : 0n;
    return { ...week, receipts: fen(week.receipts - less + more) };
  });
}

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
