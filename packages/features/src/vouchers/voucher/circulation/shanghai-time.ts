// Swedish writes dates and times as ISO does, which is what the trade reads.
const dateAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });
const timeOnly = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' });

/** An instant as the trade writes it, 2026-10-20 15:02:11 in Asia/Shanghai; a text that is no instant is shown as it is. */
export function shanghaiDateTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : dateAndTime.format(date);
}

/** The time of day in Asia/Shanghai, 15:02:11. */
export function shanghaiTime(instant: Date): string {
  return timeOnly.format(instant);
}
