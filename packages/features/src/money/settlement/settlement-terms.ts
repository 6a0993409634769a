import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { PaymentPurpose, PaymentState } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Term } from '../../platform/terms/index.ts';

/** Whether the enterprise pays or receives. */
export type Side = RequestOf<typeof contract.settlement.calendar>['side'];
export type ToPay = ResponseOf<typeof contract.settlement.listToPay>['list'][number];
export type ToReceive = ResponseOf<typeof contract.settlement.listToReceive>['list'][number];

export const TO_PAY_TERMS: Readonly<Record<ToPay['state'], Term>> = {
  upcoming: { label: msg`待到期`, tone: 'neutral' },
  reserving: { label: msg`备款中`, tone: 'state-1' },
  paying: { label: msg`付款中`, tone: 'state-4' },
  partly: { label: msg`部分未入账`, tone: 'caution' },
  short: { label: msg`逾期未付`, tone: 'overdue' },
  prepared: { label: msg`付款待授权`, tone: 'state-2' },
  paid: { label: msg`已付清`, tone: 'state-6' },
};

export const TO_RECEIVE_TERMS: Readonly<Record<ToReceive['state'], Term>> = {
  upcoming: { label: msg`待到期`, tone: 'neutral' },
  processing: { label: msg`付款中`, tone: 'state-4' },
  refused: { label: msg`未能入账`, tone: 'caution' },
  overdue: { label: msg`逾期未付`, tone: 'overdue' },
  paid: { label: msg`已到账`, tone: 'state-6' },
};

export const PAYMENT_TERMS: Readonly<Record<PaymentState, Term>> = {
  open: { label: msg`待付`, tone: 'state-1' },
  paid: { label: msg`已到账`, tone: 'state-6' },
  failed: { label: msg`未付`, tone: 'critical' },
};

export const PURPOSE_WORDS: Readonly<Record<PaymentPurpose, MessageDescriptor>> = {
  holder: msg`持有人`,
  lender: msg`已融资的资金方`,
  pledgee: msg`质押贷款的贷款方`,
  rest: msg`质押人（余额）`,
};
