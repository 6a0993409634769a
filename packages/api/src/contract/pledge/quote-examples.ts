import type * as z from 'zod/mini';
import { ids, party, yuan } from '../examples.ts';
import { exampleOffer, exampleQuote } from '../funding/examples.ts';
import type { Quote } from '../funding/quote.ts';
import type { PledgeOffer } from './shapes.ts';

/** Interest on a loan against a pledge is paid with the principal, not withheld. */
export const examplePledgeQuote: Quote = {
  ...exampleQuote,
  amount: yuan(800_000),
  annualRate: 58_000n,
  lines: [
    { kind: 'interest', payment: 'atMaturity', total: yuan(22_168.89), holder: yuan(22_168.89), issuer: yuan(0) },
    { kind: 'lenderFee', payment: 'withheld', total: yuan(0), holder: yuan(0), issuer: yuan(0) },
    { kind: 'serviceFee', payment: 'withheld', total: yuan(400), holder: yuan(400), issuer: yuan(0) },
    { kind: 'guaranteeFee', payment: 'beforehand', total: yuan(4_000), holder: yuan(4_000), issuer: yuan(0) },
  ],
  net: yuan(799_600),
  holderCosts: yuan(26_568.89),
  issuerCosts: yuan(0),
  allInAnnualRate: 69_895n,
};

const exampleGuarantee = { guarantor: party.guarantor, rate: 5_000n, fee: yuan(4_000), free: yuan(20_000_000) };

export const examplePledgeOffer: z.output<typeof PledgeOffer> = {
  ...exampleOffer,
  channel: 3,
  lenderName: '担保贷款',
  lender: { enterpriseNo: ids.enterprise('E1007'), name: '晋融小额贷款有限公司' },
  recourse: true,
  needs: ['guarantor'],
  quote: examplePledgeQuote,
  pledgeRate: 800_000n,
  most: yuan(800_000),
  owedAtMaturity: yuan(822_168.89),
  guarantors: [exampleGuarantee],
};
