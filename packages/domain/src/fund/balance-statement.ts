import { fen, sumFen, ZERO_FEN, type Fen } from '../money/yuan.ts';
import type { FundDirection } from './entry.ts';

/** Reasons a person can give for a difference between bank statement and register. */
export const RECONCILIATION_DIFFERENCES = ['bankOnly', 'registerOnly', 'amountDiffers'] as const;

export type ReconciliationDifference = (typeof RECONCILIATION_DIFFERENCES)[number];

/** An amount on one side of a reconciliation. */
export interface SideAmount {
  readonly direction: FundDirection;
  readonly amount: Fen;
}

/** A statement line with its register entry, or one of them alone; a side booked outside the period is omitted. */
export interface Reconciled {
  readonly line?: SideAmount | undefined;
  readonly entry?: SideAmount | undefined;
  readonly explained: boolean;
}

/** Input of the reconciliation statement: both balances and all items of the period. */
export interface BothBalances {
  /** Opening balance of the bank's first statement, and the register's balance at that time. */
  readonly bankOpening: Fen;
  readonly registerOpening: Fen;
  /** Closing balances on the last day. */
  readonly bank: Fen;
  readonly register: Fen;
  readonly items: readonly Reconciled[];
}

/** The reconciliation statement (余额调节表), amounts in fen. */
export interface BalanceStatement {
  readonly bank: Fen;
  readonly register: Fen;
  /** Bank less register at the opening. */
  readonly openingDifference: Fen;
  /** Booked by the bank but not in the register. */
  readonly bankReceived: Fen;
  readonly bankPaid: Fen;
  /** In the register but not booked by the bank. */
  readonly registerReceived: Fen;
  readonly registerPaid: Fen;
  /** Matched pairs with different amounts: lines less entries. */
  readonly amountDifference: Fen;
  readonly adjustedBank: Fen;
  readonly adjustedRegister: Fen;
  /** Items not matched or explained yet, lines less entries; exactly the difference between the adjusted balances. */
  readonly unexplained: Fen;
}

/** Positive for incoming money, negative for outgoing, zero without a side. */
export const signedAmount = (side: SideAmount | undefined): Fen =>
  side === undefined ? ZERO_FEN : side.direction === 'in' ? side.amount : fen(-side.amount);

const sumOf = (items: readonly Reconciled[], of: (item: Reconciled) => Fen): Fen => sumFen(items.map(of));
const only = (direction: FundDirection, side: SideAmount | undefined): Fen => (side?.direction === direction ? side.amount : ZERO_FEN);

/**
 * Adjusts both balances towards each other: the bank's by the items that only the register has, the register's by the items that only
 * the bank has and by the opening difference. When nothing is unexplained, the adjusted balances are equal to the fen.
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
