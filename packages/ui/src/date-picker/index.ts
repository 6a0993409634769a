export * from './date-picker.tsx';
export * from './date-range-picker.tsx';
export type { CalendarDays } from './calendar.tsx';
