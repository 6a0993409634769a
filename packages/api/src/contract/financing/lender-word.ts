import { LENDER_WORD_OBSTACLES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Instant } from '../schemas/primitives.ts';

/** What a lender's system told of a financing, and what came of it. */
export const LenderWordView = z.object({
  /** The step of the financing that it tells of, as the log calls it. */
  event: z.string(),
  /** When the lender said it, by its clock. */
  saidAt: Instant,
  /** Null while it waits for its turn, and where nothing came of it. */
  takenAt: z.nullable(Instant),
  /** Why nothing came of it; null where something did or still may. */
  ignoredBecause: z.nullable(z.enum([...LENDER_WORD_OBSTACLES, 'refused'])),
});
