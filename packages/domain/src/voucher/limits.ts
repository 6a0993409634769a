import type { CivilDate } from '../calendar/civil-date.ts';
import { rulingOn } from '../dated.ts';
import { fen, type Fen } from '../money/yuan.ts';

/** How long a voucher may run, from a day on. */
export interface TermLimit {
  /** First day of issue that the row rules, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  /** Beyond this many months a reason is asked for. */
  readonly warnMonths: number;
  /** Beyond this many months nothing is issued. */
  readonly maxMonths: number;
  readonly enabled: boolean;
}

/** Amounts and terms within which vouchers are issued; each is a default that an operator of the platform may change (screens §9). */
export const VOUCHER_LIMITS = {
  /** Least amount of a piece, 0.01 yuan. */
  minAmount: fen(1n),
  /** Greatest face amount, 999,999,999,999.99 yuan. */
  maxAmount: fen(99_999_999_999_999n),
  /** Least face amount at issue, 1,000 yuan. */
  minIssueAmount: fen(100_000n),
  /** Least days from issue to due date. */
  minTermDays: 1,
  term: [
    // 银发〔2025〕77号 Art 11: in principle 6 months, never more than a year.
    { effectiveFrom: '2025-06-15', warnMonths: 6, maxMonths: 12, enabled: true },
    // Announced on this day; off until its day of force is published (rules §1).
    { effectiveFrom: '2026-09-14', warnMonths: 6, maxMonths: 6, enabled: false },
  ],
} as const satisfies { readonly term: readonly TermLimit[]; readonly [limit: string]: unknown };

/** The face amounts within which vouchers are issued, from a day on. */
export interface AmountLimit {
  /** First day of issue that the row rules, YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
}

/** The amounts that rule an issue on a day: the latest row in force, or the documented default. */
export function amountLimitOn(issuedOn: CivilDate, limits: readonly AmountLimit[] = []): Pick<AmountLimit, 'minAmount' | 'maxAmount'> {
  const { minIssueAmount: minAmount, maxAmount } = VOUCHER_LIMITS;
  return rulingOn(limits, issuedOn) ?? { minAmount, maxAmount };
}

/** The default terms with an operator's rows added; a row of the same day takes the default's place. */
export function termLimitsWith(rows: readonly TermLimit[]): readonly TermLimit[] {
  const days = new Set(rows.map(({ effectiveFrom }) => effectiveFrom));
  return [...VOUCHER_LIMITS.term.filter(({ effectiveFrom }) => !days.has(effectiveFrom)), ...rows];
}

/** Days a recipient has to sign for a voucher before it closes by itself. */
export const SIGN_FOR_DEADLINE_DAYS = 15;

/** The row that rules an issue on a day: the latest enabled one in force, or the first enabled one for an earlier day. */
export function termLimitOn(issuedOn: CivilDate, limits: readonly TermLimit[] = VOUCHER_LIMITS.term): TermLimit {
  const enabled = limits.filter((row) => row.enabled).toSorted((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1));
  const row = enabled.findLast((candidate) => candidate.effectiveFrom <= issuedOn) ?? enabled[0];
  if (!row) throw new RangeError('termLimitOn: no term limit is enabled');
  return row;
}
