import * as z from 'zod/mini';
import { AccountView } from '../schemas/account-view.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { Day, Instant, Money, RepaymentId, RequiredText, Version } from '../schemas/primitives.ts';
import { RepaymentStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** What is owed if it is paid on a day, by kind, and the working day on which it is due. */
export const Owed = z.object({ on: Day, dueOn: Day, principal: Money, interest: Money, lateInterest: Money, total: Money });

/** One repayment; `principal`, `interest` and `lateInterest` say how it was applied, and are null until it is confirmed. */
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

/** What is owed today and every repayment; `owed` is null before the money is paid out and once everything is paid off. */
export const Repayments = z.object({
  owed: z.nullable(Owed),
  /** The lender's account for repayments, for the party that owes; null for others and while nothing is owed. */
  payTo: z.nullable(AccountView),
  repayments: z.array(Repayment),
});

/** A payment with the bank's number. */
export const Payment = { paidOn: EnteredDay, receiptNumber: wire('bankSerial', RequiredText(64)) };
