import { Channel, Instant, Reason, Version } from '@lianxin/api/contract';
import { ENROLMENT_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, Id, listOf, listRequest } from './shapes.ts';

const Summary = z.object({
  id: z.string(),
  version: Version,
  state: z.enum(ENROLMENT_STATES),
  enterprise: EnterpriseKey,
  channel: Channel,
  lenderName: z.string(),
  submittedBy: z.string(),
  submittedAt: Instant,
  certificateSerial: z.string(),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/** What the operator was shown. */
const shown = { id: Id, version: Version };

/**
 * Enterprises that want to deal with a lender. A lender with a deciding system is asked by the platform; for any other an operator records
 * the decision.
 */
export const enrolmentsOperations = {
  list: query('/enrolments/list', {
    access: 'lenders',
    request: z.strictObject({ ...listRequest, state: z.enum(ENROLMENT_STATES) }),
    response: listOf(Summary),
  }),
  show: query('/enrolments/show', { access: 'lenders', request: z.strictObject({ id: Id }), response: Summary }),
  accept: act('/enrolments/accept', {
    access: 'lenders',
    request: z.strictObject({ ...shown, reason: ActReason }),
    response: Done,
  }),
  refuse: act('/enrolments/refuse', { access: 'lenders', request: z.strictObject({ ...shown, reason: Reason }), response: Done }),
} as const;
