import * as z from 'zod/mini';

/**
 * One field read from a picture. `confirm` asks the person to look at it, because of `reason`: its check digit or form is wrong, one
 * character was corrected to make the check digit right, it disagrees with another field, or the reading is unsure.
 */
export const ReadField = z.object({
  text: z.string(),
  /** 0 to 1: how sure the reading of its least sure part is. */
  confidence: z.number(),
  verdict: z.enum(['certain', 'confirm']),
  reason: z.nullable(z.enum(['malformed', 'corrected', 'disagrees', 'unsure'])),
});

export type ReadField = z.output<typeof ReadField>;
