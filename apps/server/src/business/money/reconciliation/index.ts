/** Matching the fund register with bank statements. */
export { reconciliationHandlers } from './handlers.ts';
