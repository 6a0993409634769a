import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { BalanceLine, ReceivableOrigin, ReceivableStanding } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type ReceivablePage = ResponseOf<typeof contract.receivable.list>;
export type Receivable = ReceivablePage['list'][number];

export const STANDING_TERMS: Readonly<Record<ReceivableStanding, Term>> = {
  notDue: { label: msg`未到期`, tone: 'state-0' },
  late30: { label: msg`已过期限 1–30 天`, tone: 'caution' },
  late60: { label: msg`已过期限 31–60 天`, tone: 'caution' },
  late90: { label: msg`已过期限 61–90 天`, tone: 'critical' },
  lateMore: { label: msg`已过期限 90 天以上`, tone: 'critical' },
  collected: { label: msg`已收款`, tone: 'state-6' },
};

const COVERED_TERM: Term = { label: msg`已由链信支付`, tone: 'state-6' };

/** Paid by vouchers is not collected. */
export const termOf = ({ standing, collectedOn }: Pick<Receivable, 'standing' | 'collectedOn'>): Term =>
  standing === 'collected' && collectedOn === null ? COVERED_TERM : STANDING_TERMS[standing];

export const ORIGIN_WORDS: Readonly<Record<ReceivableOrigin, MessageDescriptor>> = {
  voucher: msg`持有的链信`,
  plain: msg`自行登记`,
};

export const LINE_WORDS: Readonly<Record<BalanceLine, MessageDescriptor>> = {
  receivable: msg({ message: '应收账款', context: 'balance sheet' }),
  financing: msg`应收款项融资`,
};
