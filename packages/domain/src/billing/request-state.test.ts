import { expect, test } from 'vitest';
import { INVOICE_REQUEST_EVENTS, INVOICE_REQUEST_STATE_CODES, INVOICE_REQUEST_STATES, invoiceRequestMachine } from './request-state.ts';

test('a waiting request is issued or returned, and no other transition exists', () => {
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

test('each state has a wire code of its own', () => {
  expect(new Set(Object.values(INVOICE_REQUEST_STATE_CODES)).size).toBe(INVOICE_REQUEST_STATES.length);
});
