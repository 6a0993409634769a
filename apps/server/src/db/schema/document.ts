import type { DocumentId } from '@lianxin/api/contract';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

/** A version of a document as it was published; never changed afterwards. */
export const legalDocument = pgTable(
  'legal_document',
  {
    id: text('id').$type<DocumentId>().notNull(),
    version: text('version').notNull(),
    effectiveFrom: day('effective_from').notNull(),
    template: boolean('template').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    titleEn: text('title_en').notNull(),
    textEn: text('text_en').notNull(),
    sm3: text('sm3').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** That a person agreed to a version of a document, for whom, from where and when. */
export const legalConsent = pgTable('legal_consent', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  enterpriseNo: text('enterprise_no'),
  documentId: text('document_id').$type<DocumentId>().notNull(),
  version: text('version').notNull(),
  sm3: text('sm3').notNull(),
  address: text('address').notNull(),
  givenAt: instant('given_at').notNull(),
});
