/** What the enterprise is owed and owes: vouchers, entries of its own, open invoices. */
export { duesScreens } from './screens.ts';
