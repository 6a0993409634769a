import { INTEREST_PAYERS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { query } from '../endpoint.ts';
import { day, ids, yuan } from '../examples.ts';
import { Channel, CostRate, Day, FinancingId, Instant, Money, PieceId, PositiveMoney, Rate, Version } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

/** A piece that an application takes from, as it was shown. */
export const PieceShown = z.strictObject({ pieceId: PieceId, version: Version });

/** The pieces of one application: of one issuer, due on one day. */
export const PiecesShown = z.array(PieceShown).check(z.minLength(1), z.maxLength(50));

/** One charge of a quote and who bears it; the two parts sum to the whole. */
const ChargeLine = z.object({
  kind: z.enum(['interest', 'lenderFee', 'serviceFee', 'guaranteeFee']),
  payment: z.enum(['withheld', 'beforehand', 'atMaturity']),
  total: Money,
  holder: Money,
  issuer: Money,
});

/** What a lender charges and pays: what was quoted, and later what is charged. */
export const Quote = z.object({
  id: wire('quoteId', z.string()),
  amount: wire('rzAmt', Money),
  annualRate: wire('rate', Rate),
  valueOn: wire('startDate', Day),
  dueOn: Day,
  paysOn: wire('endDate', Day),
  days: z.int(),
  lines: z.array(ChargeLine),
  interestPayer: wire('fxMode', z.enum(INTEREST_PAYERS)),
  paidOut: Money,
  net: wire('netAmt', Money),
  holderCosts: Money,
  issuerCosts: Money,
  /** Every cost of the holder over what it has, a year; null where nothing is left of the amount. */
  allInAnnualRate: z.nullable(CostRate),
  expectedAt: Instant,
  validUntil: Instant,
});

/** Why a lender does not lend; `figures` are what the sentence names: amounts in yuan, days, the code of a channel. */
const Obstacle = z.object({ reason: z.string(), figures: z.record(z.string(), z.string()) });

/** One lender beside the others. */
export const Offer = z.object({
  channel: Channel,
  lenderName: z.string(),
  minAmount: Money,
  maxAmount: Money,
  cutOff: z.string(),
  /** How much of the amount invoices have to cover; 100 is all of it. */
  coverage: Rate,
  recourse: z.boolean(),
  /** What it asks for besides the application. */
  needs: z.array(z.enum(['account', 'furtherStep', 'signature', 'guarantor', 'clearing'])),
  /** Empty where it may be applied to. */
  obstacles: z.array(Obstacle),
  /** Null where no day is left to lend for. What is greyed may have a quote all the same. */
  quote: z.nullable(Quote),
});

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
  paidOut: yuan(982_623.33),
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
  minAmount: yuan(50_000),
  maxAmount: yuan(150_000_000),
  cutOff: '16:00',
  coverage: 1_000_000n,
  recourse: false,
  needs: [],
  obstacles: [],
  quote: exampleQuote,
};

/** What every lender would charge and pay, asked before anything is applied for. */
export const quoteCalls = {
  /** Offers side by side, the most money first and what is greyed last. */
  quote: query('/getRate', {
    summary: '融资利率',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      pieces: PiecesShown,
      amount: wire('rzAmt', PositiveMoney),
      /** From when the money is wished for. @default as soon as the lender can */
      wishedOn: z.optional(Day),
      /** The returned application that it is asked for: an issuer that has refused its share bears none. */
      resubmits: z.optional(FinancingId),
    }),
    response: z.object({
      askedAt: Instant,
      /** What the pieces hold together. */
      available: Money,
      offers: z.array(Offer),
    }),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'PIECES_DIFFER', 'LIMIT_EXCEEDED', 'ILLEGAL_STATE'],
    example: {
      request: { pieces: [{ pieceId: ids.piece('Q1'), version: 1 }], amount: yuan(1_000_000) },
      response: { askedAt: '2026-11-20T09:42:00+08:00', available: yuan(3_286_500), offers: [exampleOffer] },
    },
  }),
} as const;

export type Offer = z.output<typeof Offer>;
export type Quote = z.output<typeof Quote>;
