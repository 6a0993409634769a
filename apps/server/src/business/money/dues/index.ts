/** What an enterprise is owed and owes by day and week: vouchers, repayments and fees, entries of its own, invoices. */
export { dueCalls } from './calls.ts';
export { dueFigures, emptyWeeks, NOTHING_DUE } from './due-figures.ts';
export { outflowsOf } from './outflows.ts';
