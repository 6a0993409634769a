import { Channel, EnterpriseNo, Instant, Money, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { jointAct, query } from '../operation.ts';
import { ActReason, EnterpriseKey } from './shapes.ts';

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

/** Who lends on a channel, and how much against whom. Both take two operators. */
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
} as const;
