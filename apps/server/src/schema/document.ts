import type { DocumentId } from '@lianxin/api/contract';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

/** A published version of a legal document. Immutable. */
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

/** A person's consent to a version of a document, with the enterprise, IP address and time. */
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

/** An agreement signed by an enterprise's administrator, with the signed text and the certificate. */
export const agreementSignature = pgTable('agreement_signature', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  userId: text('user_id').notNull(),
  documentId: text('document_id').$type<DocumentId>().notNull(),
  version: text('version').notNull(),
  sm3: text('sm3').notNull(),
  text: text('text').notNull(),
  certificateSerial: text('certificate_serial').notNull(),
  value: text('value').notNull(),
  signedAt: instant('signed_at').notNull(),
});

/** Failed attempts of a signed-in person to enter their own password. */
export const passwordTry = pgTable('password_try', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  triedAt: instant('tried_at').notNull(),
});
