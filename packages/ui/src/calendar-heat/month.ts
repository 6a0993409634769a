/** Dates are YYYY-MM-DD without a time zone, computed in UTC. */
const dayMs = 86_400_000;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string => new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date: string): number => (new Date(utc(date)).getUTCDay() + 6) % 7;

/** Adds months to a month (YYYY-MM). */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The weeks of a month (YYYY-MM), from Monday, filled up with days of the adjacent months. */
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
