/** Code lists, the calendar, and banks with their branches. */
export { referenceCalls } from './calls.ts';
export { codeListPage } from './code-list.ts';
export { CALENDAR_TOPIC, followPublishedYears, readPublishedYears } from './published-years.ts';
