import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { EnterpriseNo, SupplierInvitationId, UserId } from './ids.ts';

/** An invitation to register as a supplier. It is valid for one enterprise and a few days. */
export const supplierInvitation = pgTable('supplier_invitation', {
  id: text('id').$type<SupplierInvitationId>().primaryKey(),
  buyerNo: text('buyer_no').$type<EnterpriseNo>().notNull(),
  note: text('note').notNull().default(''),
  invitedBy: text('invited_by').notNull(),
  invitedAt: instant('invited_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  takenBy: text('taken_by').$type<UserId>(),
  takenAt: instant('taken_at'),
  joinedNo: text('joined_no').$type<EnterpriseNo>(),
  joinedAt: instant('joined_at'),
});
