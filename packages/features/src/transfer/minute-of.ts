/** Shanghai has kept one offset since 1992; the platform's days are its days. */
const SHANGHAI_MS = 8 * 3_600_000;

/** An instant to the minute as people in Shanghai read it: 2026-11-20 15:20. */
export const minuteOf = (instant: string): string =>
  new Date(Date.parse(instant) + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');
