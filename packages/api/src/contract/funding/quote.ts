import { INTEREST_PAYERS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Channel, CostRate, Day, EnterpriseNo, Instant, Money, PieceId, Rate, Version } from '../schemas/primitives.ts';
import { wire, type Schema } from '../wire.ts';

/** A piece that an application takes from, with the version that the applicant saw. */
const PieceShown = z.strictObject({ pieceId: PieceId, version: Version });

export const PiecesShown = z.array(PieceShown).check(z.minLength(1), z.maxLength(50));

/** One charge of a quote and who bears it; the two parts sum to the whole. */
const ChargeLine = z.object({
  kind: z.enum(['interest', 'lenderFee', 'serviceFee', 'guaranteeFee']),
  payment: z.enum(['withheld', 'beforehand', 'atMaturity']),
  total: Money,
  holder: Money,
  issuer: Money,
});

/** What a lender charges and pays out. */
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
  /** What arrives at the holder's account. What is paid beforehand, such as a guarantee fee, does not reduce it. */
  net: wire('netAmt', Money),
  holderCosts: Money,
  issuerCosts: Money,
  /** All costs of the holder as a yearly rate on what it receives; null where nothing is left of the amount. */
  allInAnnualRate: z.nullable(CostRate),
  expectedAt: Instant,
  validUntil: Instant,
});

/** Why a lender does not lend; `figures` fill in the sentence: amounts in yuan, days, the code of a channel. */
const Obstacle = z.object({ reason: z.string(), figures: z.record(z.string(), z.string()) });

/** What one lender offers. */
export const Offer = z.object({
  channel: Channel,
  /** The channel's name. */
  lenderName: z.string(),
  /** The enterprise that lends on the channel; several channels may have one lender. Null where nobody lends there. */
  lender: z.nullable(z.object({ enterpriseNo: EnterpriseNo, name: z.string() })),
  minAmount: Money,
  maxAmount: Money,
  cutOff: z.string(),
  /** The share of the amount that invoices have to cover. */
  coverage: Rate,
  recourse: z.boolean(),
  /** What the lender requires besides the application. */
  needs: z.array(z.enum(['account', 'furtherStep', 'signature', 'guarantor', 'clearing'])),
  /** Empty where the lender accepts applications. */
  obstacles: z.array(Obstacle),
  /** Null where no day is left to lend for; an offer with obstacles may have a quote. */
  quote: z.nullable(Quote),
});

/** What was asked for, and the offers of every lender: the greatest payout first, those that cannot be applied to last. */
export const offersShape = <Row extends Schema>(offer: Row) => ({
  askedAt: Instant,
  /** What is available of all the pieces together. */
  available: Money,
  offers: z.array(offer),
});

export type Offer = z.output<typeof Offer>;
export type Quote = z.output<typeof Quote>;
