export { CalendarHeat, type CalendarDay, type CalendarHeatProps } from './calendar-heat.tsx';
