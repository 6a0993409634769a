import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import { fen } from '@lianxin/domain';

export type Week = ResponseOf<typeof contract.workbench.overview>['weeks'][number];

/** The part of a week's receipts that lenders would finance now, and its net amount. */
export interface Financed {
  readonly gross: Fen;
  readonly net: Fen;
}

/** What may happen to the receipts of a week: they arrive later, are financed now (by quotes, or in full without any), or do not arrive. */
export type Fate = { readonly weeksLater: number } | Financed | 'financed' | 'missing';

export interface Supposition {
  readonly monday: CivilDate;
  readonly fate: Fate;
}

/** The forecast under a supposition. */
export type Supposed = (weeks: readonly Week[]) => readonly Week[];

/** The forecast under a supposition. Receipts delayed beyond the last week drop out. */
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
