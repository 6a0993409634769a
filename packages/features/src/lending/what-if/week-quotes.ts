import type { contract, Offer, Quote, ResponseOf } from '@lianxin/api/contract';
import { addDays, maxFen, subtractFen, sumFen, workingDaysBefore, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';

/** As many pieces as are asked for at once, so that one look does not ask every lender about all that is held. */
export const ASKED_MAX = 20;

/** What can be financed of a week, as the server lists it. */
export type Financeable = Pick<ResponseOf<typeof contract.voucher.listFinanceable>, 'list' | 'total' | 'columnSums'>;

/** Pieces of one issuer, due on one day: what lenders quote for. */
export type Group = Pick<Financeable['list'][number], 'issuer' | 'dueOn' | 'pieces'>;

/** The due days of what is paid in the week of a Monday: what falls due on a day off is paid on the next working day. */
export const dueDaysOf = (monday: CivilDate): { readonly dueFrom: CivilDate; readonly dueTo: CivilDate } => ({
  dueFrom: addDays(workingDaysBefore(monday, 1), 1),
  dueTo: workingDaysBefore(addDays(monday, 7), 1),
});

/** The first pieces in the order of their groups, no more than are asked for at once. */
export function askedOf(groups: readonly Group[], most = ASKED_MAX): readonly Group[] {
  let room = most;
  return groups.flatMap(({ issuer, dueOn, pieces }) => {
    const asked = pieces.slice(0, room);
    room -= asked.length;
    return asked.length === 0 ? [] : [{ issuer, dueOn, pieces: asked }];
  });
}

/** A group and what every lender offers for it, the most money first. */
export interface Answered {
  readonly group: Group;
  readonly offers: readonly Offer[];
}

/** A group and the offer that is best for it. */
export interface Best {
  readonly group: Group;
  readonly offer: Offer;
  readonly quote: Quote;
}

/** What lenders offer for what is to be received in a week: sums of their quotes, nothing reckoned besides. */
export interface WeekQuotes {
  /** When the last of them was asked; undefined where there was nothing to ask for. */
  readonly askedAt: string | undefined;
  readonly best: readonly Best[];
  /** The groups for which nobody lends. */
  readonly unquoted: readonly Answered[];
  readonly gross: Fen;
  readonly net: Fen;
  /** Interest and fees that this enterprise bears. */
  readonly costs: Fen;
  /** The least and the greatest all-in annual cost; undefined where no quote says one. */
  readonly rates: readonly [bigint, bigint] | undefined;
  /** What can be financed and was not asked for; the count is unknown where more groups were found than were listed. */
  readonly left: { readonly amount: Fen; readonly count: number | undefined };
  /** All that can be financed, asked for or not. */
  readonly financeable: Fen;
}

/** The best offer of those that are not greyed. */
function bestOf({ group, offers }: Answered): Best | undefined {
  for (const offer of offers) if (offer.obstacles.length === 0 && offer.quote) return { group, offer, quote: offer.quote };
  return undefined;
}

const least = (one: bigint, other: bigint): bigint => (other < one ? other : one);
const greatest = (one: bigint, other: bigint): bigint => (other > one ? other : one);

/** What was found and answered, in sums. */
export function weekQuotes(found: Financeable, answers: readonly Answered[], askedAt: string | undefined): WeekQuotes {
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

/** What is left of an amount; nothing where the other is more, as it may be when both were read a moment apart. */
export const subtracted = (amount: Fen, less: Fen): Fen => maxFen(ZERO_FEN, subtractFen(amount, less));
