import { addDays, addMonths, monthOf, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Due } from './kept-dues.ts';

/** First and last day, both included; null for an open side. */
export interface Span {
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** Amount and number of pieces. */
export interface Figure {
  readonly count: number;
  readonly amount: Fen;
}

export const duesIn = (dues: readonly Due[], { from, to }: Span): readonly Due[] =>
  dues.filter(({ on }) => (from === null || on >= from) && (to === null || on <= to));

export const sumOf = (figures: readonly Figure[]): Figure => ({
  count: figures.reduce((left, { count }) => left + count, 0),
  amount: sumFen(figures.map(({ amount }) => amount)),
});

/** The total of dues within a span. */
export const dueIn = (dues: readonly Due[], span: Span): Figure => sumOf(duesIn(dues, span));

/** Months listed separately, starting with the present one. */
const MONTHS = 12;

/**
 * Dues by month: everything before this month, this and the next eleven, everything after. Empty ones are left out; the rest add up to the
 * total.
 */
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
