import { addDays, shanghaiDate, type CivilDate } from './civil-date.ts';
import { isWorkingDay, nextWorkingDay } from './working-day.ts';

const MINUTE_MS = 60_000;
const SHANGHAI_OFFSET_MS = 8 * 60 * MINUTE_MS;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Working hours of lenders on every working day, Shanghai time. */
export const LENDER_DAY = { opens: '09:00', closes: '17:00' } as const;

const OPENS = minuteOf(LENDER_DAY.opens);
const CLOSES = minuteOf(LENDER_DAY.closes);

/** The instant of a date and a time "HH:MM" in Shanghai. */
export const shanghaiInstant = (date: CivilDate, time: string): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - SHANGHAI_OFFSET_MS + minuteOf(time) * MINUTE_MS);

/** The first working day after `date`, which itself does not count. */
export const workingDayAfter = (date: CivilDate): CivilDate => nextWorkingDay(addDays(date, 1));

/** The business day that a lender books an arrival to: the same working day until the cut-off ("HH:MM"), otherwise the next working day. */
export function arrivalDay(instant: Date, cutOff: string): CivilDate {
  const day = shanghaiDate(instant);
  return isWorkingDay(day) && instant <= shanghaiInstant(day, cutOff) ? day : workingDayAfter(day);
}

/** The instant after `hours` of a lender's working time; nights, weekends and holidays do not count. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let day = nextWorkingDay(shanghaiDate(from));
  const opening = shanghaiInstant(day, LENDER_DAY.opens);
  let minute = OPENS + Math.min(Math.max(0, from.getTime() - opening.getTime()) / MINUTE_MS, CLOSES - OPENS);
  let left = hours * 60;
  while (minute + left > CLOSES) {
    left -= CLOSES - minute;
    day = workingDayAfter(day);
    minute = OPENS;
  }
  return new Date(shanghaiInstant(day, '00:00').getTime() + (minute + left) * MINUTE_MS);
}
