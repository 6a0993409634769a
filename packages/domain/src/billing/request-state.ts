import { defineMachine } from '../state-machine.ts';

/** Where a request for an invoice stands: the platform issues the invoice, or returns the request. */
export const INVOICE_REQUEST_STATES = ['waiting', 'issued', 'returned'] as const;

export type InvoiceRequestState = (typeof INVOICE_REQUEST_STATES)[number];

/** The codes that stand for the states on the wire. */
export const INVOICE_REQUEST_STATE_CODES = { waiting: '0', issued: '1', returned: '2' } as const satisfies Record<
  InvoiceRequestState,
  string
>;

export const INVOICE_REQUEST_EVENTS = ['issueInvoice', 'returnRequest'] as const;

export type InvoiceRequestEvent = (typeof INVOICE_REQUEST_EVENTS)[number];

/** The life of a request for an invoice. What was returned is asked for anew, by another request; its fees may be invoiced again. */
export const invoiceRequestMachine = defineMachine<InvoiceRequestState, InvoiceRequestEvent>(INVOICE_REQUEST_EVENTS, {
  waiting: { issueInvoice: 'issued', returnRequest: 'returned' },
  issued: {},
  returned: {},
});
