import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, hidden, instant } from './columns.ts';

/** A person who runs the platform; never one of its users. */
export const operator = pgTable('operator', {
  operatorId: text('operator_id').primaryKey(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  /** Their own, where a first password goes; null for who was made before there were any. */
  mobile: text('mobile').unique(),
  duties: text('duties').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Whether the password was given by somebody else and must be changed first. */
  passwordDue: boolean('password_due').notNull().default(true),
  /** Until when a first password opens anything; null for one that its owner chose. */
  passwordUntil: instant('password_until'),
  /** Who proposed what made them an operator, restored or reset them, or gave them their duties; null: the installation. */
  vouchedBy: text('vouched_by'),
  /** Counts the ends of everything that was opened on their credential. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  state: text('state').$type<'active' | 'disabled'>().notNull().default('active'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  lastSignInAt: instant('last_sign_in_at'),
});

export const operatorSession = pgTable('operator_session', {
  sessionId: text('session_id').primaryKey(),
  /** SHA-256 of the bearer token; the token itself is only with the operator. */
  secretHash: text('secret_hash').notNull(),
  operatorId: text('operator_id').notNull(),
  /** Of the credential it was opened on: it ends with that. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** The second factor of an operator; both secrets are hidden. */
export const operatorFactor = pgTable('operator_factor', {
  operatorId: text('operator_id').primaryKey(),
  secret: hidden('secret'),
  /** One that waits for its first code. */
  pendingSecret: hidden('pending_secret'),
  /** The last step of 30 seconds whose code was taken. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: instant('confirmed_at'),
});

/** Codes for the day the device is lost; each is removed when it is used. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  { operatorId: text('operator_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** An act that waits for, or was decided by, a second operator. */
export const operationProposal = pgTable('operation_proposal', {
  proposalId: text('proposal_id').primaryKey(),
  operation: text('operation').notNull(),
  /** The request as it travelled. */
  request: jsonb('request').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<'waiting' | 'carriedOut' | 'declined' | 'withdrawn'>().notNull().default('waiting'),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  decisionReason: text('decision_reason'),
});

/** What was done in platform operations, each row chained to the one before. */
export const operationAudit = pgTable('operation_audit', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  operatorId: text('operator_id'),
  operatorName: text('operator_name').notNull(),
  action: text('action').notNull(),
  /** "done", "proposed", or "refused" with the code. */
  outcome: text('outcome').notNull(),
  subjectId: text('subject_id'),
  reason: text('reason'),
  before: text('before_text'),
  after: text('after_text'),
  /** The operator who proposed what another one passed. */
  proposedBy: text('proposed_by'),
  requestId: text('request_id').notNull(),
  address: text('address').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
  /** The hash under the server's key: who can write to the database alone cannot make one. */
  seal: text('seal').notNull(),
});

/** What rules issues (`term`, `amount`) or a channel from a day on. */
export const datedLimit = pgTable(
  'dated_limit',
  {
    kind: text('kind').$type<'term' | 'amount' | 'channel'>().notNull(),
    /** 0 where the limit is not a channel's. */
    channel: smallint('channel').notNull().default(0),
    effectiveFrom: day('effective_from').notNull(),
    content: jsonb('content').notNull(),
    version: integer('version').notNull().default(1),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.channel, table.effectiveFrom] })],
);

/** A suspension of an issuer, and its end. */
export const issuerSuspension = pgTable('issuer_suspension', {
  id: text('id').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  reason: text('reason').notNull(),
  imposedBy: text('imposed_by').notNull(),
  imposedAt: instant('imposed_at').notNull(),
  liftReason: text('lift_reason'),
  liftedBy: text('lifted_by'),
  liftedAt: instant('lifted_at'),
});
