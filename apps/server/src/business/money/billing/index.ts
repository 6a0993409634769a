/** Invoices of the platform: whom they are made out to, requests, and their issue or return. */
export { billingCalls } from './calls.ts';
export { issueInvoice, type RequestRow, returnRequest } from './decide.ts';
