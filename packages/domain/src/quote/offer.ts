import type { CivilDate } from '../calendar/civil-date.ts';
import type { InterestPayer } from '../money/interest-payer.ts';
import { bearingOf } from './bearing.ts';
import { firstDue, obstaclesOf, type LendingQuestion, type Obstacle } from './obstacles.ts';
import { quoteOf, type GuaranteeTerms, type Quote } from './quote.ts';
import { quoteSchedule, type QuoteSchedule } from './schedule.ts';

/** What a holder asks of one lender. */
export interface OfferQuestion extends Omit<LendingQuestion, 'valueOn'> {
  readonly askedAt: Date;
  /** The day from which the money is wished for. @default as soon as the lender can */
  readonly wishedOn?: CivilDate | undefined;
  /** What the issuer undertook when it issued the vouchers. */
  readonly clause?: InterestPayer | undefined;
  /** Whether the issuer has refused its share. @default false */
  readonly issuerRefused?: boolean | undefined;
  readonly guarantee?: GuaranteeTerms | undefined;
}

/** One lender beside the others: its quote, and why it may not be applied to. What is greyed may have a quote all the same. */
export interface Offer {
  readonly channel: number;
  readonly schedule: QuoteSchedule;
  /** Empty where it may be applied to. */
  readonly obstacles: readonly Obstacle[];
  /** Undefined where no day is left to lend for. */
  readonly quote: Quote | undefined;
}

/** What a lender offers, and what keeps it from lending. */
export function offerOf(question: OfferQuestion): Offer {
  const { channel, terms, pieces, amount, guarantee, clause, issuerRefused } = question;
  const schedule = quoteSchedule(terms, question.askedAt, question.wishedOn);
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
  return { channel: channel.code, schedule, obstacles: [...obstacles, ...nothingLeft], quote: lasting ? quote : undefined };
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
