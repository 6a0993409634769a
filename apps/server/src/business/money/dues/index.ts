/** What an enterprise is owed and owes by day and week: vouchers, repayments and fees, entries of its own, invoices. */
export { dueFigures, emptyWeeks, NOTHING_DUE } from './due-figures.ts';
export { outflowsOf } from './outflows.ts';
export { payableHandlers } from './payables/handlers.ts';
export { receivableHandlers } from './receivables/handlers.ts';
