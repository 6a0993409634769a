import { addDays, weekday, yearOf, type CivilDate } from './civil-date.ts';
import { HOLIDAY_NAMES, type HolidayName } from './holiday-name.ts';
import { HOLIDAYS } from './holidays.ts';

/** The years with published holidays; in any other year only weekends are days off, and `DayKind.provisional` is true. */
export const HOLIDAY_YEARS: readonly number[] = Object.keys(HOLIDAYS).map(Number);

export interface DayKind {
  readonly working: boolean;
  /** True when the year's holidays are not published yet, so that only weekends count as days off. */
  readonly provisional: boolean;
  /** Chinese name of the holiday that the day belongs to, or that it is worked in exchange for. */
  readonly name?: string;
  /** Key of the same holiday, for a name in another language. */
  readonly holiday?: HolidayName;
}

type Marks = ReadonlyMap<string, { readonly working: boolean; readonly holiday: HolidayName }>;

const isHolidayName = (key: string): key is HolidayName => key in HOLIDAY_NAMES;

function marksOf(year: number): Marks {
  const marks = new Map<string, { working: boolean; holiday: HolidayName }>();
  const lists = HOLIDAYS[year];
  for (const [working, list] of [[false, lists?.off ?? {}] as const, [true, lists?.work ?? {}] as const]) {
    for (const [holiday, days] of Object.entries(list)) {
      if (isHolidayName(holiday)) for (const day of days.split(' ')) marks.set(day, { working, holiday });
    }
  }
  return marks;
}

const MARKS: ReadonlyMap<number, Marks> = new Map(HOLIDAY_YEARS.map((year) => [year, marksOf(year)]));

/** Classifies a day by the State Council's list, including working weekends (调休). */
export function dayKind(date: CivilDate): DayKind {
  const marks = MARKS.get(yearOf(date));
  const mark = marks?.get(date.slice(5, 7) + date.slice(8));
  if (mark) return { working: mark.working, provisional: false, name: HOLIDAY_NAMES[mark.holiday].zh, holiday: mark.holiday };
  const day = weekday(date);
  return { working: day !== 0 && day !== 6, provisional: marks === undefined };
}

/** Whether banks settle on this day. */
export function isWorkingDay(date: CivilDate): boolean {
  return dayKind(date).working;
}

/** `date` itself when it is a working day, otherwise the next working day. */
export function nextWorkingDay(date: CivilDate): CivilDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The working day `count` working days before `date`, which itself does not count. */
export function workingDaysBefore(date: CivilDate, count: number): CivilDate {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The due dates that are paid from one day to another: a due date on a day off is paid on the next working day. */
export const dueDatesPaid = (from: CivilDate, to: CivilDate): { readonly dueFrom: CivilDate; readonly dueTo: CivilDate } => ({
  dueFrom: addDays(workingDaysBefore(from, 1), 1),
  dueTo: workingDaysBefore(addDays(to, 1), 1),
});
