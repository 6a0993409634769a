import type { contract, Offer, Quote, ResponseOf } from '@lianxin/api/contract';
import { addDays, dueDatesPaid, maxFen, subtractFen, sumFen, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';

/** The maximum number of pieces in one request, so that viewing a week does not ask every lender about all holdings. */
export const ASKED_MAX = 20;

/** The vouchers due in a week that can be financed, from the server. */
export type Financeable = Pick<ResponseOf<typeof contract.voucher.listFinanceable>, 'list' | 'total' | 'columnSums'>;

/** Pieces with the same issuer and due date. */
export type Group = Pick<Financeable['list'][number], 'issuer' | 'dueOn' | 'pieces'>;

/** The due dates that are paid in the week of a Monday: a date on a day off is paid on the next working day. */
export const dueDaysOf = (monday: CivilDate) => dueDatesPaid(monday, addDays(monday, 6));

/** Limits the groups to the number of pieces in one request. */
export function groupsToQuote(groups: readonly Group[], most = ASKED_MAX): readonly Group[] {
  let room = most;
  return groups.flatMap(({ issuer, dueOn, pieces }) => {
    const asked = pieces.slice(0, room);
    room -= asked.length;
    return asked.length === 0 ? [] : [{ issuer, dueOn, pieces: asked }];
  });
}

/** A group and the offers of all lenders for it, the highest net amount first. */
export interface QuotedGroup {
  readonly group: Group;
  readonly offers: readonly Offer[];
}

export interface Best {
  readonly group: Group;
  readonly offer: Offer;
  readonly quote: Quote;
}

/** The result for a week: the sums of the lenders' quotes, without further calculation. */
export interface WeekQuotes {
  /** The time of the latest response; undefined if nothing was requested. */
  readonly askedAt: string | undefined;
  readonly best: readonly Best[];
  /** The groups without an offer. */
  readonly unquoted: readonly QuotedGroup[];
  readonly gross: Fen;
  readonly net: Fen;
  /** The interest and fees of this enterprise. */
  readonly costs: Fen;
  /** The lowest and highest annual cost including fees; undefined if no quote states one. */
  readonly rates: readonly [bigint, bigint] | undefined;
  /** The vouchers that could be financed but were not part of the request; the count is unknown if there were more groups than listed. */
  readonly left: { readonly amount: Fen; readonly count: number | undefined };
  /** All vouchers that can be financed. */
  readonly financeable: Fen;
}

/** The best offer that can be chosen. */
function bestOf({ group, offers }: QuotedGroup): Best | undefined {
  for (const offer of offers) if (offer.obstacles.length === 0 && offer.quote) return { group, offer, quote: offer.quote };
  return undefined;
}

const least = (one: bigint, other: bigint): bigint => (other < one ? other : one);
const greatest = (one: bigint, other: bigint): bigint => (other > one ? other : one);

export function weekQuotes(found: Financeable, answers: readonly QuotedGroup[], askedAt: string | undefined): WeekQuotes {
  const best = answers.flatMap((answer) => bestOf(answer) ?? []);
  const quotes = best.map(({ quote }) => quote);
  const [rate, ...others] = quotes.flatMap(({ allInAnnualRate }) => allInAnnualRate ?? []);
  const asked = answers.flatMap(({ group }) => group.pieces);
  const askedAmount = sumFen(asked.map(({ availableAmount }) => availableAmount));
  const financeable = found.columnSums?.availableAmount ?? askedAmount;
  const listed = found.list.reduce((count, { pieceCount }) => count + pieceCount, 0);
  return {
    askedAt,
    best,
    unquoted: answers.filter((answer) => bestOf(answer) === undefined),
    gross: sumFen(quotes.map(({ amount }) => amount)),
    net: sumFen(quotes.map(({ net }) => net)),
    costs: sumFen(quotes.map(({ holderCosts }) => holderCosts)),
    rates: rate === undefined ? undefined : [others.reduce(least, rate), others.reduce(greatest, rate)],
    left: {
      amount: subtracted(financeable, askedAmount),
      count: found.total > found.list.length ? undefined : listed - asked.length,
    },
    financeable,
  };
}

/** Subtracts, but not below zero: the two amounts may have been read at different times. */
export const subtracted = (amount: Fen, less: Fen): Fen => maxFen(ZERO_FEN, subtractFen(amount, less));
