import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { PayableOrigin, PayableStanding } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type PayablePage = ResponseOf<typeof contract.payable.list>;
export type Payable = PayablePage['list'][number];

export const PAYABLE_TERMS: Readonly<Record<PayableStanding, Term>> = {
  open: { label: msg`未付`, tone: 'state-0' },
  late: { label: msg`已过期限`, tone: 'critical' },
  paid: { label: msg`已付清`, tone: 'state-6' },
};

const DISPUTED_TERM: Term = { label: msg`有争议`, tone: 'caution' };

/** A dispute takes precedence over delays. */
export const payableTerm = ({ standing, disputed }: Pick<Payable, 'standing' | 'disputed'>): Term =>
  disputed && standing !== 'paid' ? DISPUTED_TERM : PAYABLE_TERMS[standing];

/** The state where the days since the invoice do not show it already. */
export const termBesideDays = (row: Pick<Payable, 'standing' | 'disputed' | 'days'>): Term | undefined =>
  row.days === null || row.disputed || row.standing === 'paid' ? payableTerm(row) : undefined;

export const PAYABLE_ORIGIN_WORDS: Readonly<Record<PayableOrigin, MessageDescriptor>> = {
  voucher: msg`开立的链信`,
  invoice: msg`采购发票`,
};
