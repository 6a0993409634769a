import { civilDate, weekday, yearOf, type CivilDate } from './civil-date.ts';
import type { HolidayName } from './holiday-name.ts';
import { legalDays } from './legal-days.ts';

type DaysByHoliday = Readonly<Partial<Record<HolidayName, readonly CivilDate[]>>>;

/** The free days and working weekends of a year as the State Council publishes them. */
export interface PublishedYear {
  readonly year: number;
  /** Free days by holiday, weekends that the list names included. */
  readonly off: DaysByHoliday;
  /** Weekend days that are worked (调休), by the holiday they make up for. */
  readonly work: DaysByHoliday;
}

/** A rule that a list breaks. */
export type PublishedYearRule = 'anotherYear' | 'namedTwice' | 'legalDayMissing' | 'legalDayWorked' | 'workedWeekday';

export interface PublishedYearProblem {
  readonly rule: PublishedYearRule;
  readonly day: CivilDate;
}

const daysOf = (list: DaysByHoliday): CivilDate[] => Object.values(list).flat();

/** The list of a year may begin in the last days of December before, since New Year does. */
const lastDaysBefore = (year: number): CivilDate | undefined => civilDate(`${year - 1}-12-25`);

/** What is wrong with a list: a day outside its year, a day named twice, a legal holiday that it leaves out or has worked, a worked weekday. */
export function publishedYearProblems({ year, off, work }: PublishedYear): readonly PublishedYearProblem[] {
  const [free, worked] = [daysOf(off), daysOf(work)];
  const all = [...free, ...worked];
  const legal = legalDays(year);
  const earliest = lastDaysBefore(year);
  const newYears = new Set([...(off.newYear ?? []), ...(work.newYear ?? [])]);
  const isOfYear = (day: CivilDate) =>
    yearOf(day) === year || (newYears.has(day) && earliest !== undefined && day >= earliest && yearOf(day) === year - 1);
  const problems = (rule: PublishedYearRule, days: readonly CivilDate[]) => days.map((day) => ({ rule, day }));
  return [
    ...problems(
      'anotherYear',
      all.filter((day) => !isOfYear(day)),
    ),
    ...problems(
      'namedTwice',
      all.filter((day, index) => all.indexOf(day) !== index),
    ),
    ...problems(
      'legalDayMissing',
      [...legal.keys()].filter((day) => !free.includes(day)),
    ),
    ...problems(
      'legalDayWorked',
      worked.filter((day) => legal.has(day)),
    ),
    ...problems(
      'workedWeekday',
      worked.filter((day) => weekday(day) !== 0 && weekday(day) !== 6),
    ),
  ];
}
