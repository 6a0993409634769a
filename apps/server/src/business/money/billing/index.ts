/** Invoices from the platform: their addressee, requests, and issuing or returning them. */
export { billingCalls } from './calls.ts';
export { issueInvoice, type RequestRow, returnRequest } from './decide.ts';
