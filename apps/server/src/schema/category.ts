import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { CategoryId, EnterpriseNo } from './ids.ts';

/** An enterprise's own categories for its trade: a tree, with siblings ordered by `position`. */
export const category = pgTable('category', {
  id: text('id').$type<CategoryId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  parentId: text('parent_id').$type<CategoryId>(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  taxCode: text('tax_code'),
  /** When the category was disabled; null while it can be chosen. */
  disabledAt: instant('disabled_at'),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The category that an enterprise gave to a contract, an invoice or a voucher. */
export const categoryUse = pgTable(
  'category_use',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    kind: text('kind').$type<'contract' | 'invoice' | 'voucher'>().notNull(),
    /** Id of the contract, the invoice or the issuance application. */
    subjectId: text('subject_id').notNull(),
    categoryId: text('category_id').$type<CategoryId>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.kind, table.subjectId] })],
);
