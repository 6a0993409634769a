import * as z from 'zod/mini';
import { AccountView, Party } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, PledgeId, Version } from '../schemas/primitives.ts';
import { ForecastWeek } from '../schemas/forecast.ts';
import { ActCode, RepaymentStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** What moves an enterprise's vouchers: coming in by issuance, transfer or being returned; going out by issuance, transfer, financing or pledge. */
export const FlowKind = z.enum(['issuance', 'transfer', 'returned', 'financing', 'pledge']);

/** How much of something there is: its rows, and what they sum to. */
const Figure = z.object({ count: z.int(), amount: Money });

/** A month by its first day, and what moved in it, by kind; a kind of which there was nothing is left out. */
export const MonthFlows = z.object({
  first: Day,
  flows: z.array(z.extend(Figure, { kind: FlowKind })),
});

/** What an enterprise has of vouchers, each figure as the list behind it counts it. */
export const Assets = z.object({
  at: Instant,
  today: Day,
  /** All that is in its hands, what is being transferred or financed included, until that is done. */
  held: Figure,
  /** Of it, what it is to be paid for when it falls due. */
  receivable: Figure,
  /** What a lender could be asked to buy today. */
  financeable: Figure,
  pledged: Figure,
  overdue: Figure,
  /** What falls due within thirty days, today and `to` included. */
  dueSoon: z.extend(Figure, { to: Day }),
  /** What is to be paid for by whom: the ten who owe most, and how many there are in all. */
  issuers: z.array(z.extend(Figure, { issuer: Party })),
  issuerCount: z.int(),
  /** What is to be paid for by when; an end that is null is open. */
  dues: z.array(z.extend(Figure, { from: z.nullable(Day), to: z.nullable(Day) })),
  /** What was held when each of the last twelve months ended, and what is now. */
  trend: z.array(z.object({ on: Day, held: Money })),
  /** What money cost since the year began. */
  cost: z.object({
    from: Day,
    /** Financings paid out: their amount, and what was deducted from it. */
    financed: z.extend(Figure, { cost: Money }),
    /** Loans against a pledge paid out: their amount and what was withheld, with guarantee fees; and the interest that was paid. */
    lent: z.extend(Figure, { fees: Money, interest: Money }),
    /** What it bore as issuer of what others had financed. */
    borne: Figure,
    total: Money,
  }),
  weeks: z.array(ForecastWeek),
});

/** How a loan's repayment stands: to come, late, under way, or done. */
export const RepayableState = z.enum(['due', 'overdue', 'underWay', 'paidOff']);

/** A loan against a pledge that is to be repaid, with what is owed of it today. */
export const Repayable = z.object({
  id: PledgeId,
  applicationNumber: wire('applyNo', z.string()),
  version: Version,
  channel: Channel,
  lenderName: z.string(),
  state: RepayableState,
  lent: wire('loanAmt', Money),
  repayOn: wire('endDate', Day),
  /** The working day on which it is to be paid. */
  paysOn: Day,
  remainingDays: z.int(),
  principal: Money,
  interest: Money,
  lateInterest: Money,
  total: Money,
  /** The account that the loan was paid to, and is repaid from. */
  account: z.nullable(AccountView),
  /** A repayment that was entered and is not confirmed. */
  underWay: z.nullable(z.object({ state: RepaymentStateCode, makerName: z.string(), paidOn: Day, amount: wire('amt', Money) })),
  paidOffOn: z.nullable(Day),
  acts: z.array(ActCode),
});

export type Repayable = z.output<typeof Repayable>;
