import { Channel, EnterpriseNo, Instant, Money, RequiredText, Version } from '@lianxin/api/contract';
import { LENDER_EVENT_OBSTACLES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { jointAct, query } from '../operation.ts';
import { ActReason, EnterpriseKey, listOf, listRequest } from './shapes.ts';

/** What a channel's lender lends against one core enterprise. */
const Limit = z.object({
  issuer: EnterpriseKey,
  total: Money,
  used: Money,
  inTransit: Money,
  version: Version,
  setBy: z.string(),
  setAt: Instant,
});

const Lender = z.object({
  channel: Channel,
  channelName: z.object({ zh: z.string(), en: z.string() }),
  /** Null where nobody lends yet. */
  lender: z.nullable(EnterpriseKey),
  limits: z.array(Limit),
});

const LenderEventKind = z.enum([
  'accepted',
  'askMore',
  'approved',
  'declined',
  'holderSigned',
  'countersigned',
  'registered',
  'registrationWaived',
  'disbursed',
  'failed',
  'repaid',
  'repaymentMissing',
  'overdue',
  'claimed',
]);

/** An event of a lender's system as stored, without accounts, sums and documents. */
const LenderEvent = z.object({
  receivedAt: Instant,
  /** By the lender's own clock. */
  saidAt: Instant,
  channel: Channel,
  /** The lender's own number of the event. */
  serial: z.string(),
  applicationNumber: z.string(),
  event: LenderEventKind,
  effect: z.enum(['taken', 'waiting', 'none']),
  /** Why it had no effect; null for an event that was taken or waits. */
  because: z.nullable(z.enum([...LENDER_EVENT_OBSTACLES, 'noSuchApplication', 'refused'])),
  /** The rules that refused it, by their names and without their figures. */
  rules: z.array(z.string()),
});

/** Who lends on a channel, how much against whom, and what its system reported. Changes take two operators. */
export const lendersOperations = {
  show: query('/lenders/show', {
    access: 'lenders',
    request: z.strictObject({ channel: z.optional(Channel) }),
    response: z.object({ list: z.array(Lender) }),
  }),
  name: jointAct('/lenders/name', {
    access: 'lenders',
    request: z.strictObject({
      channel: Channel,
      enterpriseNo: EnterpriseNo,
      /** Who is named now, as the operator was shown; null for nobody. */
      insteadOf: z.nullable(EnterpriseNo),
      reason: ActReason,
    }),
  }),
  setLimit: jointAct('/lenders/set-limit', {
    access: 'lenders',
    request: z.strictObject({
      channel: Channel,
      issuerNo: EnterpriseNo,
      total: Money.check(z.refine((total) => total >= 0n)),
      version: Version,
      reason: ActReason,
    }),
  }),
  /** What lenders' systems said of applications, the newest first. */
  events: query('/lenders/events', {
    access: 'lenders',
    request: z.strictObject({
      ...listRequest,
      channel: z.optional(Channel),
      applicationNumber: z.optional(RequiredText(64)),
    }),
    response: listOf(LenderEvent),
  }),
} as const;
