import type { CancellationState } from '@lianxin/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { EnterpriseNo } from './ids.ts';

/** An enterprise's application to leave the platform, signed by its administrator, and the decision. */
export const enterpriseCancellation = pgTable('enterprise_cancellation', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  state: text('state').$type<CancellationState>().notNull(),
  version: integer('version').notNull(),
  reason: text('reason').notNull(),
  submittedById: text('submitted_by_id').notNull(),
  submittedBy: text('submitted_by').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  certificateSerial: text('certificate_serial').notNull(),
  signedText: text('signed_text').notNull(),
  signatureValue: text('signature_value').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  rejectionReason: text('rejection_reason'),
});
