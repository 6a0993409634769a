import * as z from 'zod/mini';
import type { Ids } from '../platform/clock/ids.ts';

/** A new id with the brand of the schema. */
export const newId = <Schema extends z.core.$ZodType<unknown, string>>(ids: Ids, schema: Schema): z.output<Schema> =>
  z.parse(schema, ids.next());
