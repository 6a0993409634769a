import { expect, test } from 'vitest';
import { INVOICE_REQUEST_EVENTS, INVOICE_REQUEST_STATE_CODES, INVOICE_REQUEST_STATES, invoiceRequestMachine } from './request-state.ts';

test('a request that waits is issued or returned, and nothing else ever happens', () => {
  const taken = INVOICE_REQUEST_STATES.flatMap((state) =>
    INVOICE_REQUEST_EVENTS.flatMap((event) => {
      const next = invoiceRequestMachine.next(state, event);
      return next === undefined ? [] : [[state, event, next]];
    }),
  );
  expect(taken).toEqual([
    ['waiting', 'issueInvoice', 'issued'],
    ['waiting', 'returnRequest', 'returned'],
  ]);
});

test('has a code for each state', () => {
  expect(new Set(Object.values(INVOICE_REQUEST_STATE_CODES)).size).toBe(INVOICE_REQUEST_STATES.length);
});
