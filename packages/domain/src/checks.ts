import type { Fen } from './money/yuan.ts';

/** How a live check stands; pending while what it needs has not been entered. */
export type CheckLevel = 'pass' | 'warn' | 'fail' | 'pending';

/** Section of the rules that a check enforces: R-01 regulation, R-02 payment of small firms, R-03 civil code, R-04 register of claims, R-05 identity, R-06 account, R-07 invoices, R-08 signature, R-10 amounts and credit, R-11 fees, R-12 defects seen. */
export type RuleNumber = 'R-01' | 'R-02' | 'R-03' | 'R-04' | 'R-05' | 'R-06' | 'R-07' | 'R-08' | 'R-10' | 'R-11' | 'R-12';

/** One live check of a form or a review; its sentence is the screen's, by `code` and `level`. */
export interface Check<Code extends string = string> {
  readonly rule: RuleNumber;
  readonly level: CheckLevel;
  readonly code: Code;
  /** Amounts in fen, counts and dates that the sentence names. */
  readonly figures: Readonly<Record<string, Fen | number | string>>;
}

/** Whether nothing stands in the way: every check passes or only warns. */
export function checksPass(checks: readonly Check[]): boolean {
  return checks.every((check) => check.level === 'pass' || check.level === 'warn');
}

/** The worst level of a list: a failure before what is pending, that before a warning. */
export function worstLevel(checks: readonly Check[]): CheckLevel {
  const order: readonly CheckLevel[] = ['fail', 'pending', 'warn'];
  return order.find((level) => checks.some((check) => check.level === level)) ?? 'pass';
}
