import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { fen, type Fen } from '../money/yuan.ts';
import { signedAmount, type SideAmount } from './balance-statement.ts';

/** An imported bank statement of one account, with its lines in the bank's order. */
export interface ImportedStatement {
  readonly firstOn: CivilDate;
  readonly lastOn: CivilDate;
  readonly opening: Fen;
  readonly closing: Fen;
  readonly lines: readonly ImportedLine[];
}

export interface ImportedLine extends SideAmount {
  readonly bookedOn: CivilDate;
  readonly serial: string;
  readonly counterpartyName: string;
  readonly counterpartyNumber: string;
  readonly summary: string;
  /** Running balance after the line; undefined when the bank does not give it. */
  readonly balanceAfter?: Fen | undefined;
}

/** The previous statement of the same account. */
export interface StatementBefore {
  readonly lastOn: CivilDate;
  readonly closing: Fen;
}

/** A problem of the whole statement, or of the line at `index`. */
export type StatementProblem =
  | { readonly problem: 'daysReversed' | 'sumDiffers' | 'openingDiffers' | 'gap' }
  | { readonly problem: 'dayOutside' | 'serialTwice' | 'balanceDiffers' | 'notPositive'; readonly index: number };

function lineProblems({ firstOn, lastOn, opening, lines }: ImportedStatement): StatementProblem[] {
  const problems: StatementProblem[] = [];
  const serials = new Set<string>();
  let balance: bigint = opening;
  for (const [index, line] of lines.entries()) {
    balance += signedAmount(line);
    if (line.amount <= 0n) problems.push({ problem: 'notPositive', index });
    if (line.bookedOn < firstOn || line.bookedOn > lastOn) problems.push({ problem: 'dayOutside', index });
    if (line.serial !== '' && serials.has(line.serial)) problems.push({ problem: 'serialTwice', index });
    if (line.balanceAfter !== undefined && line.balanceAfter !== balance) problems.push({ problem: 'balanceDiffers', index });
    serials.add(line.serial);
  }
  return problems;
}

/** The closing balance that results from the opening balance and the lines. */
export const closingOfLines = (opening: Fen, lines: readonly SideAmount[]): Fen =>
  fen(lines.reduce<bigint>((sum, line) => sum + signedAmount(line), opening));

/**
 * Validates a statement before import, for both the form and the server. The statements of an account must follow each other without a
 * gap, and each must open with the previous closing balance, so that no movement between them is lost.
 */
export function findStatementProblems(statement: ImportedStatement, before?: StatementBefore): readonly StatementProblem[] {
  const { firstOn, lastOn, opening, closing, lines } = statement;
  const problems = lineProblems(statement);
  if (firstOn > lastOn) problems.push({ problem: 'daysReversed' });
  if (closingOfLines(opening, lines) !== closing) problems.push({ problem: 'sumDiffers' });
  if (before && opening !== before.closing) problems.push({ problem: 'openingDiffers' });
  if (before && addDays(before.lastOn, 1) !== firstOn) problems.push({ problem: 'gap' });
  return problems;
}
