/** Income and expenditure by month, everything held, and what is to be repaid. */
export { treasuryCalls } from './calls.ts';
