import { addDays, type CivilDate } from '@lianxin/domain';

/** The first instant after a business day, in Shanghai. */
export const endOfDay = (day: CivilDate): Date => new Date(`${addDays(day, 1)}T00:00:00+08:00`);

/** Nine in the morning of a business day, when people are reminded. */
export const morningOf = (day: CivilDate): Date => new Date(`${day}T09:00:00+08:00`);

/** The first instant of a business day, in Shanghai. */
export const startOfDay = (day: CivilDate): Date => new Date(`${day}T00:00:00+08:00`);
