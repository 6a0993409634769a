import type { StaffInvitationState } from '@lianxin/domain';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { encrypted, instant } from './columns.ts';
import type { EnterpriseNo, StaffInvitationId } from './ids.ts';

/** An invitation to a position in an enterprise. */
export const staffInvitation = pgTable('staff_invitation', {
  id: text('id').$type<StaffInvitationId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  displayName: text('display_name').notNull(),
  mobile: text('mobile').notNull(),
  /** Null once the invitation has ended, as the hash beside it. */
  identityNumber: encrypted('identity_number'),
  identityLookup: text('identity_lookup'),
  role: text('role').$type<'operator' | 'reviewer'>().notNull(),
  tokenHash: text('token_hash').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  invitedBy: text('invited_by').notNull(),
  invitedAt: instant('invited_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state').$type<StaffInvitationState>().notNull(),
  closedAt: instant('closed_at'),
});
