/** Income and expenditure by month, holdings, and repayments due. */
export { treasuryCalls } from './calls.ts';
