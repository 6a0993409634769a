import type { contract, ResponseOf } from '@lianxin/api/contract';
import type { BankAccountKind, BankAccountState } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Term } from '../../../platform/terms/index.ts';

export type Account = ResponseOf<typeof contract.bankAccount.listManaged>['list'][number];

export const BANK_ACCOUNT_TERMS: Readonly<Record<BankAccountState, Term>> = {
  unproved: { label: msg`待验证`, tone: 'caution' },
  usable: { label: msg`正常`, tone: 'positive' },
  frozen: { label: msg`已冻结`, tone: 'critical' },
  unbound: { label: msg`已解绑`, tone: 'neutral' },
};

const PROVING: Term = { label: msg`验证中`, tone: 'info' };

/** The state of an account; a pending deposit takes precedence. */
export const termOf = ({ state, deposit }: Pick<Account, 'state' | 'deposit'>): Term =>
  state === 'unproved' && (deposit === 'processing' || deposit === 'paid') ? PROVING : BANK_ACCOUNT_TERMS[state];

export const KIND_TERMS: Readonly<Record<BankAccountKind, MessageDescriptor>> = {
  basic: msg`基本户`,
  general: msg`一般户`,
  supervised: msg`监管户`,
  receiving: msg`收款户`,
};

/** Only verified accounts can be queried. */
export const isAskable = ({ state }: Pick<Account, 'state'>): boolean => state === 'usable' || state === 'frozen';
