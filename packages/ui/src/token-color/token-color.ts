type ChartColor = `chart-${1 | 2 | 3 | 4 | 5 | 6}`;
type StateColor = `state-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 'pledged' | 'overdue'}`;

/** Token name of a colour for a series, state or meaning; raw colours are not allowed. */
export type TokenColor = ChartColor | StateColor | 'accent' | 'positive' | 'caution' | 'critical' | 'info' | 'line-strong';

/** The colour of a token as CSS, for charts and drawings. */
export const tokenColor = (name: TokenColor): string => `var(--${name})`;
