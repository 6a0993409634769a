// The Swedish format equals ISO, which the trade uses.
const dateAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });
const timeOnly = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' });

/** A time as 2026-10-20 15:02:11 in Asia/Shanghai; invalid input is returned as it is. */
export function shanghaiDateTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : dateAndTime.format(date);
}

/** Time of day in Asia/Shanghai, 15:02:11. */
export function shanghaiTime(instant: Date): string {
  return timeOnly.format(instant);
}
