import { addDays, addMonths, monthOf, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Due } from './kept-dues.ts';

/** Days from a first to a last one, both in it; null where that side is open. */
export interface Span {
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** How much there is of something, and in how many pieces. */
export interface Figure {
  readonly count: number;
  readonly amount: Fen;
}

/** What falls due in a span. */
export const duesIn = (dues: readonly Due[], { from, to }: Span): readonly Due[] =>
  dues.filter(({ on }) => (from === null || on >= from) && (to === null || on <= to));

/** What figures come to together. */
export const sumOf = (figures: readonly Figure[]): Figure => ({
  count: figures.reduce((left, { count }) => left + count, 0),
  amount: sumFen(figures.map(({ amount }) => amount)),
});

/** What falls due in a span, together. */
export const dueIn = (dues: readonly Due[], span: Span): Figure => sumOf(duesIn(dues, span));

/** Months that are told apart, from this one. */
const MONTHS = 12;

/** What falls due by month: all before this month, this and the eleven after it, all after those. None is empty; together they are all that falls due. */
export function dueMonths(dues: readonly Due[], today: CivilDate): (Span & Figure)[] {
  const { first } = monthOf(today);
  const months: readonly Span[] = [
    { from: null, to: addDays(first, -1) },
    ...Array.from({ length: MONTHS }, (_, index) => {
      const month = monthOf(addMonths(first, index));
      return { from: month.first, to: month.last };
    }),
    { from: addMonths(first, MONTHS), to: null },
  ];
  return months.map((span) => ({ ...span, ...dueIn(dues, span) })).filter(({ count }) => count > 0);
}
