import { Day, type Contract, type ResponseOf } from '@lianxin/api/contract';
import {
  chargeIn,
  INTEREST_PAYERS,
  parseYuan,
  quoteIdOf,
  quoteOf,
  quoteText,
  RATE_UNITS,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type Quote,
  type QuoteQuestion,
  type QuoteSchedule,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import { sm3 } from '../../../ledger/sm3.ts';

/** Amounts and rates, both integers, in the canonical text: written with two decimals. */
const Whole = z.pipe(
  z.string(),
  z.transform((text, context): Fen => {
    const whole = parseYuan(text);
    if (whole !== undefined) return whole;
    context.issues.push({ code: 'custom', input: text, message: 'no whole number' });
    return z.NEVER;
  }),
);

const Payer = z.enum(INTEREST_PAYERS);
const Bearing = z.strictObject({ interestPayer: Payer, holderInterestPpm: Whole, feePayer: Payer, holderFeePpm: Whole });
const Terms = z.strictObject({
  ...Bearing.shape,
  offered: z.boolean(),
  minAmount: Whole,
  maxAmount: Whole,
  annualRatePpm: Whole,
  minDays: z.int(),
  maxDays: z.int(),
  serviceFeePpm: Whole,
  minServiceFee: Whole,
  lenderFeePpm: Whole,
  minLenderFee: Whole,
  cutOff: z.string(),
  coveragePpm: Whole,
  pledgeRatePpm: Whole,
  lateDailyPpm: Whole,
  recourse: z.boolean(),
  takes: z.enum(['any', 'own']),
  keepsOwn: z.boolean(),
  expectedHours: z.int(),
});
const Question = z.strictObject({
  channel: z.int(),
  kind: z.enum(['financing', 'pledge']),
  terms: Terms,
  bearing: Bearing,
  guarantee: z.optional(z.strictObject({ ratePpm: Whole, unit: z.enum(RATE_UNITS), minimum: Whole })),
  amount: Whole,
  dueOn: Day,
  valueOn: Day,
});

/** The stored columns from which a quote is restored. */
interface StoredQuote {
  readonly quoteQuestion: string;
  readonly quoteExpectedAt: Date;
  readonly quoteValidUntil: Date;
  readonly paysOn: CivilDate;
}

/** A quote with its expected payout time and expiry. */
export interface Quoted {
  readonly quote: Quote;
  readonly schedule: Pick<QuoteSchedule, 'expectedAt' | 'validUntil'>;
}

/** The platform fee that the lender withholds. The issuer pays its share directly. */
const withheldServiceFee = ({ lines }: Quote): Fen => lines.find(({ kind }) => kind === 'serviceFee')?.holder ?? ZERO_FEN;

export const quoteColumns = ({ quote, schedule }: Quoted) => ({
  quoteId: quoteIdOf(quote.question, sm3),
  quoteQuestion: quoteText(quote.question),
  quoteExpectedAt: schedule.expectedAt,
  quoteValidUntil: schedule.validUntil,
  valueOn: quote.question.valueOn,
  paysOn: quote.paysOn,
  annualRatePpm: Number(quote.question.terms.annualRatePpm),
  paidOut: quote.paidOut,
  issuerCosts: quote.issuerCosts,
  lenderFee: chargeIn(quote, 'lenderFee'),
  serviceFee: withheldServiceFee(quote),
});

/** The question of a quote, parsed from its canonical text. `keptQuote` wrote it, so text that does not parse is a defect. */
export const parseQuoteQuestion = (text: string): QuoteQuestion => z.parse(Question, JSON.parse(text));

/** The quote of an application, recomputed from its stored question with the day of payment that was signed. */
export const quoteOfRow = ({ quoteQuestion, paysOn }: Pick<StoredQuote, 'quoteQuestion' | 'paysOn'>): Quote =>
  quoteOf(parseQuoteQuestion(quoteQuestion), paysOn);

type QuoteView = ResponseOf<Contract['financing']['get']>['quote'];

/** A quote as returned by the API. */
export const viewOfQuote = (quote: Quote, { expectedAt, validUntil }: Pick<QuoteSchedule, 'expectedAt' | 'validUntil'>): QuoteView => ({
  id: quoteIdOf(quote.question, sm3),
  amount: quote.question.amount,
  annualRate: quote.question.terms.annualRatePpm,
  valueOn: quote.question.valueOn,
  dueOn: quote.question.dueOn,
  paysOn: quote.paysOn,
  days: quote.days,
  lines: [...quote.lines],
  interestPayer: quote.question.bearing.interestPayer,
  net: quote.paidOut,
  holderCosts: quote.holderCosts,
  issuerCosts: quote.issuerCosts,
  allInAnnualRate: quote.allInAnnualPpm ?? null,
  expectedAt: expectedAt.toISOString(),
  validUntil: validUntil.toISOString(),
});

/** The quote of an application as returned by the API, or other amounts such as those actually charged. */
export const quoteView = (row: StoredQuote, quote: Quote = quoteOfRow(row)): QuoteView =>
  viewOfQuote(quote, { expectedAt: row.quoteExpectedAt, validUntil: row.quoteValidUntil });
