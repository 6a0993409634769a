import { addDays, type CivilDate } from '@lianxin/domain';

/** The end of a day in Shanghai, exclusive. */
export const endOfDay = (day: CivilDate): Date => new Date(`${addDays(day, 1)}T00:00:00+08:00`);

/** 9:00 in Shanghai, when reminders are sent. */
export const morningOf = (day: CivilDate): Date => new Date(`${day}T09:00:00+08:00`);

/** The start of a day in Shanghai. */
export const startOfDay = (day: CivilDate): Date => new Date(`${day}T00:00:00+08:00`);
