import * as z from 'zod/mini';
import { LogEntry, LastReminder, TwoReviews } from '../schemas/party.ts';
import { Channel, CreditApplicationId, Day, Instant, Money, RoleCode, Version } from '../schemas/primitives.ts';
import { ActCode, CreditApplicationStateCode, CreditLineStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

export const CreditLine = z.object({
  channel: Channel,
  bankName: z.string(),
  creditNumber: wire('creditNo', z.string()),
  /** Only a line in force can be used for issuing. */
  state: wire('status', CreditLineStateCode),
  total: wire('sxAmt', Money),
  used: wire('usedAmt', Money),
  inTransit: wire('transitAmt', Money),
  available: wire('sxBalance', Money),
  beginsOn: wire('startDate', Day),
  validUntil: Day,
  queriedAt: wire('queryTime', Instant),
  version: Version,
});

/** A new total of a line, and since when it applies. */
export const CreditTotal = z.object({ channel: Channel, since: Instant, total: wire('sxAmt', Money) });

/** An application for a line, or for a new total of one. */
export const CreditApplication = z.object({
  id: CreditApplicationId,
  applicationNumber: z.string(),
  channel: Channel,
  bankName: z.string(),
  state: wire('status', CreditApplicationStateCode),
  version: Version,
  /** The requested total. */
  amount: wire('sxAmt', Money),
  /** The total of the line at the time of the application; null where there was no line. */
  previousTotal: z.nullable(Money),
  purpose: z.string(),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** What was granted, and until when; null until then. */
  grantedTotal: z.nullable(Money),
  validUntil: z.nullable(Day),
  /** Who has to act next: the enterprise itself, or the deciding bank. */
  waitingFor: z.nullable(z.object({ party: z.enum(['own', 'funder']), role: RoleCode, since: Instant })),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
  /** Only for people who may remind, and only where somebody was reminded. */
  lastReminder: z.optional(LastReminder),
});

export const CreditApplicationDetail = z.extend(CreditApplication, { log: z.array(LogEntry) });

export const Reference = z.object({
  id: CreditApplicationId,
  applicationNumber: z.string(),
  state: wire('status', CreditApplicationStateCode),
  version: Version,
});
