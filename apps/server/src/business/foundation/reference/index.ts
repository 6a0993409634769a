/** Code lists, the calendar, and banks with their branches. */
export { codeListPage } from './code-list.ts';
export { referenceHandlers } from './handlers.ts';
