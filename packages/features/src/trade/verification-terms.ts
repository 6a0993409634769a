import type { TradeInvoice } from '@lianxin/api/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../terms/index.ts';

type Verification = TradeInvoice['verification'];

/** How an invoice stands in the tax register (rules.md §7). */
export const VERIFICATION_TERMS: Readonly<Record<Verification, Term>> = {
  unchecked: { label: msg`未查验`, tone: 'caution' },
  consistent: { label: msg`一致`, tone: 'positive' },
  inconsistent: { label: msg`不一致`, tone: 'critical' },
  void: { label: msg`已作废`, tone: 'critical' },
  reversed: { label: msg`已红冲`, tone: 'critical' },
};

export const INVOICE_KIND_TERMS: Readonly<Record<TradeInvoice['kind'], MessageDescriptor>> = {
  digitalSpecial: msg`数电专票`,
  digitalOrdinary: msg`数电普票`,
  vatSpecial: msg`增值税专用发票`,
  vatOrdinary: msg`增值税普通发票`,
};
