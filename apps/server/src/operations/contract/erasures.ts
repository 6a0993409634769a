import { Instant, Reason } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { act, jointAct, query } from '../operation.ts';
import { ActReason, Done, Id, listOf, listRequest } from './shapes.ts';

const ErasureState = z.enum(['requested', 'withdrawn', 'rejected', 'carriedOut']);

const Erasure = z.object({
  id: z.string(),
  state: ErasureState,
  userName: z.string(),
  displayName: z.string(),
  /** For how many enterprises the person acts still: while they do, only what is theirs to leave out is erased. */
  positions: z.int(),
  requestedAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
});

/** People who ask for their data to be erased. It cannot be undone, so it takes two operators; turning it down takes one. */
export const erasuresOperations = {
  list: query('/erasures/list', {
    access: 'registrations',
    request: z.strictObject({ ...listRequest, state: ErasureState }),
    response: listOf(Erasure),
  }),
  carryOut: jointAct('/erasures/carry-out', {
    access: 'registrations',
    request: z.strictObject({ id: Id, reason: ActReason }),
  }),
  reject: act('/erasures/reject', {
    access: 'registrations',
    request: z.strictObject({ id: Id, reason: Reason }),
    response: Done,
  }),
} as const;
