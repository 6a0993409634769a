export { CalendarPanel, type CalendarPanelProps } from './calendar-panel.tsx';
