import { CANCELLATION_CHECKS } from '@lianxin/domain';
import { Instant, Reason } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, jointAct, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, Id, listOf, listRequest } from './shapes.ts';

const CancellationState = z.enum(['submitted', 'withdrawn', 'rejected', 'approved']);

const Summary = z.object({
  id: z.string(),
  state: CancellationState,
  enterprise: EnterpriseKey,
  reason: z.string(),
  submittedBy: z.string(),
  submittedAt: Instant,
  certificateSerial: z.string(),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});

/** Enterprises that ask to be taken off the platform. Letting one go takes two operators and has no way back; turning it down takes one. */
export const cancellationsOperations = {
  list: query('/cancellations/list', {
    access: 'registrations',
    request: z.strictObject({ ...listRequest, state: CancellationState }),
    response: listOf(Summary),
  }),
  /** One request, and what is left of what must be over first. */
  show: query('/cancellations/show', {
    access: 'registrations',
    request: z.strictObject({ id: Id }),
    response: z.extend(Summary, { left: z.record(z.enum(CANCELLATION_CHECKS), z.int()) }),
  }),
  approve: jointAct('/cancellations/approve', {
    access: 'registrations',
    request: z.strictObject({ id: Id, reason: ActReason }),
  }),
  reject: act('/cancellations/reject', {
    access: 'registrations',
    request: z.strictObject({ id: Id, reason: Reason }),
    response: Done,
  }),
} as const;
