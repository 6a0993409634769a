/** The middle of some figures, so that one bad moment says nothing. */
export const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
