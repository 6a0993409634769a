import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import type { FundDirection } from './entry.ts';

/** Why a line and the register differ, where a person has explained it. */
export const RECONCILIATION_DIFFERENCES = ['bankOnly', 'registerOnly', 'amountDiffers'] as const;

export type ReconciliationDifference = (typeof RECONCILIATION_DIFFERENCES)[number];

/** Money on one side of a reconciliation. */
export interface SideAmount {
  readonly direction: FundDirection;
  /** In fen. */
  readonly amount: Fen;
}

/** A line and an entry that belong together, or one of them alone; what is outside the days is left out. Undefined `explained`: nobody has looked. */
export interface Reconciled {
  readonly line?: SideAmount | undefined;
  readonly entry?: SideAmount | undefined;
  readonly explained: boolean;
}

/** The two sides as they stand on the last day. */
export interface BothBalances {
  /** What the bank's first statement began with, and what the register had then. */
  readonly bankOpening: Fen;
  readonly registerOpening: Fen;
  /** What each has on the last day. */
  readonly bank: Fen;
  readonly register: Fen;
  readonly items: readonly Reconciled[];
}

/** The reconciliation statement (余额调节表), amounts in fen. */
export interface BalanceStatement {
  readonly bank: Fen;
  readonly register: Fen;
  /** What the bank had more than the register on the first morning. */
  readonly openingDifference: Fen;
  /** The bank has received or paid what the register does not have. */
  readonly bankReceived: Fen;
  readonly bankPaid: Fen;
  /** The register has received or paid what the bank has not. */
  readonly registerReceived: Fen;
  readonly registerPaid: Fen;
  /** By how much lines are more than the entries that they belong to. */
  readonly amountDifference: Fen;
  readonly adjustedBank: Fen;
  readonly adjustedRegister: Fen;
  /** What nobody has matched or explained yet: lines less entries. It is all that the adjusted balances differ by. */
  readonly unexplained: Fen;
}

/** Money that comes counts up, what goes down; nothing where there is none. */
export const signedAmount = (side: SideAmount | undefined): Fen =>
  side === undefined ? ZERO_FEN : side.direction === 'in' ? side.amount : fen(-side.amount);

const sumOf = (items: readonly Reconciled[], of: (item: Reconciled) => Fen): Fen => sumFen(items.map(of));
const only = (direction: FundDirection, side: SideAmount | undefined): Fen => (side?.direction === direction ? side.amount : ZERO_FEN);

/**
 * Both balances led to the same figure: to the register's is added what the bank alone has moved, to the bank's what the register alone has, and
 * the difference that there was when reconciling began. When nothing is left unexplained the two agree to the fen.
 */
export function balanceStatement({ bankOpening, registerOpening, bank, register, items }: BothBalances): BalanceStatement {
  const explained = items.filter((item) => item.explained);
  const open = items.filter((item) => !item.explained);
  const lines = explained.filter(({ entry }) => entry === undefined);
  const entries = explained.filter(({ line }) => line === undefined);
  const both = explained.filter(({ line, entry }) => line !== undefined && entry !== undefined);
  const openingDifference = fen(bankOpening - registerOpening);
  const bankReceived = sumOf(lines, ({ line }) => only('in', line));
  const bankPaid = sumOf(lines, ({ line }) => only('out', line));
  const registerReceived = sumOf(entries, ({ entry }) => only('in', entry));
  const registerPaid = sumOf(entries, ({ entry }) => only('out', entry));
  const amountDifference = sumOf(both, ({ line, entry }) => fen(signedAmount(line) - signedAmount(entry)));
  return {
    bank,
    register,
    openingDifference,
    bankReceived,
    bankPaid,
    registerReceived,
    registerPaid,
    amountDifference,
    adjustedBank: fen(bank + registerReceived - registerPaid),
    adjustedRegister: fen(register + openingDifference + bankReceived - bankPaid + amountDifference),
    unexplained: sumOf(open, ({ line, entry }) => fen(signedAmount(line) - signedAmount(entry))),
  };
}
