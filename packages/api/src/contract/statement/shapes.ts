import { STATEMENT_FLOWS, STATEMENT_SIDES, STATEMENT_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, Month, Version } from '../schemas/primitives.ts';

export const StatementSideName = z.enum(STATEMENT_SIDES);
export const StatementFlowName = z.enum(STATEMENT_FLOWS);
export const StatementStateName = z.enum(STATEMENT_STATES);

/** The enterprise's confirmation or dispute of a statement, and the platform's answer. */
export const StatementResponse = z.object({
  by: z.string(),
  at: Instant,
  /** Why it was disputed; null where it was confirmed. */
  reason: z.nullable(z.string()),
  answer: z.nullable(z.object({ text: z.string(), at: Instant })),
});

/** The statement of a month: opening balance and flows, which are negative where they reduce it, sum to the closing balance. */
export const StatementMonthView = z.object({
  month: Month,
  from: Day,
  /** The last day, or today for the current month. */
  to: Day,
  opening: Money,
  flows: z.array(z.object({ kind: StatementFlowName, count: z.int(), amount: Money })),
  closing: Money,
  /** Late interest that the issuer paid besides, which is no part of the balance. */
  lateInterest: Money,
  state: StatementStateName,
  version: Version,
  word: z.nullable(StatementResponse),
  acts: z.array(z.enum(['confirm', 'dispute'])),
});

export type StatementMonthView = z.output<typeof StatementMonthView>;

/** One movement of a voucher or a piece. */
export const StatementLine = z.object({
  id: z.string(),
  on: Day,
  kind: StatementFlowName,
  number: z.string(),
  other: Party,
  /** Negative where it reduced the balance. */
  amount: Money,
  /** Late interest that the issuer paid besides. */
  lateInterest: Money,
});

/** The part of a statement for one channel and one supplier. */
export const StatementPart = z.object({
  channel: Channel,
  supplier: Party,
  opening: Money,
  issued: Money,
  paid: Money,
  closing: Money,
  lateInterest: Money,
});
