import { Day, Instant, Money } from '@lianxin/api/contract';
import type { lenderEvent } from '../../../schema/index.ts';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const number = text(64);

const shared = {
  /** The lender's own number of the event, by which a repeated report is recognised. */
  serial: number,
  applicationNumber: number,
  saidAt: Instant,
  /** The lender's number of the application, and its name for the current phase. */
  reference: z.optional(number),
  phase: z.optional(text(100)),
};

const Registration = z.strictObject({
  certificateNumber: text(50),
  registeredAt: Instant,
  expiresOn: Day,
  searchReportNumber: text(50),
  searchedAt: Instant,
  /** Number of entries of others on the same claims that the search found. */
  found: z.int().check(z.gte(0), z.lte(1_000_000)),
});

/** An event that a lender's system reports about an application submitted to it. */
export const LenderEvent = z.discriminatedUnion('event', [
  z.strictObject({ ...shared, event: z.enum(['accepted', 'approved', 'holderSigned', 'countersigned']) }),
  z.strictObject({ ...shared, event: z.literal('askMore'), questions: text(500) }),
  z.strictObject({ ...shared, event: z.literal('declined'), reason: text(100) }),
  z.strictObject({ ...shared, event: z.literal('registered'), registration: Registration }),
  z.strictObject({ ...shared, event: z.literal('registrationWaived'), reason: text(100) }),
  z.strictObject({ ...shared, event: z.literal('disbursed'), paidOn: Day, receiptNumber: number, amount: Money }),
  z.strictObject({ ...shared, event: z.literal('failed'), reason: text(100) }),
  z.strictObject({ ...shared, event: z.literal('repaid'), receiptNumber: number, amount: Money }),
  z.strictObject({ ...shared, event: z.literal('repaymentMissing'), receiptNumber: number, reason: text(100) }),
  z.strictObject({ ...shared, event: z.enum(['overdue', 'claimed']) }),
]);

export type LenderEvent = z.output<typeof LenderEvent>;
export type LenderEventName = LenderEvent['event'];

/** Parses a stored event. It was validated on arrival, so an event that does not parse is a defect. */
export const decodeLenderEvent = ({ content }: Pick<typeof lenderEvent.$inferSelect, 'content'>): LenderEvent =>
  z.parse(LenderEvent, content);

/** Encodes an event for storage. */
export const encodeLenderEvent = (event: LenderEvent): unknown => z.encode(LenderEvent, event);
