import { PLAN_PERIODS, PLAN_SOURCES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { Channel, CostRate, Day, Instant, Money, Version } from '../schemas/primitives.ts';

export const PlanPeriodName = z.enum(PLAN_PERIODS);

/** How far a limit is used: `near` from 80 %, `breached` above 100 %. */
export const UseLevelName = z.enum(['ordinary', 'near', 'breached']);

/** Zero or more. */
const PlanAmount = Money.check(z.refine((amount) => amount >= 0n));

const InOut = z.object({ inflow: Money, outflow: Money });

/** A period of a lender's plan beside the actual figures. */
export const PlanSpanView = z.object({
  first: Day,
  last: Day,
  planned: InOut,
  /** What was paid out and repaid. */
  moved: InOut,
  /** What is due to be repaid from today on, and has not been. */
  due: Money,
  /** What the balance counts: before today what has moved, from today on what is planned or due. */
  expected: InOut,
  /** What can still be paid out under the plan. */
  left: Money,
  /** The largest amount missing at the end of a week or month within the period; zero where there is enough. */
  gap: Money,
  /** Carried over into the next period; negative where money is missing. */
  closing: Money,
  level: UseLevelName,
  /** Whether the planned amounts are the period's own row, the sum of a month's weeks, a week's share of its month, or none. */
  source: z.enum(PLAN_SOURCES),
  /** Whether a row of the period can be saved: it is not over, and not every day of a month is planned by week. */
  plannable: z.boolean(),
  /** Whether the period is over, so that its plan cannot change. */
  ended: z.boolean(),
  /** The version of the plan; 0 where nothing is planned. */
  version: Version,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});

/** The balance that the lender entered for the beginning of a day. */
export const PlanBalanceView = z.object({ on: Day, amount: Money, version: Version });

export const PlanOverview = z.object({
  period: PlanPeriodName,
  today: Day,
  /** Null where none was entered; the calculation then takes today to begin with zero. */
  balance: z.nullable(PlanBalanceView),
  /** The balance at the beginning of the first period. */
  opening: Money,
  spans: z.array(PlanSpanView),
  /** What is wrong from today on, whichever periods are shown. */
  warnings: z.object({
    /** The first end of a week or month at which money is missing, and how much. */
    short: z.nullable(z.object({ on: Day, gap: Money })),
    /** The weeks and months that were planned and are used up, or nearly. */
    used: z.array(z.object({ period: PlanPeriodName, first: Day, last: Day, level: UseLevelName })),
  }),
});

/** A planned week or month in which a payout falls. */
export const PlanAfterPayout = z.object({
  period: PlanPeriodName,
  first: Day,
  last: Day,
  planned: Money,
  /** What has gone out, without and with the payout. */
  before: Money,
  after: Money,
  level: UseLevelName,
});

/** The plan of one period: its first day, expected receipts, and the most to pay out. */
const PlannedRow = z.strictObject({ first: EnteredDay, inflow: PlanAmount, outflow: PlanAmount });

export const ChangedRow = z.extend(PlannedRow, { version: Version });
export const ImportedRow = PlannedRow;

/** The use of one limit on a core enterprise; amounts of pending applications count as used. */
export const PlanLimit = z.object({
  channel: Channel,
  issuer: Party,
  limit: Money,
  used: Money,
  inTransit: Money,
  free: Money,
  /** Used and pending amounts as a share of the limit. */
  share: CostRate,
  level: UseLevelName,
});

export type PlanSpanView = z.output<typeof PlanSpanView>;
export type PlanOverview = z.output<typeof PlanOverview>;
export type PlanLimit = z.output<typeof PlanLimit>;
