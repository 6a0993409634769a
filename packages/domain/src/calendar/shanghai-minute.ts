/** China has kept UTC+8 without summer time since 1992; the platform's business days are in this zone. */
const OFFSET_MS = 8 * 3_600_000;

const shanghai = (instant: string): string => new Date(Date.parse(instant) + OFFSET_MS).toISOString().replace('T', ' ');

/** Formats an ISO instant in Shanghai time to the minute, "2026-11-20 15:20"; the first ten characters are the business day. */
export const shanghaiMinute = (instant: string): string => shanghai(instant).slice(0, 16);

/** Formats an ISO instant in Shanghai time to the second, "2026-11-20 15:20:07". */
export const shanghaiSecond = (instant: string): string => shanghai(instant).slice(0, 19);
