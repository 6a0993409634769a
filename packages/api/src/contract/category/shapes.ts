import { isTaxCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { CategoryId, Day, Money, RequiredText, Version } from '../schemas/primitives.ts';

/** A category of the enterprise's own dictionary, or of its group's. */
export const Category = z.object({
  id: CategoryId,
  code: z.string(),
  name: z.string(),
  parentId: z.nullable(CategoryId),
  parentName: z.nullable(z.string()),
  /** Position among its siblings, from 0. */
  position: z.int(),
  /** Level in the tree, from 1. */
  depth: z.int(),
  /** Code of the tax classification of goods and services, 19 digits. */
  taxCode: z.nullable(z.string()),
  state: z.enum(['enabled', 'disabled']),
  owner: z.enum(['own', 'group']),
  ownerName: z.string(),
  /**
   * How many contracts, invoices and vouchers are filed under it: those of the whole group for the group's own enterprise, otherwise the
   * viewer's.
   */
  usedCount: z.int(),
  version: Version,
});

/** What can be edited of a category. */
export const CategoryFields = {
  code: RequiredText(20).check(z.regex(/^[0-9A-Za-z.-]+$/)),
  name: RequiredText(50),
  taxCode: z.optional(z.string().check(z.trim(), z.refine(isTaxCode))),
};

/** Something that is filed under a category. */
export const CategoryUse = z.object({
  kind: z.enum(['contract', 'invoice', 'voucher']),
  subjectId: z.string(),
  number: z.string(),
  counterparty: z.nullable(z.string()),
  amount: z.nullable(Money),
  on: Day,
  /** The enterprise that filed it. */
  user: Party,
});

export type Category = z.output<typeof Category>;
export type CategoryUse = z.output<typeof CategoryUse>;
