import type { contract, ResponseOf } from '@lianxin/api/contract';
import { APPLICATION_CHARGE_KINDS, PLATFORM_FEE_KINDS, type ChargeSource, type ChargeState, type PlatformFeeKind } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CHARGE_WORDS, FEE_REFUND_TERMS, OVERDUE_TERM, PLATFORM_FEE_WORDS, type Term } from '../../platform/terms/index.ts';

export type FeePage = ResponseOf<typeof contract.fee.list>;
export type Fee = FeePage['list'][number];

export const FEE_TERMS: Readonly<Record<ChargeState, Term>> = {
  pending: { label: msg`待缴`, tone: 'state-2' },
  returned: { label: msg`已退回`, tone: 'critical' },
  declared: { label: msg`已缴待确认`, tone: 'state-1' },
  confirmed: { label: msg`已确认`, tone: 'state-5' },
  cancelled: { label: msg`已取消`, tone: 'state-3' },
  ...FEE_REFUND_TERMS,
};

/** Overdue takes precedence. */
export const termOf = ({ overdue, state }: Pick<Fee, 'overdue' | 'state'>): Term => (overdue ? OVERDUE_TERM : FEE_TERMS[state]);

/** Whether a mandatory fee is not paid yet. */
export const isOwed = ({ mandatory, state }: Pick<Fee, 'mandatory' | 'state'>): boolean =>
  mandatory === 1 && (state === 'pending' || state === 'returned');

export const SOURCE_WORDS: Readonly<Record<ChargeSource, MessageDescriptor>> = {
  platform: msg`平台收费`,
  application: msg`融资和质押费用`,
};

const isPlatformKind = (kind: string): kind is PlatformFeeKind => PLATFORM_FEE_KINDS.some((one) => one === kind);
const chargeKindOf = (kind: string) => APPLICATION_CHARGE_KINDS.find((one) => one === kind);

/** Our name for the kind, or the platform's. */
export function kindWords({ source, kind }: Pick<Fee, 'source' | 'kind'>): MessageDescriptor {
  const charge = source === 'application' ? chargeKindOf(kind) : undefined;
  if (charge !== undefined) return CHARGE_WORDS[charge];
  return isPlatformKind(kind) ? PLATFORM_FEE_WORDS[kind] : msg`其他费用`;
}
