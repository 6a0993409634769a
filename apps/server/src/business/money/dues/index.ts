/** Dues of an enterprise by day and week: vouchers, repayments and fees, own entries, invoices. */
export { dueCalls } from './calls.ts';
export { dueFigures, emptyForecast, NOTHING_DUE } from './due-figures.ts';
export { outflowsOf } from './outflows.ts';
