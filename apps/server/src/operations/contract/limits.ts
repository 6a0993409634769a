import { Channel, Day, Instant, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { AmountContent, ChannelContent, TermContent } from '../../business/foundation/limits/index.ts';
import { jointAct, query } from '../operation.ts';
import { ActReason, Nothing } from './shapes.ts';

/** A limit with the day it rules from: a documented default, or what operators set. */
const dated = <Content extends z.core.$ZodType>(content: Content) =>
  z.object({
    /** First day on which it rules; null for a documented default that has no day. */
    effectiveFrom: z.nullable(z.string()),
    content,
    /** 0 for a default that nobody has changed. */
    version: Version,
    setBy: z.nullable(z.string()),
    setAt: z.nullable(Instant),
    /** Whether it is the one that rules today. */
    ruling: z.boolean(),
  });

const setting = { effectiveFrom: Day, version: Version, reason: ActReason };

/** Terms and amounts of issues, from a day on. A limit that rules or has ruled is never changed: a later one replaces it. */
export const limitsOperations = {
  show: query('/limits/show', {
    access: 'limits',
    request: Nothing,
    response: z.object({ term: z.array(dated(TermContent)), amount: z.array(dated(AmountContent)) }),
  }),
  setTerm: jointAct('/limits/set-term', { access: 'limits', request: z.strictObject({ ...setting, content: TermContent }) }),
  setAmount: jointAct('/limits/set-amount', { access: 'limits', request: z.strictObject({ ...setting, content: AmountContent }) }),
} as const;

/** On what terms each channel finances, from a day on. */
export const channelTermsOperations = {
  show: query('/channel-terms/show', {
    access: 'limits',
    request: z.strictObject({ channel: z.optional(Channel) }),
    response: z.object({
      list: z.array(z.extend(dated(ChannelContent), { channel: Channel, channelName: z.object({ zh: z.string(), en: z.string() }) })),
    }),
  }),
  set: jointAct('/channel-terms/set', {
    access: 'limits',
    request: z.strictObject({ ...setting, channel: Channel, content: ChannelContent }),
  }),
} as const;
