import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, ids, party, yuan } from '../examples.ts';
import { exampleOffer, exampleQuote, Offer, offersShape, PiecesShown, type Quote } from '../funding/quote.ts';
import { Day, EnterpriseNo, Money, PositiveMoney, Rate } from '../schemas/primitives.ts';
import { Party } from '../schemas/party.ts';
import { wire } from '../wire.ts';

/** A guarantor of the loan, and its fee. */
const GuaranteeOffer = z.object({
  guarantor: Party,
  rate: wire('dbRate', Rate),
  fee: wire('dbFee', Money),
  /** What it can still guarantee. */
  free: Money,
});

/** What one lender offers against a pledge. */
export const PledgeOffer = z.extend(Offer, {
  pledgeRate: Rate,
  /** The most that it lends against the pieces. */
  most: Money,
  /** What has to be repaid on the due date; null where no day is left to lend for. */
  owedAtMaturity: z.nullable(Money),
  /** Empty where the lender requires no guarantor. */
  guarantors: z.array(GuaranteeOffer),
});

export type PledgeOffer = z.output<typeof PledgeOffer>;

const Question = z.strictObject({
  pieces: PiecesShown,
  /** How much of the pieces is pledged. */
  pledged: wire('pledgeAmt', PositiveMoney),
  amount: wire('loanAmt', PositiveMoney),
  /** @default the first due date of the pieces */
  repayOn: z.optional(Day),
  wishedOn: z.optional(Day),
  guarantorNo: z.optional(EnterpriseNo),
});

const asked = { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], pledged: yuan(1_000_000), amount: yuan(800_000) };
const refuses = ['NOT_FOUND', 'STALE_VERSION', 'LIMIT_EXCEEDED', 'ILLEGAL_STATE'] as const;

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

const examplePledgeOffer: z.output<typeof PledgeOffer> = {
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

const rateOf = (path: string, summary: string) =>
  query(path, {
    summary,
    source: 'assumed',
    needs: 'records.read',
    request: Question,
    response: PledgeOffer,
    refuses,
    example: { request: asked, response: examplePledgeOffer },
  });

/** What a loan against a pledge would cost, before anything is applied for. */
export const pledgeQuoteCalls = {
  quote: query('//pledge/quote', {
    summary: '质押融资报价',
    source: 'added',
    needs: 'records.read',
    request: Question,
    response: z.object({ ...offersShape(PledgeOffer), firstDueOn: Day }),
    refuses,
    example: {
      request: asked,
      response: {
        askedAt: '2026-11-20T09:42:00+08:00',
        available: yuan(3_286_500),
        firstDueOn: day('2027-05-14'),
        offers: [examplePledgeOffer],
      },
    },
  }),
  guaranteeRate: rateOf('/dbRate', '担保费率'),
  microloanRate: rateOf('/jrRate', '小贷利率'),
  ghRate: rateOf('/ghRate', '小额贷款公司(国)利率'),
} as const;
