import type { EnrolmentState } from '@lianxin/domain';
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { EnterpriseNo } from './ids.ts';

/** An enterprise's application to open business with a lender, signed by its administrator, and the lender's answer. */
export const enrolment = pgTable('enrolment', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  lenderName: text('lender_name').notNull(),
  state: text('state').$type<EnrolmentState>().notNull(),
  version: integer('version').notNull(),
  submittedById: text('submitted_by_id').notNull(),
  submittedBy: text('submitted_by').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  certificateSerial: text('certificate_serial').notNull(),
  signedText: text('signed_text').notNull(),
  signatureValue: text('signature_value').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text('reason'),
});
