import * as z from 'zod/mini';
import type { Ids } from '../platform/clock/ids.ts';

/** A fresh identifier of the kind that the contract's schema stands for. */
export const newId = <Schema extends z.core.$ZodType<unknown, string>>(ids: Ids, schema: Schema): z.output<Schema> =>
  z.parse(schema, ids.next());
