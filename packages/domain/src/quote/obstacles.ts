import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import { divideRounded } from '../money/rounding.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';

/** Why a lender cannot lend; its row is disabled and shows the reason (screens §2). */
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
  /** Values for the text: amounts in fen, days and channel codes. */
  readonly figures: Readonly<Record<string, Fen | number>>;
}

/** A piece to be financed, reduced to what the lender's rules need. */
export interface OfferedPiece {
  readonly number: string;
  readonly issuerNo: string;
  readonly dueOn: CivilDate;
  /** Amount free to be financed. */
  readonly available: Fen;
  /** Code of the channel on which the voucher was issued. */
  readonly channel: number;
  /** Whether by its terms only that channel may finance its vouchers. */
  readonly keptByItsChannel: boolean;
}

/** Input for deciding whether a lender can lend. An undefined limit does not apply. */
export interface LendingQuestion {
  readonly channel: { readonly code: number; readonly kind: ChannelKind };
  readonly terms: ChannelTerms;
  /** Whether the holder is enrolled with the channel. */
  readonly signed: boolean;
  /** Free credit line for the issuer; null without a line. */
  readonly credit: Fen | null;
  /** Remaining amount of the lender's capital plan for the period and the issuer's group. */
  readonly planLeft?: Fen | undefined;
  /** Free limit of the guarantor; null when the lender requires one and there is none. */
  readonly guarantorCredit?: Fen | null | undefined;
  readonly pieces: readonly [OfferedPiece, ...OfferedPiece[]];
  readonly amount: Fen;
  readonly valueOn: CivilDate;
  /** Repayment day of a loan against a pledge. @default the earliest due date of the pieces */
  readonly repayOn?: CivilDate | undefined;
}

/** The earliest due date of the pieces. */
export const firstDue = ([first, ...others]: readonly [OfferedPiece, ...OfferedPiece[]]): CivilDate =>
  others.reduce((earliest, { dueOn }) => (dueOn < earliest ? dueOn : earliest), first.dueOn);

const obstacleIf = (reason: ObstacleReason, holds: boolean, figures: Obstacle['figures'] = {}): readonly Obstacle[] =>
  holds ? [{ reason, figures }] : [];

/** Largest loan against a pledged amount, rounded down to the fen. */
export const pledgeLimit = (pledged: Fen, pledgeRatePpm: bigint): Fen => fen(divideRounded(pledged * pledgeRatePpm, 1_000_000n, 'down'));

function voucherObstacles({ channel, terms, pieces }: LendingQuestion): readonly Obstacle[] {
  const foreign = pieces.find((piece) => piece.channel !== channel.code);
  const kept = pieces.find((piece) => piece.keptByItsChannel && piece.channel !== channel.code);
  return [
    ...obstacleIf('otherChannelsVoucher', terms.takes === 'own' && foreign !== undefined, { channel: foreign?.channel ?? 0 }),
    ...obstacleIf('keptByItsChannel', kept !== undefined, { channel: kept?.channel ?? 0 }),
  ];
}

function termObstacles({ terms, pieces, valueOn, repayOn }: LendingQuestion): readonly Obstacle[] {
  const dueOn = firstDue(pieces);
  const days = daysBetween(valueOn, nextWorkingDay(repayOn ?? dueOn));
  const { minDays, maxDays } = terms;
  if (days <= 0) return obstacleIf('fallenDue', true, { days });
  return [
    ...obstacleIf('termTooShort', days < minDays, { days, minDays }),
    ...obstacleIf('termTooLong', days > maxDays, { days, maxDays }),
    ...obstacleIf('loanOutlivesPledge', repayOn !== undefined && repayOn > dueOn, { days: daysBetween(dueOn, repayOn ?? dueOn) }),
  ];
}

function amountObstacles({ channel, terms, pieces, amount }: LendingQuestion): readonly Obstacle[] {
  const { minAmount, maxAmount, pledgeRatePpm } = terms;
  const most = pledgeLimit(sumFen(pieces.map(({ available }) => available)), pledgeRatePpm);
  return [
    ...obstacleIf('belowMinimum', amount < minAmount, { amount, minAmount }),
    ...obstacleIf('aboveMaximum', amount > maxAmount, { amount, maxAmount }),
    ...obstacleIf('abovePledgeRate', channel.kind === 'pledge' && amount > most, { amount, most }),
  ];
}

/** Compares an amount with a limit: no obstacle when the limit does not apply (undefined), `none` when it is null, `short` when it is too low. */
const limitObstacles = (limit: Fen | null | undefined, amount: Fen, none: ObstacleReason, short: ObstacleReason): readonly Obstacle[] => {
  if (limit === undefined) return [];
  if (limit === null) return obstacleIf(none, true);
  return obstacleIf(short, limit < amount, { free: limit, shortfall: fen(amount - limit) });
};

/** All obstacles to lending, the most basic first; empty when the holder may apply. */
export function obstaclesOf(question: LendingQuestion): readonly Obstacle[] {
  const { terms, signed, amount } = question;
  return [
    ...obstacleIf('notOffered', !terms.offered),
    ...obstacleIf('notSigned', !signed),
    ...voucherObstacles(question),
    ...termObstacles(question),
    ...amountObstacles(question),
    ...limitObstacles(question.credit, amount, 'noCreditLine', 'creditShort'),
    ...limitObstacles(question.planLeft, amount, 'planShort', 'planShort'),
    ...limitObstacles(question.guarantorCredit, amount, 'noGuarantor', 'guarantorShort'),
  ];
}
