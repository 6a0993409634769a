import * as z from 'zod/mini';
import type { Schema } from '../wire.ts';
import { Signature } from './party.ts';
import { Instant, Reason, Version } from './primitives.ts';

/** A reviewer's decision on an application of any kind. */
export const reviewOf = <Id extends Schema>(id: Id) =>
  z.strictObject({
    id,
    version: Version,
    decision: z.enum(['pass', 'return']),
    reason: z.optional(Reason),
    signature: z.optional(Signature),
  });

/** The response and refusals of reminding those who have to act next, once a day for each application. */
export const reminder = {
  response: z.object({ remindedAt: Instant }),
  refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'REMINDED_RECENTLY'],
} as const;
