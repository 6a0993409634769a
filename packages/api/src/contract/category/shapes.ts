import { isTaxCode } from '@lianxin/domain';
import * as z from 'zod/mini';
import { Party } from '../schemas/party.ts';
import { CategoryId, Day, Money, RequiredText, Version } from '../schemas/primitives.ts';

/** What an enterprise sorts its trade by; of its own dictionary, or of its group's, which it reads. */
export const Category = z.object({
  id: CategoryId,
  code: z.string(),
  name: z.string(),
  parentId: z.nullable(CategoryId),
  parentName: z.nullable(z.string()),
  /** Its place among its siblings, from 0. */
  position: z.int(),
  /** How deep it stands, from 1. */
  depth: z.int(),
  /** Code of the classification of goods and services for tax, 19 digits. */
  taxCode: z.nullable(z.string()),
  state: z.enum(['enabled', 'disabled']),
  /** Whose dictionary it is in. */
  owner: z.enum(['own', 'group']),
  ownerName: z.string(),
  /** How many contracts, invoices and vouchers are sorted under it: of the whole group for whose it is, else one's own. */
  usedCount: z.int(),
  version: Version,
});

/** What is written of a category. */
export const CategoryFields = {
  code: RequiredText(20).check(z.regex(/^[0-9A-Za-z.-]+$/)),
  name: RequiredText(50),
  taxCode: z.optional(z.string().check(z.trim(), z.refine(isTaxCode))),
};

/** Something that is sorted under a category. */
export const CategoryUse = z.object({
  kind: z.enum(['contract', 'invoice', 'voucher']),
  subjectId: z.string(),
  number: z.string(),
  counterparty: z.nullable(z.string()),
  amount: z.nullable(Money),
  on: Day,
  /** Who sorted it there. */
  user: Party,
});

export type Category = z.output<typeof Category>;
export type CategoryUse = z.output<typeof CategoryUse>;
