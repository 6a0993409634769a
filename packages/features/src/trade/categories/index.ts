/** Categories of contracts, invoices and vouchers, and what is classified under each. */
export { categoryScreens } from './screens.ts';
