import { STATEMENT_FLOWS, STATEMENT_SIDES, STATEMENT_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, Month, Version } from '../schemas/primitives.ts';

export const StatementSideName = z.enum(STATEMENT_SIDES);
export const StatementFlowName = z.enum(STATEMENT_FLOWS);
export const StatementStateName = z.enum(STATEMENT_STATES);

/** What the enterprise said of a statement, and what the platform answered. */
export const StatementWord = z.object({
  by: z.string(),
  at: Instant,
  /** Why it is disputed; null: it never was. */
  reason: z.nullable(z.string()),
  answer: z.nullable(z.object({ text: z.string(), at: Instant })),
});

/** The statement of a month: opening and all flows, those that lessen it below zero, sum to closing. */
export const StatementMonthView = z.object({
  month: Month,
  from: Day,
  /** Its last day, or today while it runs. */
  to: Day,
  opening: Money,
  flows: z.array(z.object({ kind: StatementFlowName, count: z.int(), amount: Money })),
  closing: Money,
  state: StatementStateName,
  version: Version,
  word: z.nullable(StatementWord),
  /** What this person may do with it. */
  acts: z.array(z.enum(['confirm', 'dispute'])),
});

export type StatementMonthView = z.output<typeof StatementMonthView>;

/** One movement: a voucher, or a part of one, that came or went. */
export const StatementLine = z.object({
  id: z.string(),
  on: Day,
  kind: StatementFlowName,
  number: z.string(),
  other: Party,
  /** Below zero where it lessened the balance. */
  amount: Money,
});

/** What of a month rests on a bank's line and a supplier: what was to be paid, what was issued and paid, what is to be paid. */
export const StatementPart = z.object({
  channel: Channel,
  supplier: Party,
  opening: Money,
  issued: Money,
  paid: Money,
  closing: Money,
});
