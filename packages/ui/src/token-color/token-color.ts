type ChartColor = `chart-${1 | 2 | 3 | 4 | 5 | 6}`;
type StateColor = `state-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 'pledged' | 'overdue'}`;

/** Name of a token that paints a mark: a series, a state or a meaning. Never a raw colour. */
export type TokenColor = ChartColor | StateColor | 'accent' | 'positive' | 'caution' | 'critical' | 'info' | 'line-strong';

/** The CSS value of a token colour. */
export const tokenColor = (name: TokenColor): string => `var(--${name})`;
