import * as z from 'zod/mini';
import { Figure } from '../schemas/figure.ts';
import { AccountView, Party } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, PledgeId, Version } from '../schemas/primitives.ts';
import { ForecastOverdue, ForecastWeek } from '../schemas/forecast.ts';
import { ActCode, RepaymentStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** How vouchers come in (issuance, transfer, returned) and go out (issuance, transfer, financing, pledge). */
export const FlowKind = z.enum(['issuance', 'transfer', 'returned', 'financing', 'pledge']);

/** A month by its first day, and its movements by kind; kinds without any are left out. */
export const MonthFlows = z.object({ first: Day, flows: z.array(z.extend(Figure, { kind: FlowKind })) });

/** An enterprise's vouchers as assets; each figure agrees with the list behind it. */
export const Assets = z.object({
  at: Instant,
  today: Day,
  /** Everything it holds, including what is being transferred or financed. */
  held: Figure,
  /** The part that will be paid at maturity. */
  receivable: Figure,
  /** What could be financed today. */
  financeable: Figure,
  pledged: Figure,
  overdue: Figure,
  /** What falls due within thirty days, including today and `to`. */
  dueSoon: z.extend(Figure, { to: Day }),
  /** Receivables by issuer: the ten that owe most, and the number of all. */
  issuers: z.array(z.extend(Figure, { issuer: Party })),
  issuerCount: z.int(),
  /** Receivables by due date; null is an open end. */
  dues: z.array(z.extend(Figure, { from: z.nullable(Day), to: z.nullable(Day) })),
  /** What was held at the end of each of the last twelve months, and now. */
  trend: z.array(z.object({ on: Day, held: Money })),
  /** The costs of funding since the beginning of the year. */
  cost: z.object({
    from: Day,
    /** Paid out financings: their amount, and the deductions. */
    financed: z.extend(Figure, { cost: Money }),
    /** Paid out loans: their amount, withheld and guarantee fees, and the interest paid. */
    lent: z.extend(Figure, { fees: Money, interest: Money }),
    /** Its share, as an issuer, of the costs of others' financings. */
    borne: Figure,
    total: Money,
  }),
  weeks: z.array(ForecastWeek),
  forecastOverdue: ForecastOverdue,
});

/** The state of a loan's repayment. */
export const RepayableState = z.enum(['due', 'overdue', 'underWay', 'paidOff']);

/** A loan against a pledge, with what is owed today. */
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
  /** The account that the loan was paid to and is repaid from. */
  account: z.nullable(AccountView),
  /** A repayment that is not confirmed yet. */
  underWay: z.nullable(z.object({ state: RepaymentStateCode, makerName: z.string(), paidOn: Day, amount: wire('amt', Money) })),
  paidOffOn: z.nullable(Day),
  acts: z.array(ActCode),
});

export type Repayable = z.output<typeof Repayable>;
