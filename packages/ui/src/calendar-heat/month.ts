/** Days are civil dates written YYYY-MM-DD; no time zone enters. */
const dayMs = 86_400_000;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The date `days` after `date`. */
export const addDays = (date: string, days: number): string => new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);

/** Monday 0 to Sunday 6. */
export const weekday = (date: string): number => (new Date(utc(date)).getUTCDay() + 6) % 7;

/** The month before or after, written YYYY-MM. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The weeks that hold a month (YYYY-MM), Monday first, with the days around it that fill them. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: string[][] = [];
  for (let monday = start; monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}
