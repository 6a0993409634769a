export * from './date-picker.tsx';
export * from './date-range-picker.tsx';
export type { CalendarDays } from './calendar.tsx';
export { readDate } from './iso-date.ts';
