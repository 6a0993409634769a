import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { CategoryId, EnterpriseNo } from './ids.ts';

/** What an enterprise sorts its trade by; a tree, whose siblings stand in the order of their position. */
export const category = pgTable('category', {
  id: text('id').$type<CategoryId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  parentId: text('parent_id').$type<CategoryId>(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  taxCode: text('tax_code'),
  /** Since when it is not chosen any more; null: it is. */
  disabledAt: instant('disabled_at'),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** What an enterprise sorted under a category. */
export const categoryUse = pgTable(
  'category_use',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    kind: text('kind').$type<'contract' | 'invoice' | 'voucher'>().notNull(),
    /** The contract, the invoice, or the application to issue. */
    subjectId: text('subject_id').notNull(),
    categoryId: text('category_id').$type<CategoryId>().notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.kind, table.subjectId] })],
);
