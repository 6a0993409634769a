import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { FeePaymentState } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

/** A transfer to the platform for fees. */
export type Payment = ResponseOf<typeof contract.fee.payments>['list'][number];
export type PaymentLine = Payment['lines'][number];

export const PAYMENT_TERMS: Readonly<Record<FeePaymentState, Term>> = {
  declared: { label: msg`已申报`, tone: 'state-1' },
  partly: { label: msg`部分退回`, tone: 'caution' },
  confirmed: { label: msg`已确认`, tone: 'state-5' },
  returned: { label: msg`已退回`, tone: 'critical' },
};

export const LINE_TERMS: Readonly<Record<PaymentLine['state'], Term>> = {
  declared: PAYMENT_TERMS.declared,
  confirmed: PAYMENT_TERMS.confirmed,
  returned: PAYMENT_TERMS.returned,
};

export function lineInvoiceWords({ state, invoice }: PaymentLine): MessageDescriptor {
  if (state !== 'confirmed') return msg`确认后可开票`;
  if (invoice === null) return msg`未开票`;
  return invoice.state === 'issued' ? msg`已开票` : msg`开票中`;
}

/** The state of invoices for a payment: the least advanced. */
export function invoiceWords({ lines }: Pick<Payment, 'lines'>): MessageDescriptor {
  const found = lines.filter(({ state }) => state === 'confirmed');
  const least = found.find(({ invoice }) => invoice === null) ?? found.find(({ invoice }) => invoice?.state !== 'issued') ?? found[0];
  return least === undefined ? msg`确认后可开票` : lineInvoiceWords(least);
}

/** Reasons for returned fees, without repetition. */
export const reasonsOf = ({ lines }: Pick<Payment, 'lines'>): string =>
  [...new Set(lines.flatMap(({ reason }) => (reason === null ? [] : [reason])))].join('；');
