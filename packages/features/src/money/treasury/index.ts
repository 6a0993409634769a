/** Vouchers as money: income and expenditure by month, everything held, what is to be repaid. */
export { treasuryScreens } from './screens.ts';
