import { addDays, weekday, yearOf, type CivilDate } from './civil-date.ts';
import { HOLIDAY_NAMES, type HolidayName } from './holiday-name.ts';
import { HOLIDAYS } from './holidays.ts';
import { legalHoliday } from './legal-days.ts';
import type { PublishedYear } from './published-year.ts';

/** The years with lists that come with this package; later ones are passed to `setPublishedYears`. */
export const HOLIDAY_YEARS: readonly number[] = Object.keys(HOLIDAYS).map(Number);

export interface DayKind {
  readonly working: boolean;
  /** True when the year's list is not published yet, so that only weekends and the holidays of the law are days off. */
  readonly provisional: boolean;
  /** Chinese name of the holiday that the day belongs to, or that it is worked in exchange for. */
  readonly name?: string;
  /** Key of the same holiday, for a name in another language. */
  readonly holiday?: HolidayName;
}

type Marks = ReadonlyMap<string, { readonly working: boolean; readonly holiday: HolidayName }>;

const isHolidayName = (key: string): key is HolidayName => key in HOLIDAY_NAMES;

function marksOf(lists: readonly (readonly [working: boolean, days: Readonly<Record<string, readonly string[]>>])[]): Marks {
  const marks = new Map<string, { working: boolean; holiday: HolidayName }>();
  for (const [working, list] of lists) {
    for (const [holiday, days] of Object.entries(list)) {
      if (isHolidayName(holiday)) for (const day of days) marks.set(day, { working, holiday });
    }
  }
  return marks;
}

const datesIn = (year: number, list: Readonly<Partial<Record<HolidayName, string>>>) =>
  Object.fromEntries(
    Object.entries(list).map(([holiday, days]) => [holiday, days.split(' ').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`)]),
  );

const SUPPLIED: ReadonlyMap<number, Marks> = new Map(
  Object.entries(HOLIDAYS).map(([year, { off, work }]) => [
    Number(year),
    marksOf([
      [false, datesIn(Number(year), off)],
      [true, datesIn(Number(year), work)],
    ]),
  ]),
);

let later: readonly PublishedYear[] = [];
let marksByYear = SUPPLIED;

/**
 * Makes the calendar follow these published lists from now on, besides the lists that come with the package; a list of the same year
 * replaces the one of the package. Server and portal call it with the lists that the platform's operators have entered.
 */
export function setPublishedYears(years: readonly PublishedYear[]): void {
  const marks = new Map(SUPPLIED);
  for (const { year, off, work } of years) {
    marks.set(
      year,
      marksOf([
        [false, off],
        [true, work],
      ]),
    );
  }
  later = years;
  marksByYear = marks;
}

/** The published lists that the calendar follows besides those that come with the package. */
export const publishedYears = (): readonly PublishedYear[] => later;

/**
 * Classifies a day by the State Council's list, including working weekends (调休). In a year without a list the days off are weekends and
 * the holidays of the law; its working weekends and further days off are not known yet.
 */
export function dayKind(date: CivilDate): DayKind {
  const year = yearOf(date);
  const marks = marksByYear.get(year);
  // The list of the next year may begin in the last days of December.
  const mark = marksByYear.get(year + 1)?.get(date) ?? marks?.get(date);
  if (mark) return { working: mark.working, provisional: false, name: HOLIDAY_NAMES[mark.holiday].zh, holiday: mark.holiday };
  const holiday = marks ? undefined : legalHoliday(date);
  if (holiday) return { working: false, provisional: true, name: HOLIDAY_NAMES[holiday].zh, holiday };
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
