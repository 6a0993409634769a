import { Instant } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, JointOutcome, query } from '../operation.ts';
import { ActReason, Done, EnterpriseKey, Id, listOf, listRequest } from './shapes.ts';

const Proposal = z.object({
  proposalId: z.string(),
  operation: z.string(),
  request: z.record(z.string(), z.unknown()),
  /** The enterprises that it is about, whom it concerns most first. */
  enterprises: z.array(EnterpriseKey),
  /** The person whose data are to be erased; null for other acts. */
  person: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(['waiting', 'carriedOut', 'declined', 'withdrawn']),
  proposedBy: z.string(),
  proposedAt: Instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  decisionReason: z.nullable(z.string()),
});

/** Acts that wait for a second operator. Who proposed one can only withdraw it. */
export const proposalsOperations = {
  list: query('/proposals/list', {
    access: 'any',
    request: z.strictObject({ ...listRequest, waitingOnly: z.boolean() }),
    response: listOf(Proposal),
  }),
  show: query('/proposals/show', { access: 'any', request: z.strictObject({ proposalId: Id }), response: Proposal }),
  approve: act('/proposals/approve', { access: 'any', request: z.strictObject({ proposalId: Id }), response: JointOutcome }),
  decline: act('/proposals/decline', {
    access: 'any',
    request: z.strictObject({ proposalId: Id, reason: ActReason }),
    response: Done,
  }),
  withdraw: act('/proposals/withdraw', {
    access: 'any',
    request: z.strictObject({ proposalId: Id, reason: ActReason }),
    response: Done,
  }),
} as const;
