import * as z from 'zod/mini';
import { Money } from './primitives.ts';

/** A number of rows, and their sum. */
export const Figure = z.object({ count: z.int(), amount: Money });
