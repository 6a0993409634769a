import * as z from 'zod/mini';
import { day, yuan } from '../examples.ts';
import { LogEntry, TwoReviews } from '../schemas/party.ts';
import { Channel, CreditApplicationId, Day, Instant, Money, RoleCode, Version } from '../schemas/primitives.ts';
import { ActCode, CreditApplicationStateCode, CreditLineStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

export const CreditLine = z.object({
  channel: Channel,
  bankName: z.string(),
  creditNumber: wire('creditNo', z.string()),
  /** Only within one in force anything is issued; one past its last day is expired. */
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

/** What a line's total was changed to, and from when on. */
export const CreditTotal = z.object({ channel: Channel, since: Instant, total: wire('sxAmt', Money) });

/** A request for a line, or for another total of one. */
export const CreditApplication = z.object({
  id: CreditApplicationId,
  applicationNumber: z.string(),
  channel: Channel,
  bankName: z.string(),
  state: wire('status', CreditApplicationStateCode),
  version: Version,
  /** The total that is asked for. */
  amount: wire('sxAmt', Money),
  /** The total that the line had when it was asked for; null: there was none. */
  previousTotal: z.nullable(Money),
  /** What the enterprise needs it for. */
  purpose: z.string(),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** What was granted, and until when; null while nothing is. */
  grantedTotal: z.nullable(Money),
  validUntil: z.nullable(Day),
  /** Whose move it is: of the enterprise itself, or of whoever decides. */
  waitingFor: z.nullable(z.object({ party: z.enum(['own', 'funder']), role: RoleCode, since: Instant })),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only to the people of the enterprise that reviews it, and only where one reviewer is not enough. */
  twoReviews: z.optional(TwoReviews),
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
