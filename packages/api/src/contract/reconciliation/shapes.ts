import { RECONCILIATION_DIFFERENCES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { FundDirectionName, ReconciliationStateName } from '../fund-register/shapes.ts';
import { summedPageOf } from '../schemas/page.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { BankStatementId, Day, FundEntryId, Instant, Money, PositiveMoney, StatementLineId, Text } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';

export const DifferenceName = z.enum(RECONCILIATION_DIFFERENCES);

/** An imported bank statement. */
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

/** A line to be imported. */
export const ImportedLine = z.strictObject({
  bookedOn: wire('bookDate', EnteredDay),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', PositiveMoney),
  serial: Text(40),
  counterpartyName: Text(100),
  counterpartyNumber: Text(40),
  summary: Text(100),
  balanceAfter: z.optional(Money),
});

/** A match by hand or an explanation. */
const Standing = z.object({
  difference: z.nullable(DifferenceName),
  reason: z.nullable(z.string()),
  makerName: z.string(),
  madeAt: Instant,
});

/** A line of a bank statement with its matching entry, if any. */
export const StatementLine = z.object({
  id: StatementLineId,
  bookedOn: wire('bookDate', Day),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', Money),
  balanceAfter: Money,
  serial: z.string(),
  counterpartyName: z.string(),
  /** Masked; empty where the bank does not name it. */
  counterpartyNumber: z.string(),
  summary: z.string(),
  reconciliation: wire('reconState', ReconciliationStateName),
  entry: z.nullable(z.object({ id: FundEntryId, number: z.string(), bookedOn: Day, amount: Money, counterpartyName: z.string() })),
  standing: z.nullable(Standing),
});

export const LinePage = summedPageOf(StatementLine, z.enum(['inflow', 'outflow']), ReconciliationStateName);

/** A difference between the two balances: on one side only, or in the amounts. */
const BetweenItem = z.object({
  kind: z.enum([...RECONCILIATION_DIFFERENCES, 'unmatched']),
  side: z.enum(['bank', 'register', 'both']),
  direction: wire('dir', FundDirectionName),
  /** The amount of the line, or of the entry without a line; with both, line less entry, which can be negative. */
  amount: wire('amt', Money),
  bookedOn: Day,
  counterpartyName: z.string(),
  /** The number of the line or the entry. */
  number: z.string(),
  /** Null where it is not explained. */
  reason: z.nullable(z.string()),
});

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
  /** The number of items, of which at most 200 are listed. */
  itemCount: z.int(),
});

export type Statement = z.output<typeof Statement>;
export type StatementLine = z.output<typeof StatementLine>;
export type BalanceSheet = z.output<typeof BalanceSheet>;
