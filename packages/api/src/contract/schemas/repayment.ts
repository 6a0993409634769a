import * as z from 'zod/mini';
import { Day, Instant, Money, PositiveMoney, Reason, RepaymentId, RequiredText, Version } from './primitives.ts';
import { RepaymentStateCode } from './states.ts';
import { wire } from '../wire.ts';

/** What is owed on a day, by what it is for. */
export const Owed = z.object({
  on: Day,
  principal: Money,
  interest: Money,
  lateInterest: Money,
  total: Money,
});

/** One repayment; `principal`, `interest` and `lateInterest` are what of it pays which, once it is confirmed. */
export const Repayment = z.object({
  id: RepaymentId,
  state: RepaymentStateCode,
  version: Version,
  paidOn: Day,
  amount: wire('amt', Money),
  principal: z.nullable(Money),
  interest: z.nullable(Money),
  lateInterest: z.nullable(Money),
  receiptNumber: wire('bankSerial', z.string()),
  makerName: z.string(),
  isOwn: z.boolean(),
  madeAt: Instant,
  reason: z.nullable(z.string()),
});

/** What is owed today, and everything that was paid; nothing is owed where nothing was paid out, or everything is paid off. */
export const Repayments = z.object({ owed: z.nullable(Owed), repayments: z.array(Repayment) });

/** A payment to a lender, by the bank's number of it. */
export const Payment = { paidOn: Day, receiptNumber: wire('bankSerial', RequiredText(64)) };

/** The holder's operator enters what was paid. */
export const repaymentOf = <Id extends z.ZodMiniType>(id: Id) =>
  z.strictObject({ id, version: Version, ...Payment, amount: wire('amt', PositiveMoney) });

/** The holder's reviewer authorises a repayment, or returns it. */
export const repaymentReviewOf = <Id extends z.ZodMiniType>(id: Id) =>
  z.strictObject({
    id,
    version: Version,
    repaymentId: RepaymentId,
    decision: z.enum(['authorise', 'return']),
    reason: z.optional(Reason),
  });

/** The lender's reviewer has found the money, or says that none has come. */
export const repaymentConfirmationOf = <Id extends z.ZodMiniType>(id: Id) =>
  z.strictObject({
    id,
    version: Version,
    repaymentId: RepaymentId,
    decision: z.enum(['confirm', 'deny']),
    reason: z.optional(Reason),
  });
