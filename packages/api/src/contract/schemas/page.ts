import * as z from 'zod/mini';
import type { Schema } from '../wire.ts';
import { wire } from '../wire.ts';
import { Day, Money, Text } from './primitives.ts';

export const PAGE_SIZE_MAX = 100;

/** The fields every paged request has: page from 1, size, and an optional sort such as "dueOn" or "-amount". */
export const pageRequest = {
  page: wire('pagNo', z.int().check(z.gte(1))),
  pageSize: wire('pagNum', z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX))),
  sort: z.optional(z.string().check(z.regex(/^-?[a-zA-Z]{1,40}$/))),
};

/** Search and filters of every list with amounts and due dates. Ranges include both ends; one that is left out is open. */
export const recordFilter = {
  ...pageRequest,
  search: z.optional(Text(100)),
  amountFrom: z.optional(Money),
  amountTo: z.optional(Money),
  dueFrom: z.optional(Day),
  dueTo: z.optional(Day),
};

/** A filter by identifiers, for example of the rows that a form already refers to; at most one page. */
export const named = <Id extends Schema>(id: Id) => z.optional(z.array(id).check(z.minLength(1), z.maxLength(PAGE_SIZE_MAX)));

/** A schema whose values can be keys of counts, such as states and types. */
type Counted = z.core.$ZodRecordKey & z.core.$ZodType<string>;

const pageShape = <Item extends Schema, State extends Counted = z.ZodMiniNever>(item: Item, state?: State) => ({
  list: z.array(item),
  total: z.int(),
  page: wire('pagNo', z.int()),
  pageSize: wire('pagNum', z.int()),
  stateCounts: z.optional(z.partialRecord(state ?? z.never(), z.int())),
  stateSums: z.optional(z.partialRecord(state ?? z.never(), Money)),
});

/** A page of a list. `stateCounts` and `stateSums`, of the column `amount`, ignore the filter by state. */
export const pageOf = <Item extends Schema, State extends Counted = z.ZodMiniNever>(item: Item, state?: State) =>
  z.object(pageShape(item, state));

/** A page of a list with the sums of its money columns over all rows that the filter found, on every page. */
export const summedPageOf = <Item extends Schema, Column extends Counted, State extends Counted = z.ZodMiniNever>(
  item: Item,
  columns: Column,
  state?: State,
) => z.object({ ...pageShape(item, state), columnSums: z.optional(z.partialRecord(columns, Money)) });
