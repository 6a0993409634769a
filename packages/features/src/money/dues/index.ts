/** What the enterprise is owed and owes: vouchers, own entries, open invoices. */
export { duesScreens } from './screens.ts';
