import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { FeeDirection, LendingFeeState, RateUnit } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { FEE_REFUND_TERMS, type Term } from '../../../platform/terms/index.ts';

export type Fee = ResponseOf<typeof contract.lendingFee.list>['list'][number];
/** A guarantor's current terms and the latest proposal. */
export type GuarantorTerms = NonNullable<ResponseOf<typeof contract.lendingFee.terms>['guarantor']>;
export type ChannelRates = ResponseOf<typeof contract.lendingFee.terms>['channels'][number];

export const FEE_DIRECTION_WORDS: Readonly<Record<FeeDirection, MessageDescriptor>> = {
  receivable: msg`应收`,
  payable: msg`应付`,
};

export const FEE_TERMS: Readonly<Record<LendingFeeState, Term>> = {
  due: { label: msg`待支付`, tone: 'state-2' },
  withheld: { label: msg`已随放款扣收`, tone: 'state-5' },
  declared: { label: msg`待确认到账`, tone: 'state-1' },
  received: { label: msg`已到账`, tone: 'state-5' },
  reversed: { label: msg`未到账已冲回`, tone: 'critical' },
  lapsed: { label: msg`已终止，无须支付`, tone: 'neutral' },
  ...FEE_REFUND_TERMS,
};

export const RATE_UNIT_WORDS: Readonly<Record<RateUnit, MessageDescriptor>> = {
  annualPercent: msg`按年化费率和担保天数`,
  dailyPerTenThousand: msg`按日费率和担保天数`,
  flatPerTenThousand: msg`按金额一次性收取`,
};

/** The names of a fee's payers and payee; the payee may be the platform. */
export function useFeeParties() {
  const { t, i18n } = useLingui();
  return {
    payers: useCallback(({ payers }: Fee) => new Intl.ListFormat(i18n.locale).format(payers.map(({ name }) => name)), [i18n]),
    payee: useCallback(({ payee }: Fee) => payee?.name ?? t`平台`, [t]),
  };
}
