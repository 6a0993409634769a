import type * as z from 'zod/mini';
import { day, ids, yuan } from '../examples.ts';
import type { Offer, Quote } from './quote.ts';

export const exampleQuote: z.output<typeof Quote> = {
  id: '6f1c0d5b8e9a47c2',
  amount: yuan(1_000_000),
  annualRate: 34_800n,
  valueOn: day('2026-11-23'),
  dueOn: day('2027-05-14'),
  paysOn: day('2027-05-14'),
  days: 172,
  lines: [
    { kind: 'interest', payment: 'withheld', total: yuan(16_626.67), holder: yuan(16_626.67), issuer: yuan(0) },
    { kind: 'lenderFee', payment: 'withheld', total: yuan(250), holder: yuan(250), issuer: yuan(0) },
    { kind: 'serviceFee', payment: 'withheld', total: yuan(500), holder: yuan(500), issuer: yuan(0) },
  ],
  interestPayer: 'holder',
  net: yuan(982_623.33),
  holderCosts: yuan(17_376.67),
  issuerCosts: yuan(0),
  allInAnnualRate: 37_013n,
  expectedAt: '2026-11-23T09:42:00+08:00',
  validUntil: '2026-11-23T16:00:00+08:00',
};

export const exampleOffer: z.output<typeof Offer> = {
  channel: 12,
  lenderName: '建设银行',
  lender: { enterpriseNo: ids.enterprise('E3012'), name: '建设银行朔州分行' },
  minAmount: yuan(50_000),
  maxAmount: yuan(150_000_000),
  cutOff: '16:00',
  coverage: 1_000_000n,
  recourse: false,
  needs: [],
  obstacles: [],
  quote: exampleQuote,
};
