import * as z from 'zod/mini';
import type { Schema } from '../wire.ts';
import { Signature } from './party.ts';
import { Instant, Reason, Version } from './primitives.ts';

/** A reviewer's decision on an application, as every kind of application takes it. */
export const reviewOf = <Id extends Schema>(id: Id) =>
  z.strictObject({
    id,
    version: Version,
    decision: z.enum(['pass', 'return']),
    reason: z.optional(Reason),
    signature: z.optional(Signature),
  });

/** What a reminder of whoever is to act next answers, and refuses: once a day for each application. */
export const reminder = {
  response: z.object({ remindedAt: Instant }),
  refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'REMINDED_RECENTLY'],
} as const;
