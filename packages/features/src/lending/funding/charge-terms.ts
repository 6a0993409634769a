import type { Quote } from '@lianxin/api/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type ChargeKind = Quote['lines'][number]['kind'];

export const CHARGE_TERMS: Readonly<Record<ChargeKind, MessageDescriptor>> = {
  interest: msg`利息`,
  lenderFee: msg`资方手续费`,
  serviceFee: msg`平台服务费`,
  guaranteeFee: msg`担保费`,
};

/** The labels of the recipients of charges. */
export const PAYEE_TERMS: Readonly<Record<ChargeKind, MessageDescriptor>> = {
  interest: msg`资金方收取`,
  lenderFee: msg`资金方收取`,
  serviceFee: msg`平台收取`,
  guaranteeFee: msg`担保方收取`,
};

/** How a charge is paid. The issuer's share is not withheld from the holder's money, because the issuer pays it itself. */
export function paymentOf({ payment, holder, issuer }: Pick<Quote['lines'][number], 'payment' | 'holder' | 'issuer'>): MessageDescriptor {
  if (issuer === 0n || payment !== 'withheld') return PAYMENT_TERMS[payment];
  return holder === 0n ? msg`开立方放款日另付` : msg`融资方部分放款时扣除，开立方部分放款日另付`;
}

/** The labels of the times at which charges are paid. */
export const PAYMENT_TERMS: Readonly<Record<Quote['lines'][number]['payment'], MessageDescriptor>> = {
  withheld: msg`放款时扣除`,
  beforehand: msg`放款前缴纳`,
  atMaturity: msg`到期支付`,
};
