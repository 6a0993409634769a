import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import { fen } from '@lianxin/domain';

/** A week of the forecast. */
export type Week = ResponseOf<typeof contract.workbench.overview>['weeks'][number];

/** What of the receipts of a week lenders would finance now: so much of them, and what is had of it after all costs. */
export interface Financed {
  readonly gross: Fen;
  readonly net: Fen;
}

/** What becomes of the receipts of one week: they come so many weeks later, are financed now by quotes or, where there are none, in full, or do not come at all. */
export type Fate = { readonly weeksLater: number } | Financed | 'financed' | 'missing';

/** What is supposed of a week. */
export interface Supposition {
  readonly monday: CivilDate;
  readonly fate: Fate;
}

/** The weeks of a forecast as they would be. */
export type Supposed = (weeks: readonly Week[]) => readonly Week[];

/** The weeks as they would be. What would come after the last of them is in none. */
export function weeksIf(weeks: readonly Week[], { monday, fate }: Supposition, current: CivilDate | undefined): readonly Week[] {
  const from = weeks.findIndex((week) => week.monday === monday);
  const whole = weeks[from]?.receipts;
  if (whole === undefined) return weeks;
  const now = Math.max(
    0,
    weeks.findIndex((week) => week.monday === current),
  );
  const moved = (): { readonly gone: bigint; readonly come: bigint; readonly to: number } => {
    if (fate === 'missing') return { gone: whole, come: 0n, to: -1 };
    if (fate === 'financed') return { gone: whole, come: whole, to: now };
    if ('net' in fate) return { gone: fate.gross, come: fate.net, to: now };
    return { gone: whole, come: whole, to: from + fate.weeksLater };
  };
  const { gone, come, to } = moved();
  return weeks.map((week, index) => {
    const less = index === from ? gone : 0n;
    const more = index === to ? come : 0n;
    return { ...week, receipts: fen(week.receipts - less + more) };
  });
}
