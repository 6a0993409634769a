import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Ppm } from '../money/rate.ts';
import { sumFen, type Fen } from '../money/yuan.ts';

/** A payout of a lender that is not fully repaid. */
export interface OpenClaim {
  readonly issuerNo: string;
  /** Outstanding principal. */
  readonly amount: Fen;
  readonly startedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly overdue: boolean;
}

const MILLION = 1_000_000n;
const shareOf = (part: bigint, whole: bigint): Ppm => (whole === 0n ? 0n : divideRounded(part * MILLION, whole, 'halfUp'));

/** A lender's exposure to one issuer. */
export interface Exposure {
  readonly issuerNo: string;
  readonly amount: Fen;
  readonly overdue: Fen;
  readonly count: number;
  /** Share of the lender's total exposure. */
  readonly sharePpm: Ppm;
}

/** Exposures by issuer, largest first. */
export function exposures(claims: readonly OpenClaim[]): readonly Exposure[] {
  const all = sumFen(claims.map(({ amount }) => amount));
  return [...new Set(claims.map(({ issuerNo }) => issuerNo))]
    .map((issuerNo) => {
      const own = claims.filter((claim) => claim.issuerNo === issuerNo);
      const amount = sumFen(own.map((claim) => claim.amount));
      const overdue = sumFen(own.filter((claim) => claim.overdue).map((claim) => claim.amount));
      return { issuerNo, amount, overdue, count: own.length, sharePpm: shareOf(amount, all) };
    })
    .toSorted((left, right) =>
      left.amount === right.amount ? (left.issuerNo < right.issuerNo ? -1 : 1) : left.amount > right.amount ? -1 : 1,
    );
}

/** Concentration of a lender's exposure on few issuers. */
export interface Concentration {
  readonly greatestPpm: Ppm;
  readonly greatestFivePpm: Ppm;
  /** Herfindahl–Hirschman index (sum of the squared shares) in ppm; 1,000,000 with a single issuer. */
  readonly indexPpm: Ppm;
}

/** Computes the concentration; all zero without exposure. `list` must be sorted largest first. */
export function concentrationOf(list: readonly Exposure[]): Concentration {
  const all = sumFen(list.map(({ amount }) => amount));
  const squares = list.reduce((sum, { amount }) => sum + amount * amount, 0n);
  const [greatest] = list;
  return {
    greatestPpm: shareOf(greatest?.amount ?? 0n, all),
    greatestFivePpm: shareOf(sumFen(list.slice(0, 5).map(({ amount }) => amount)), all),
    indexPpm: shareOf(squares, all * all),
  };
}

/** Claims grouped by remaining days. */
export interface TermBucket {
  readonly from: number;
  /** Inclusive; undefined for the last bucket. */
  readonly to: number | undefined;
  readonly amount: Fen;
  readonly count: number;
}

const BUCKETS: readonly (readonly [from: number, to: number | undefined])[] = [
  [0, 30],
  [31, 90],
  [91, 180],
  [181, undefined],
];

/** Groups claims by the days remaining on a date. Claims past their due date are left out, as they are overdue. */
export const termBuckets = (claims: readonly OpenClaim[], on: CivilDate): readonly TermBucket[] =>
  BUCKETS.map(([from, to]) => {
    const inside = claims.filter(({ dueOn }) => {
      const days = daysBetween(on, dueOn);
      return days >= from && (to === undefined || days <= to);
    });
    return { from, to, amount: sumFen(inside.map(({ amount }) => amount)), count: inside.length };
  });

/** Average remaining days weighted by amount, half days rounded up; zero without open claims. */
export function averageDaysLeft(claims: readonly OpenClaim[], on: CivilDate): number {
  const open = claims.filter(({ dueOn }) => dueOn >= on);
  const all = sumFen(open.map(({ amount }) => amount));
  const weighted = open.reduce((sum, { amount, dueOn }) => sum + amount * BigInt(daysBetween(on, dueOn)), 0n);
  return all === 0n ? 0 : Number(divideRounded(weighted, all, 'halfUp'));
}
