import * as z from 'zod/mini';

/**
 * One field read from a picture. `confirm` asks the person to check it, because of `reason`: its check digit or format is wrong, one
 * character was corrected to fit the check digit, it contradicts another field, or the recognition is unsure.
 */
export const ReadField = z.object({
  text: z.string(),
  /** 0 to 1, of its least certain part. */
  confidence: z.number(),
  verdict: z.enum(['certain', 'confirm']),
  reason: z.nullable(z.enum(['malformed', 'corrected', 'disagrees', 'unsure'])),
});

export type ReadField = z.output<typeof ReadField>;
