export { issueInvoice, type RequestRow, returnRequest } from './decide.ts';
export { billingHandlers } from './handlers.ts';
