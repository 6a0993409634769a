import { RECONCILIATION_DIFFERENCES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { FundDirectionName, ReconciliationStateName } from '../fund-register/shapes.ts';
import { pageOf } from '../schemas/page.ts';
import { BankStatementId, Day, FundEntryId, Instant, Money, PositiveMoney, StatementLineId, Text } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

export const DifferenceName = z.enum(RECONCILIATION_DIFFERENCES);

/** A statement of a bank that was imported. */
export const Statement = z.object({
  id: BankStatementId,
  firstOn: Day,
  lastOn: Day,
  opening: Money,
  closing: Money,
  lines: z.int(),
  source: wire('src', z.enum(['file', 'bank'])),
  importerName: z.string(),
  importedAt: Instant,
});

/** A line that is imported, as the bank writes it. */
export const ImportedLine = z.strictObject({
  bookedOn: wire('bookDate', Day),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', PositiveMoney),
  serial: Text(40),
  counterpartyName: Text(100),
  counterpartyNumber: Text(40),
  summary: Text(100),
  balanceAfter: z.optional(Money),
});

/** What a line or an entry was matched with, or how its difference is explained. */
const Standing = z.object({
  difference: z.nullable(DifferenceName),
  reason: z.nullable(z.string()),
  makerName: z.string(),
  madeAt: Instant,
});

/** A line of a bank's statement, and the entry that it is, where there is one. */
export const StatementLine = z.object({
  id: StatementLineId,
  bookedOn: wire('bookDate', Day),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', Money),
  balanceAfter: Money,
  serial: z.string(),
  counterpartyName: z.string(),
  /** Masked; empty where the bank does not say. */
  counterpartyNumber: z.string(),
  summary: z.string(),
  reconciliation: wire('reconState', ReconciliationStateName),
  entry: z.nullable(z.object({ id: FundEntryId, number: z.string(), bookedOn: Day, amount: Money, counterpartyName: z.string() })),
  standing: z.nullable(Standing),
});

export const LinePage = pageOf(StatementLine, ReconciliationStateName);

/** What stands between the two balances: one side alone, or both with different amounts. */
const BetweenItem = z.object({
  kind: z.enum([...RECONCILIATION_DIFFERENCES, 'unmatched']),
  side: z.enum(['bank', 'register', 'both']),
  direction: wire('dir', FundDirectionName),
  /** Of the line, or of the entry where there is no line; of both, by how much the line is more, which may be less than nothing. */
  amount: wire('amt', Money),
  bookedOn: Day,
  counterpartyName: z.string(),
  /** The bank's number, or the entry's. */
  number: z.string(),
  /** Null where nobody has explained it: the other side came after the last day, or it is open. */
  reason: z.nullable(z.string()),
});

/** The reconciliation statement (余额调节表) of an account on a day. */
export const BalanceSheet = z.object({
  on: Day,
  bank: Money,
  register: Money,
  openingDifference: Money,
  bankReceived: Money,
  bankPaid: Money,
  registerReceived: Money,
  registerPaid: Money,
  amountDifference: Money,
  adjustedBank: Money,
  adjustedRegister: Money,
  unexplained: Money,
  items: z.array(BetweenItem),
  /** How many items there are: at most 200 are listed. */
  itemCount: z.int(),
});

export type Statement = z.output<typeof Statement>;
export type StatementLine = z.output<typeof StatementLine>;
export type BalanceSheet = z.output<typeof BalanceSheet>;
