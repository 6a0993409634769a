import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { fen } from '../money/yuan.ts';
import { repaymentSignatureText, type RepaymentSignature } from './signature-text.ts';

const signed: RepaymentSignature = {
  object: 'pledge',
  applicationNumber: 'ZY1',
  holderName: '恒信|机电',
  lenderName: '汇通小贷',
  amount: fen(30_000_000n),
  paidOn: civilDate('2026-12-01') ?? expect.fail('no day'),
  receiptNumber: 'HK1',
  account: { accountNumber: '6212 2605 0000 1230 358', accountName: '汇通小贷', bankName: '工商银行' },
};

test('the signed text contains parties, the sum paid, its day, receipt and account', () => {
  expect(repaymentSignatureText(signed)).toBe(
    'LX-SIGN-4|pledge|repay|ZY1|恒信\\|机电|汇通小贷|300000.00|2026-12-01|HK1|6212260500001230358|汇通小贷|工商银行',
  );
});

test('the signed text differs for another kind, sum, receipt or account', () => {
  const others: readonly RepaymentSignature[] = [
    signed,
    { ...signed, object: 'financing' },
    { ...signed, amount: fen(1n) },
    { ...signed, receiptNumber: 'HK2' },
    { ...signed, account: undefined },
  ];
  expect(new Set(others.map(repaymentSignatureText)).size).toBe(others.length);
});
