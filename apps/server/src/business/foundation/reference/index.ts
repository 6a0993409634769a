/** Code lists, the calendar, and banks with their branches. */
export { referenceCalls } from './calls.ts';
export { codeListPage } from './code-list.ts';
