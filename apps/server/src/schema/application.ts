import type { EnterpriseNo } from './ids.ts';
import type { ApplicationKind, Role } from '@lianxin/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

/** Every step of an application: who, as what, when, from where, over what signature. Only ever added to. */
export const applicationLog = pgTable('application_log', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').$type<ApplicationKind>().notNull(),
  objectId: text('object_id').notNull(),
  event: text('event').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  actorId: text('actor_id'),
  actorName: text('actor_name').notNull(),
  actorRole: text('actor_role').$type<Role | 'system'>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  at: instant('at').notNull(),
  ip: text('ip'),
  reason: text('reason'),
  certificateSerial: text('certificate_serial'),
  signedText: text('signed_text'),
  signatureValue: text('signature_value'),
  /** SM3 of the signature value, which the voucher's history seals. */
  signHash: text('sign_hash'),
});

/** That the next party was reminded on a day. */
export const reminder = pgTable(
  'reminder',
  {
    objectKind: text('object_kind').$type<ApplicationKind>().notNull(),
    objectId: text('object_id').notNull(),
    remindedOn: day('reminded_on').notNull(),
    remindedAt: instant('reminded_at').notNull(),
    remindedBy: text('reminded_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectKind, table.objectId, table.remindedOn] })],
);
