import { LENDER_EVENT_OBSTACLES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Instant } from '../schemas/primitives.ts';

/** An event that a lender's system reported, and its effect. */
export const LenderEventView = z.object({
  /** The step of the financing, by its name in the log. */
  event: z.string(),
  /** When it happened, by the lender's clock. */
  saidAt: Instant,
  /** When it took effect; null while it waits, and where it was ignored. */
  takenAt: z.nullable(Instant),
  /** Null unless it was ignored. */
  ignoredBecause: z.nullable(z.enum([...LENDER_EVENT_OBSTACLES, 'refused'])),
});
