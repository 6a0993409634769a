// Swedish writes dates and times as ISO does, which is what the trade reads.
const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** A moment to the minute in Shanghai, 2026-11-19 11:16. */
export const dayAndTime = (instant: string): string => minutes.format(new Date(instant));

/** The same without its year, 11-19 11:16, where room is short. */
export const shortTime = (instant: string): string => dayAndTime(instant).slice(5);
