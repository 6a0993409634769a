import type { Fen } from './money/yuan.ts';

/** Result of a live check; `pending` until its input has been entered. */
export type CheckLevel = 'pass' | 'warn' | 'fail' | 'pending';

/**
 * Section of the rules that a check enforces: R-01 regulation, R-02 payment of small firms, R-03 civil code, R-04 register of claims,
 * R-05 identity, R-06 account, R-07 invoices, R-08 signature, R-10 amounts and credit, R-11 fees, R-12 known defects.
 */
export const RULE_NUMBERS = ['R-01', 'R-02', 'R-03', 'R-04', 'R-05', 'R-06', 'R-07', 'R-08', 'R-10', 'R-11', 'R-12'] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];

/** One live check of a form or a review. The screen chooses its text by `code` and `level`. */
export interface Check<Code extends string = string> {
  readonly rule: RuleNumber;
  readonly level: CheckLevel;
  readonly code: Code;
  /** Values for the text: amounts in fen, counts and dates. */
  readonly figures: Readonly<Record<string, Fen | number | string>>;
}

/** Whether the form may be submitted: every check passes or only warns. */
export function checksPass(checks: readonly Check[]): boolean {
  return checks.every((check) => check.level === 'pass' || check.level === 'warn');
}

/** The most severe level: `fail`, then `pending`, then `warn`, then `pass`. */
export function worstLevel(checks: readonly Check[]): CheckLevel {
  const order: readonly CheckLevel[] = ['fail', 'pending', 'warn'];
  return order.find((level) => checks.some((check) => check.level === level)) ?? 'pass';
}
