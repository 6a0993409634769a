import type { PdfKind } from '@lianxin/domain';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { EnterpriseNo } from './ids.ts';
import { instant } from './columns.ts';

/** The platform's own certificates, current and former. */
export const platformCertificate = pgTable('platform_certificate', {
  serial: text('serial').primaryKey(),
  subject: text('subject').notNull(),
  issuedBy: text('issued_by').notNull(),
  publicKey: text('public_key').notNull().unique(),
  validFrom: instant('valid_from').notNull(),
  validUntil: instant('valid_until').notNull(),
});

/** A PDF generated for one enterprise from one version of the document's content. */
export const sealedPdf = pgTable('sealed_pdf', {
  number: text('number').primaryKey(),
  kind: text('kind').$type<PdfKind>().notNull(),
  subjectId: text('subject_id').notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  /** SM3 of the canonical text of its content. */
  contentHash: text('content_hash').notNull(),
  fileId: text('file_id').notNull(),
  /** SM3 of the file with an empty seal; the platform signs this hash. */
  fileHash: text('file_hash').notNull(),
  certificateSerial: text('certificate_serial').notNull(),
  signature: text('signature').notNull(),
  issuedBy: text('issued_by').notNull(),
  issuedAt: instant('issued_at').notNull(),
});
