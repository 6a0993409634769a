import { Day, Instant, Money } from '@lianxin/api/contract';
import type { lenderEvent } from '../../../schema/index.ts';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const number = text(64);

const said = {
  /** The lender's own number of this event; the same event again has the same. */
  serial: number,
  applicationNumber: number,
  saidAt: Instant,
  /** The lender's number of the application, and how it calls what it is at. */
  reference: z.optional(number),
  phase: z.optional(text(100)),
};

const Registration = z.strictObject({
  certificateNumber: text(50),
  registeredAt: Instant,
  expiresOn: Day,
  searchReportNumber: text(50),
  searchedAt: Instant,
  /** Entries of others over the same claims that the search found. */
  found: z.int().check(z.gte(0), z.lte(1_000_000)),
});

/** What the system of a lender reports of an application that it has been handed. */
export const LenderEvent = z.discriminatedUnion('event', [
  z.strictObject({ ...said, event: z.enum(['accepted', 'approved', 'holderSigned', 'countersigned']) }),
  z.strictObject({ ...said, event: z.literal('askMore'), questions: text(500) }),
  z.strictObject({ ...said, event: z.literal('declined'), reason: text(100) }),
  z.strictObject({ ...said, event: z.literal('registered'), registration: Registration }),
  z.strictObject({ ...said, event: z.literal('registrationWaived'), reason: text(100) }),
  z.strictObject({ ...said, event: z.literal('disbursed'), paidOn: Day, receiptNumber: number, amount: Money }),
  z.strictObject({ ...said, event: z.literal('failed'), reason: text(100) }),
  z.strictObject({ ...said, event: z.literal('repaid'), receiptNumber: number, amount: Money }),
  z.strictObject({ ...said, event: z.literal('repaymentMissing'), receiptNumber: number, reason: text(100) }),
  z.strictObject({ ...said, event: z.enum(['overdue', 'claimed']) }),
]);

export type LenderEvent = z.output<typeof LenderEvent>;
export type LenderEventName = LenderEvent['event'];

/** An event as it was kept. It was checked when it came; one that no longer fits is a defect. */
export const readLenderEvent = ({ content }: Pick<typeof lenderEvent.$inferSelect, 'content'>): LenderEvent =>
  z.parse(LenderEvent, content);

/** An event as it is kept. */
export const keptLenderEvent = (event: LenderEvent): unknown => z.encode(LenderEvent, event);
