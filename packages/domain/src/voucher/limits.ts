import type { CivilDate } from '../calendar/civil-date.ts';
import { inForceOn } from '../dated.ts';
import { fen, type Fen } from '../money/yuan.ts';

/** Limit on the term of vouchers, from an effective date on. */
export interface TermLimit {
  /** First issue date to which the limit applies, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** A longer term needs a reason. */
  readonly warnMonths: number;
  /** A longer term is refused. */
  readonly maxMonths: number;
  readonly enabled: boolean;
}

/** Default limits for amounts and terms of vouchers; a platform operator may change each (screens §9). */
export const VOUCHER_LIMITS = {
  /** Minimum amount of a piece, 0.01 yuan. */
  minAmount: fen(1n),
  /** Maximum face amount, 999,999,999,999.99 yuan. */
  maxAmount: fen(99_999_999_999_999n),
  /** Minimum face amount at issue, 1,000 yuan. */
  minIssueAmount: fen(100_000n),
  /** Minimum days from issue to due date. */
  minTermDays: 1,
  term: [
    // 银发〔2025〕77号 Art 11: in principle 6 months, never more than a year.
    { effectiveFrom: '2025-06-15', warnMonths: 6, maxMonths: 12, enabled: true },
    // Announced on this day; disabled until its effective date is published (rules §1).
    { effectiveFrom: '2026-09-14', warnMonths: 6, maxMonths: 6, enabled: false },
  ],
} as const satisfies { readonly term: readonly TermLimit[]; readonly [limit: string]: unknown };

/** Limits on the face amount, from an effective date on. */
export interface AmountLimit {
  /** First issue date to which the limit applies, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
}

/** The amount limits for an issue date: the latest row in force, or the defaults. */
export function amountLimitOn(issuedOn: CivilDate, limits: readonly AmountLimit[] = []): Pick<AmountLimit, 'minAmount' | 'maxAmount'> {
  const { minIssueAmount: minAmount, maxAmount } = VOUCHER_LIMITS;
  return inForceOn(limits, issuedOn) ?? { minAmount, maxAmount };
}

/** The default term limits plus an operator's rows; a row with the same effective date replaces the default. */
export function termLimitsWith(rows: readonly TermLimit[]): readonly TermLimit[] {
  const days = new Set(rows.map(({ effectiveFrom }) => effectiveFrom));
  return [...VOUCHER_LIMITS.term.filter(({ effectiveFrom }) => !days.has(effectiveFrom)), ...rows];
}

/** Days for signing for a voucher before it is closed automatically. */
export const SIGN_FOR_DEADLINE_DAYS = 15;

/** The term limit for an issue date: the latest enabled row in force, or the first enabled row for an earlier date. Throws a RangeError without enabled rows. */
export function termLimitOn(issuedOn: CivilDate, limits: readonly TermLimit[] = VOUCHER_LIMITS.term): TermLimit {
  const enabled = limits.filter((row) => row.enabled).toSorted((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1));
  const row = enabled.findLast((candidate) => candidate.effectiveFrom <= issuedOn) ?? enabled[0];
  if (!row) throw new RangeError('termLimitOn: no term limit is enabled');
  return row;
}
