/** Income and expenditure by month, everything held, and what is to be repaid. */
export { treasuryHandlers } from './handlers.ts';
