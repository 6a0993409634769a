import type { contract, ResponseOf } from '@lianxin/api/contract';
import { PLATFORM_FEE_KINDS, type FeeInvoiceKind, type InvoiceRequestState } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PLATFORM_FEE_WORDS, type Term } from '../../platform/terms/index.ts';

export type Profile = ResponseOf<typeof contract.billing.invoiceProfile>;
export type Billable = ResponseOf<typeof contract.billing.listBillable>['list'][number];
export type InvoiceRequest = ResponseOf<typeof contract.billing.listInvoiceRequests>['list'][number];

export const INVOICE_KIND_WORDS: Readonly<Record<FeeInvoiceKind, MessageDescriptor>> = {
  special: msg`数电专票`,
  ordinary: msg`数电普票`,
};

export const REQUEST_TERMS: Readonly<Record<InvoiceRequestState, Term>> = {
  waiting: { label: msg`待开`, tone: 'state-2' },
  issued: { label: msg`已开`, tone: 'state-5' },
  returned: { label: msg`已退回`, tone: 'critical' },
};

/** Name of a fee on an invoice; the fee of an application is a service. */
export const itemWords = (kind: string): MessageDescriptor =>
  PLATFORM_FEE_WORDS[PLATFORM_FEE_KINDS.find((one) => one === kind) ?? 'service'];
