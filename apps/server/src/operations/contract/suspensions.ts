import { Day, EnterpriseNo, Instant, Money } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, jointAct, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, listOf, listRequest } from './shapes.ts';

const Suspension = z.object({
  enterprise: EnterpriseKey,
  reason: z.string(),
  imposedBy: z.string(),
  imposedAt: Instant,
  liftReason: z.nullable(z.string()),
  liftedBy: z.nullable(z.string()),
  liftedAt: z.nullable(Instant),
});

/** Suspensions of issuers. Stopping an issuer takes one operator, letting it issue again takes two. */
export const suspensionsOperations = {
  list: query('/suspensions/list', {
    access: 'suspensions',
    request: z.strictObject({ ...listRequest, openOnly: z.boolean(), enterpriseNo: z.optional(EnterpriseNo) }),
    response: listOf(Suspension),
  }),
  /** What an issuer has not paid on its day, the oldest first: up to twenty vouchers, and how many and how much in all. */
  overdue: query('/suspensions/overdue', {
    access: 'suspensions',
    request: z.strictObject({ enterpriseNo: EnterpriseNo }),
    response: z.object({
      list: z.array(z.object({ number: z.string(), paymentDate: Day, unpaid: Money })),
      total: z.int(),
      unpaid: Money,
    }),
  }),
  impose: act('/suspensions/impose', {
    access: 'suspensions',
    request: z.strictObject({ enterpriseNo: EnterpriseNo, reason: ActReason }),
    response: Done,
  }),
  lift: jointAct('/suspensions/lift', {
    access: 'suspensions',
    request: z.strictObject({ enterpriseNo: EnterpriseNo, reason: ActReason }),
  }),
} as const;

/** Finding the enterprise that an act is about. */
export const enterprisesOperations = {
  find: query('/enterprises/find', {
    access: 'any',
    request: z.strictObject({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(64)) }),
    response: z.object({
      list: z.array(z.extend(EnterpriseKey, { creditCode: z.string(), issueSuspended: z.boolean(), coreOnChannels: z.array(z.int()) })),
    }),
  }),
} as const;
