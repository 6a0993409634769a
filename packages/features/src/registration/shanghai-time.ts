const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });

/** A moment as it is read in Shanghai, date and minutes: 2026-11-20 09:41. Nothing for none. */
export const shanghaiTime = (instant: string | null): string | undefined =>
  instant === null ? undefined : minutes.format(new Date(instant));

/** The clock of a moment in Shanghai: 09:41. */
export const shanghaiClock = (instant: string): string => clock.format(new Date(instant));
