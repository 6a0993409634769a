import { defineMachine } from '../state-machine.ts';

/** State of a request for an invoice: the platform issues the invoice or returns the request. */
export const INVOICE_REQUEST_STATES = ['waiting', 'issued', 'returned'] as const;

export type InvoiceRequestState = (typeof INVOICE_REQUEST_STATES)[number];

/** Wire codes of the states. */
export const INVOICE_REQUEST_STATE_CODES = { waiting: '0', issued: '1', returned: '2' } as const satisfies Record<
  InvoiceRequestState,
  string
>;

export const INVOICE_REQUEST_EVENTS = ['issueInvoice', 'returnRequest'] as const;

export type InvoiceRequestEvent = (typeof INVOICE_REQUEST_EVENTS)[number];

/** Life cycle of a request for an invoice. The fees of a returned request can be invoiced by a new request. */
export const invoiceRequestMachine = defineMachine<InvoiceRequestState, InvoiceRequestEvent>(INVOICE_REQUEST_EVENTS, {
  waiting: { issueInvoice: 'issued', returnRequest: 'returned' },
  issued: {},
  returned: {},
});
