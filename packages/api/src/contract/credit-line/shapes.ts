import * as z from 'zod/mini';
import { day, yuan } from '../examples.ts';
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

export const exampleLine: z.output<typeof CreditLine> = {
  channel: 12,
  bankName: '建设银行',
  creditNumber: 'SX-CCB-2026-01',
  state: 'inForce',
  total: yuan(100_000_000),
  used: yuan(61_400_000),
  inTransit: yuan(0),
  available: yuan(38_600_000),
  beginsOn: day('2026-07-01'),
  validUntil: day('2027-06-30'),
  queriedAt: '2026-11-20T09:41:00+08:00',
  version: 0,
};

export const exampleReference: z.output<typeof Reference> = {
  id: z.parse(CreditApplicationId, 'CA1'),
  applicationNumber: 'SX20261120-0001',
  state: 'awaitingReview',
  version: 0,
};

export const exampleApplication: z.output<typeof CreditApplication> = {
  ...exampleReference,
  channel: 12,
  bankName: '建设银行',
  amount: yuan(150_000_000),
  previousTotal: yuan(100_000_000),
  purpose: '明年煤机采购增加，现有额度不足',
  makerName: '赵国强',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  decidedAt: null,
  grantedTotal: null,
  validUntil: null,
  waitingFor: { party: 'own', role: 'reviewer', since: '2026-11-20T10:02:00+08:00' },
  reason: null,
  acts: ['view', 'pass', 'return'],
};
