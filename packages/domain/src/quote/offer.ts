import type { CivilDate } from '../calendar/civil-date.ts';
import { bearingOf, type BearingClause } from './bearing.ts';
import { termsWithQuote, type LenderQuote } from './lender-quote.ts';
import { firstDue, obstaclesOf, type LendingQuestion, type Obstacle } from './obstacles.ts';
import { quoteOf, type GuaranteeTerms, type Quote } from './quote.ts';
import { quoteSchedule, type QuoteSchedule } from './schedule.ts';

/** A holder's request to one lender. */
export interface OfferQuestion extends Omit<LendingQuestion, 'valueOn'> {
  readonly askedAt: Date;
  /** Requested payout day. @default as soon as possible */
  readonly wishedOn?: CivilDate | undefined;
  /** The issuer's undertaking to bear costs. */
  readonly clause?: BearingClause | undefined;
  /** Whether the issuer has refused its share. @default false */
  readonly issuerRefused?: boolean | undefined;
  readonly guarantee?: GuaranteeTerms | undefined;
  /** The lender's own quote; null when it declines to quote. @default the rates of the lender's terms */
  readonly lenderQuote?: LenderQuote | null | undefined;
}

/** The offer of one lender. An offer with obstacles may still have a quote. */
export interface Offer {
  readonly channel: number;
  readonly schedule: QuoteSchedule;
  /** Empty when the holder may apply. */
  readonly obstacles: readonly Obstacle[];
  /** Undefined when no days remain, or the lender declines to quote. */
  readonly quote: Quote | undefined;
}

/** Computes a lender's quote and obstacles. */
export function offerOf(question: OfferQuestion): Offer {
  const { channel, pieces, amount, guarantee, clause, issuerRefused, lenderQuote } = question;
  const terms = lenderQuote ? termsWithQuote(question.terms, lenderQuote) : question.terms;
  const byTerms = quoteSchedule(terms, question.askedAt, question.wishedOn);
  const schedule =
    lenderQuote && lenderQuote.validUntil < byTerms.validUntil ? { ...byTerms, validUntil: lenderQuote.validUntil } : byTerms;
  const { valueOn } = schedule;
  const bearing = bearingOf({ kind: channel.kind, terms, clause, issuerRefused });
  const asked = {
    channel: channel.code,
    kind: channel.kind,
    terms,
    bearing,
    guarantee,
    amount,
    dueOn: question.repayOn ?? firstDue(pieces),
    valueOn,
  };
  const quote = quoteOf(asked);
  const obstacles = obstaclesOf({ ...question, valueOn });
  const daysRemain = quote.days > 0;
  const nothingLeft = daysRemain && quote.paidOut <= 0n ? [{ reason: 'nothingLeft' as const, figures: { amount } }] : [];
  const notQuoted = lenderQuote === null ? [{ reason: 'notQuoted' as const, figures: {} }] : [];
  return {
    channel: channel.code,
    schedule,
    obstacles: [...obstacles, ...nothingLeft, ...notQuoted],
    quote: daysRemain && lenderQuote !== null ? quote : undefined,
  };
}

const paidOutOf = ({ quote }: Offer): bigint => quote?.paidOut ?? 0n;

/** Sorts offers for display: without obstacles first, then by the amount paid out, highest first, then by channel code. */
export const rankedOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => {
    const open = Number(one.obstacles.length > 0) - Number(other.obstacles.length > 0);
    if (open !== 0) return open;
    const [left, right] = [paidOutOf(one), paidOutOf(other)];
    return left === right ? one.channel - other.channel : left > right ? -1 : 1;
  });
