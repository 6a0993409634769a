import * as z from 'zod/mini';
import { Day, Instant, Money, Rate } from '../schemas/primitives.ts';
import { Owed, Repayment } from '../schemas/repayment.ts';

/** What of a financing its issuer has not paid, and what whoever was financed paid back. */
export const paidBack = {
  /** What is owed a day of what is late, once the issuer has not paid. */
  lateDailyRate: Rate,
  /** When the lender turned to whoever was financed. */
  claimedAt: z.nullable(Instant),
  /** What the lender has not had back; null before it has paid, and to the issuer. */
  principalLeft: z.nullable(Money),
  /** When the holder had bought back all of it. */
  paidOffOn: z.nullable(Day),
  /** What whoever was financed owes today; null without recourse, and before it may be asked for. */
  owed: z.nullable(Owed),
  repayments: z.array(Repayment),
} as const;
