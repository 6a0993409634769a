import { PLAN_PERIODS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { Channel, CostRate, Day, Instant, Money, Version } from '../schemas/primitives.ts';

export const PlanPeriodName = z.enum(PLAN_PERIODS);

/** How near a limit is: from 80 % of it on it is near, above all of it breached. */
export const UseLevelName = z.enum(['ordinary', 'near', 'breached']);

/** An amount that may be nothing, but not less. */
const PlanAmount = Money.check(z.refine((amount) => amount >= 0n));

const InOut = z.object({ inflow: Money, outflow: Money });

/** A period of a lender's plan beside what has come of it. */
export const PlanSpanView = z.object({
  first: Day,
  last: Day,
  planned: InOut,
  /** What was paid out, what came back, and what comes back on its day. */
  moved: InOut,
  /** What may still be paid out of the plan. */
  left: Money,
  /** What is missing; nothing where there is enough. */
  gap: Money,
  /** What is carried into the next period; below nothing where money is missing. */
  closing: Money,
  level: UseLevelName,
  /** Whether it is over: its plan stays as it was. */
  ended: z.boolean(),
  /** Of its row; 0 where nothing is planned. */
  version: Version,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});

/** What the lender says that it has when a day begins. */
export const PlanBalanceView = z.object({ on: Day, amount: Money, version: Version });

export const PlanOverview = z.object({
  period: PlanPeriodName,
  today: Day,
  /** Null where nothing was said yet: then it is counted from nothing. */
  balance: z.nullable(PlanBalanceView),
  /** What there is when the first of the periods begins. */
  opening: Money,
  spans: z.array(PlanSpanView),
});

/** A row that is planned: the first day of its period, what will come in and what goes out at most. */
const PlannedRow = z.strictObject({ first: Day, inflow: PlanAmount, outflow: PlanAmount });

export const ChangedRow = z.extend(PlannedRow, { version: Version });
export const ImportedRow = PlannedRow;

/** How one limit against a core enterprise is used; what applications hold counts as used. */
export const PlanLimit = z.object({
  channel: Channel,
  issuer: Party,
  limit: Money,
  used: Money,
  inTransit: Money,
  free: Money,
  /** What is used and held, of the limit. */
  share: CostRate,
  level: UseLevelName,
});

export type PlanSpanView = z.output<typeof PlanSpanView>;
export type PlanOverview = z.output<typeof PlanOverview>;
export type PlanLimit = z.output<typeof PlanLimit>;
