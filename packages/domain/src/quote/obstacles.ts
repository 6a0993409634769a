import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import { divideRounded } from '../money/rounding.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';

/** Why a lender does not lend: its row is greyed and says which (screens §2). */
export type ObstacleReason =
  | 'notOffered'
  | 'notSigned'
  | 'otherChannelsVoucher'
  | 'keptByItsChannel'
  | 'loanOutlivesPledge'
  | 'fallenDue'
  | 'termTooShort'
  | 'termTooLong'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'abovePledgeRate'
  | 'noCreditLine'
  | 'creditShort'
  | 'planShort'
  | 'noGuarantor'
  | 'guarantorShort'
  | 'notQuoted'
  | 'nothingLeft';

export interface Obstacle {
  readonly reason: ObstacleReason;
  /** Amounts in fen, days and channel codes that the sentence names. */
  readonly figures: Readonly<Record<string, Fen | number>>;
}

/** A piece that is to be financed, as far as a lender asks. */
export interface OfferedPiece {
  readonly number: string;
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  /** What of it is free to be financed. */
  readonly available: Fen;
  /** Code of the channel that its voucher was issued on. */
  readonly channel: number;
  /** Whether that channel keeps its vouchers to itself, by its terms. */
  readonly keptByItsChannel: boolean;
}

/** What a lender knows when it is asked. Limits that are undefined are none of the lender's. */
export interface LendingQuestion {
  readonly channel: { readonly code: number; readonly kind: ChannelKind };
  readonly terms: ChannelTerms;
  /** Whether the holder has signed up with the channel. */
  readonly signed: boolean;
  /** What the lender may still lend against this issuer; null where it has granted the issuer no line. */
  readonly credit: Fen | null;
  /** What is left of the lender's plan for the period and the issuer's group. */
  readonly planLeft?: Fen | undefined;
  /** What the guarantor may still answer for; null where the lender asks for one and there is none. */
  readonly guarantorCredit?: Fen | null | undefined;
  readonly pieces: readonly [OfferedPiece, ...OfferedPiece[]];
  readonly amount: Fen;
  readonly valueOn: CivilDate;
  /** When a loan against a pledge is to be repaid. @default the first due date of the pieces */
  readonly repayOn?: CivilDate | undefined;
}

/** The first day on which one of the pieces falls due. */
export const firstDue = ([first, ...others]: readonly [OfferedPiece, ...OfferedPiece[]]): CivilDate =>
  others.reduce((earliest, { dueOn }) => (dueOn < earliest ? dueOn : earliest), first.dueOn);

const found = (reason: ObstacleReason, holds: boolean, figures: Obstacle['figures'] = {}): readonly Obstacle[] =>
  holds ? [{ reason, figures }] : [];

/** The most that is lent against what is pledged, rounded down to the fen. */
export const pledgeLimit = (pledged: Fen, pledgeRatePpm: bigint): Fen => fen(divideRounded(pledged * pledgeRatePpm, 1_000_000n, 'down'));

function vouchersWay({ channel, terms, pieces }: LendingQuestion): readonly Obstacle[] {
  const foreign = pieces.find((piece) => piece.channel !== channel.code);
  const kept = pieces.find((piece) => piece.keptByItsChannel && piece.channel !== channel.code);
  return [
    ...found('otherChannelsVoucher', terms.takes === 'own' && foreign !== undefined, { channel: foreign?.channel ?? 0 }),
    ...found('keptByItsChannel', kept !== undefined, { channel: kept?.channel ?? 0 }),
  ];
}

function termWay({ terms, pieces, valueOn, repayOn }: LendingQuestion): readonly Obstacle[] {
  const dueOn = firstDue(pieces);
  const days = daysBetween(valueOn, nextWorkingDay(repayOn ?? dueOn));
  const { minDays, maxDays } = terms;
  if (days <= 0) return found('fallenDue', true, { days });
  return [
    ...found('termTooShort', days < minDays, { days, minDays }),
    ...found('termTooLong', days > maxDays, { days, maxDays }),
    ...found('loanOutlivesPledge', repayOn !== undefined && repayOn > dueOn, { days: daysBetween(dueOn, repayOn ?? dueOn) }),
  ];
}

function amountWay({ channel, terms, pieces, amount }: LendingQuestion): readonly Obstacle[] {
  const { minAmount, maxAmount, pledgeRatePpm } = terms;
  const most = pledgeLimit(sumFen(pieces.map(({ available }) => available)), pledgeRatePpm);
  return [
    ...found('belowMinimum', amount < minAmount, { amount, minAmount }),
    ...found('aboveMaximum', amount > maxAmount, { amount, maxAmount }),
    ...found('abovePledgeRate', channel.kind === 'pledge' && amount > most, { amount, most }),
  ];
}

/** What is short of the amount, whichever limit it is. */
const shortOf = (limit: Fen | null | undefined, amount: Fen, none: ObstacleReason, short: ObstacleReason): readonly Obstacle[] => {
  if (limit === undefined) return [];
  if (limit === null) return found(none, true);
  return found(short, limit < amount, { free: limit, shortfall: fen(amount - limit) });
};

/** Everything that keeps a lender from lending, the plainest first; none where it may be applied to. */
export function obstaclesOf(question: LendingQuestion): readonly Obstacle[] {
  const { terms, signed, amount } = question;
  return [
    ...found('notOffered', !terms.offered),
    ...found('notSigned', !signed),
    ...vouchersWay(question),
    ...termWay(question),
    ...amountWay(question),
    ...shortOf(question.credit, amount, 'noCreditLine', 'creditShort'),
    ...shortOf(question.planLeft, amount, 'planShort', 'planShort'),
    ...shortOf(question.guarantorCredit, amount, 'noGuarantor', 'guarantorShort'),
  ];
}
