/** Matching the fund register with bank statements. */
export { reconciliationCalls } from './calls.ts';
