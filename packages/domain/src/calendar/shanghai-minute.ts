/** Shanghai has kept one offset since 1992; the platform's days are its days. */
const OFFSET_MS = 8 * 3_600_000;

const shanghai = (instant: string): string => new Date(Date.parse(instant) + OFFSET_MS).toISOString().replace('T', ' ');

/** An instant to the minute as people in Shanghai read it: 2026-11-20 15:20. Its first ten characters are the day. */
export const shanghaiMinute = (instant: string): string => shanghai(instant).slice(0, 16);

/** An instant to the second: 2026-11-20 15:20:07. */
export const shanghaiSecond = (instant: string): string => shanghai(instant).slice(0, 19);
