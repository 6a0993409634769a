export { reconciliationHandlers } from './handlers.ts';
