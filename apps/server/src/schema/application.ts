import type { AbsenceId, EnterpriseNo } from './ids.ts';
import type { CheckingAct, ReviewedBusiness, Role } from '@lianxin/domain';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';

/** Every step of an application, with the actor, role, time, IP address and signature. Append-only. */
export const applicationLog = pgTable('application_log', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').notNull(),
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
  /** The absent reviewer that the actor replaced; a trigger derives it from the absences of that day. */
  onBehalfOf: text('on_behalf_of'),
});

/** A reviewer's absence, and the deputy who reviews meanwhile. Both days are Shanghai dates and inclusive. */
export const absence = pgTable('absence', {
  id: text('id').$type<AbsenceId>().primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  absentId: text('absent_id').notNull(),
  deputyId: text('deputy_id').notNull(),
  fromOn: day('from_on').notNull(),
  toOn: day('to_on').notNull(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  endedBy: text('ended_by'),
});

/** One reminder sent to the next party; at most one a day for each object. */
export const reminder = pgTable(
  'reminder',
  {
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    remindedOn: day('reminded_on').notNull(),
    remindedAt: instant('reminded_at').notNull(),
    remindedBy: text('reminded_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectKind, table.objectId, table.remindedOn] })],
);

/** The amount from which an enterprise needs two reviewers for a kind of business. Without a row, one reviewer is enough. */
export const reviewTier = pgTable(
  'review_tier',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    business: text('business').$type<ReviewedBusiness>().notNull(),
    fromAmount: money('from_amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.business] })],
);

/** A review that needs two reviewers, with the threshold at the time of submission. Triggers maintain it from the application's steps. */
export const twoReviews = pgTable('two_reviews', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  act: text('act').$type<CheckingAct>().notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  fromAmount: money('from_amount').notNull(),
  amount: money('amount').notNull(),
  makerId: text('maker_id').notNull(),
  firstBy: text('first_by'),
  firstName: text('first_name'),
  firstAt: instant('first_at'),
  secondBy: text('second_by'),
  closedAt: instant('closed_at'),
});

/** Acts that may need two reviewers, and the events that open and close that requirement. Migrations write it, a trigger reads it. */
export const twiceReviewed = pgTable(
  'twice_reviewed',
  {
    objectKind: text('object_kind').notNull(),
    act: text('act').notNull(),
    business: text('business').notNull(),
    askedBy: text('asked_by').notNull(),
    passedBy: text('passed_by').array().notNull(),
    returnedBy: text('returned_by').array().notNull(),
    waitsIn: text('waits_in').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.objectKind, table.act] })],
);
