import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { FundDirection, FundSource, FundType, ReconciliationState } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../../platform/terms/index.ts';

export type FundPage = ResponseOf<typeof contract.fundRegister.list>;
export type FundEntry = FundPage['list'][number];

export const FUND_TYPE_WORDS: Readonly<Record<FundType, MessageDescriptor>> = {
  issuance: msg`开立`,
  transfer: msg`转让`,
  financing: msg`融资放款`,
  pledge: msg`质押`,
  interest: msg`利息`,
  fee: msg`费用`,
  repayment: msg`还款`,
  maturity: msg`到期兑付`,
  supplement: msg`补录`,
};

export const FUND_DIRECTION_WORDS: Readonly<Record<FundDirection, MessageDescriptor>> = { in: msg`收`, out: msg`付` };

export const FUND_SOURCE_WORDS: Readonly<Record<FundSource, MessageDescriptor>> = { system: msg`系统`, supplement: msg`补录` };

export const RECONCILIATION_TERMS: Readonly<Record<ReconciliationState, Term>> = {
  unmatched: { label: msg`未对账`, tone: 'state-2' },
  matchedByRule: { label: msg`自动对平`, tone: 'positive' },
  matchedByHand: { label: msg`人工对平`, tone: 'info' },
  explained: { label: msg`已说明`, tone: 'neutral' },
};
