/** Vouchers as money: income and expenditure by month, holdings, repayments due. */
export { treasuryScreens } from './screens.ts';
