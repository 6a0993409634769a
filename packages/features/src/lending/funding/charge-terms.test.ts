import type { Quote } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { PAYMENT_TERMS, paymentOf } from './charge-terms.ts';

type Payment = Quote['lines'][number]['payment'];
const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
const words = (payment: Payment, holder: bigint, issuer: bigint) =>
  i18n._(paymentOf({ payment, holder: fen(holder), issuer: fen(issuer) }));
const PAYMENTS = ['withheld', 'beforehand', 'atMaturity'] as const satisfies readonly Payment[];

it.each(PAYMENTS)('a charge borne by the holder alone is paid as quoted: %s', (payment) => {
  expect(words(payment, 100n, 0n)).toBe(i18n._(PAYMENT_TERMS[payment]));
});

it('a charge borne by the issuer is not withheld from the payout, because the issuer pays it directly', () => {
  expect(words('withheld', 0n, 100n)).toBe('开立方放款日另付');
  expect(words('withheld', 60n, 40n)).toBe('融资方部分放款时扣除，开立方部分放款日另付');
});
