import type { CreditApplicationState } from '@lianxin/domain';
import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import type { CreditApplicationId, EnterpriseNo } from './ids.ts';

/** An enterprise's application for a new credit line, or for a different total of an existing one. */
export const creditApplication = pgTable('credit_application', {
  id: text('id').$type<CreditApplicationId>().primaryKey(),
  applicationNumber: text('application_number').notNull(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  channel: smallint('channel').notNull(),
  bankName: text('bank_name').notNull(),
  state: text('state').$type<CreditApplicationState>().notNull(),
  version: integer('version').notNull().default(0),
  /** The requested total. */
  amount: money('amount').notNull(),
  /** The line's total at the time of the application; null for a new line. */
  previousTotal: money('previous_total'),
  purpose: text('purpose').notNull(),
  makerId: text('maker_id').notNull(),
  makerName: text('maker_name').notNull(),
  reviewerId: text('reviewer_id'),
  submittedAt: instant('submitted_at').notNull(),
  passedAt: instant('passed_at'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  grantedTotal: money('granted_total'),
  validUntil: day('valid_until'),
  reason: text('reason'),
  /** A returned application that its maker discarded. */
  removed: boolean('removed').notNull().default(false),
  stateSince: instant('state_since').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The history of a credit line's total. */
export const creditTotal = pgTable(
  'credit_total',
  {
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
    channel: smallint('channel').notNull(),
    since: instant('since').notNull(),
    total: money('total').notNull(),
    applicationId: text('application_id').$type<CreditApplicationId>(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseNo, table.channel, table.since] })],
);

/** The members of a group. The data role of the group's head may see their figures. */
export const groupMember = pgTable(
  'group_member',
  {
    headNo: text('head_no').$type<EnterpriseNo>().notNull(),
    memberNo: text('member_no').$type<EnterpriseNo>().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.headNo, table.memberNo] })],
);

/** A guarantee by one member of a group for the vouchers that another member issues. */
export const groupGuarantee = pgTable(
  'group_guarantee',
  {
    guarantorNo: text('guarantor_no').$type<EnterpriseNo>().notNull(),
    guaranteedNo: text('guaranteed_no').$type<EnterpriseNo>().notNull(),
    /** Number of the guarantee contract. */
    number: text('number').notNull(),
    total: money('total').notNull(),
    validUntil: day('valid_until').notNull(),
    version: integer('version').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guarantorNo, table.guaranteedNo] })],
);
