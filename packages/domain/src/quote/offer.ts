import type { CivilDate } from '../calendar/civil-date.ts';
import { bearingOf, type BearingClause } from './bearing.ts';
import { termsAsSaid, type LenderQuote } from './lender-quote.ts';
import { firstDue, obstaclesOf, type LendingQuestion, type Obstacle } from './obstacles.ts';
import { quoteOf, type GuaranteeTerms, type Quote } from './quote.ts';
import { quoteSchedule, type QuoteSchedule } from './schedule.ts';

/** What a holder asks of one lender. */
export interface OfferQuestion extends Omit<LendingQuestion, 'valueOn'> {
  readonly askedAt: Date;
  /** The day from which the money is wished for. @default as soon as the lender can */
  readonly wishedOn?: CivilDate | undefined;
  /** What the issuer undertook when it issued the vouchers. */
  readonly clause?: BearingClause | undefined;
  /** Whether the issuer has refused its share. @default false */
  readonly issuerRefused?: boolean | undefined;
  readonly guarantee?: GuaranteeTerms | undefined;
  /** What the lender asks for this loan where it states its own rates; null where it quotes nothing. @default what its terms say */
  readonly said?: LenderQuote | null | undefined;
}

/** One lender beside the others: its quote, and why it may not be applied to. What is greyed may have a quote all the same. */
export interface Offer {
  readonly channel: number;
  readonly schedule: QuoteSchedule;
  /** Empty where it may be applied to. */
  readonly obstacles: readonly Obstacle[];
  /** Undefined where no day is left to lend for, or its lender quotes nothing. */
  readonly quote: Quote | undefined;
}

/** What a lender offers, and what keeps it from lending. */
export function offerOf(question: OfferQuestion): Offer {
  const { channel, pieces, amount, guarantee, clause, issuerRefused, said } = question;
  const terms = said ? termsAsSaid(question.terms, said) : question.terms;
  const byTerms = quoteSchedule(terms, question.askedAt, question.wishedOn);
  const schedule = said && said.validUntil < byTerms.validUntil ? { ...byTerms, validUntil: said.validUntil } : byTerms;
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
  const lasting = quote.days > 0;
  const nothingLeft = lasting && quote.net <= 0n ? [{ reason: 'nothingLeft' as const, figures: { amount } }] : [];
  const notQuoted = said === null ? [{ reason: 'notQuoted' as const, figures: {} }] : [];
  return {
    channel: channel.code,
    schedule,
    obstacles: [...obstacles, ...nothingLeft, ...notQuoted],
    quote: lasting && said !== null ? quote : undefined,
  };
}

const netOf = ({ quote }: Offer): bigint => quote?.net ?? 0n;

/** Offers in the order in which they are shown: those that may be applied to first, the most money first, then the lender's code. */
export const rankedOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => {
    const open = Number(one.obstacles.length > 0) - Number(other.obstacles.length > 0);
    if (open !== 0) return open;
    const [left, right] = [netOf(one), netOf(other)];
    return left === right ? one.channel - other.channel : left > right ? -1 : 1;
  });
