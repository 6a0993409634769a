import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { parseRatePercent } from '../money/rate.ts';
import { fen } from '../money/yuan.ts';
import { financingSignatureText, type FinancingSignature } from './signature-text.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);
const signed: FinancingSignature = {
  object: 'financing',
  act: 'signContract',
  applicationNumber: 'RZ1',
  issuerName: '晋北|煤业',
  holderName: '恒信机电',
  lenderName: '银行A',
  guarantorName: '',
  pieceNumbers: ['LX1-01', 'LX2'],
  amount: fen(100_000_000n),
  paidOut: fen(98_170_000n),
  issuerCosts: fen(0n),
  quoteId: 'ab12',
  annualRatePpm: parseRatePercent('3.6') ?? expect.fail('no rate'),
  interest: fen(1_810_000n),
  valueOn: day('2026-03-03'),
  paysOn: day('2026-08-31'),
  guaranteeNumber: '',
  account: { accountNumber: '6212 2605 0000 1230 358', accountName: '恒信机电', bankName: '工商银行' },
  payerAccounts: [],
};

test('the signed text contains every party, piece and amount', () => {
  expect(financingSignatureText(signed)).toBe(
    'LX-SIGN-4|financing|signContract|RZ1|晋北\\|煤业|恒信机电|银行A||LX1-01,LX2|1000000.00|981700.00|0.00|ab12|2026-03-03|2026-08-31|3.60|18100.00|||||6212260500001230358|恒信机电|工商银行',
  );
});

test('the signed text differs for a different act, quote or amount', () => {
  const others: readonly FinancingSignature[] = [
    signed,
    { ...signed, act: 'contractConfirm' },
    { ...signed, object: 'pledge' },
    { ...signed, quoteId: 'ab13' },
    { ...signed, annualRatePpm: parseRatePercent('3.7') ?? expect.fail('no rate') },
    { ...signed, interest: fen(1n) },
    { ...signed, amount: fen(100_000_001n) },
    { ...signed, guarantorName: '汇通担保' },
    { ...signed, guaranteeNumber: 'HT-DB-018' },
    { ...signed, pledged: fen(120_000n) },
    { ...signed, guaranteeFee: fen(120_000n) },
    { ...signed, paidOutWithoutIssuer: fen(120_000n) },
    { ...signed, account: undefined },
    { ...signed, payerAccounts: [{ accountNumber: '14001736208050508846', accountName: '晋北煤业', bankName: '建设银行' }] },
  ];
  expect(new Set(others.map(financingSignatureText)).size).toBe(others.length);
});
