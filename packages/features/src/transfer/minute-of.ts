/** An instant to the minute, as people read it: 2026-11-20 15:20. */
export const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');
