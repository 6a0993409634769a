export { codeListPage } from './code-list.ts';
export { referenceHandlers } from './handlers.ts';
