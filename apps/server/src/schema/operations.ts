import type { PublishedYear } from '@lianxin/domain';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, encrypted, instant } from './columns.ts';

/** A platform operator. Operators are never users of the portal. */
export const operator = pgTable('operator', {
  operatorId: text('operator_id').primaryKey(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  /** Receives the first password; null for operators created before the column existed. */
  mobile: text('mobile').unique(),
  duties: text('duties').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** The password was set by somebody else and must be changed before anything else. */
  passwordDue: boolean('password_due').notNull().default(true),
  /** Expiry of a first password; null for a password that the operator chose. */
  passwordUntil: instant('password_until'),
  /** Who proposed the latest act that appointed, restored or reset this operator, or changed the duties; null for the installation. */
  vouchedBy: text('vouched_by'),
  /** Increased to end all sessions that were opened with this credential. */
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
  /** SHA-256 of the bearer token. The token itself is not stored. */
  secretHash: text('secret_hash').notNull(),
  operatorId: text('operator_id').notNull(),
  /** The credential's epoch when the session was opened; the session ends when it differs. */
  credentialEpoch: integer('credential_epoch').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** An operator's second factor (TOTP). Both secrets are encrypted. */
export const operatorFactor = pgTable('operator_factor', {
  operatorId: text('operator_id').primaryKey(),
  secret: encrypted('secret'),
  /** A new secret that is not confirmed by a first code yet. */
  pendingSecret: encrypted('pending_secret'),
  /** The last accepted 30-second time step, so that a code is accepted only once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: instant('confirmed_at'),
});

/** Recovery codes for a lost device. Each is deleted when used. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  { operatorId: text('operator_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** An operation that a second operator must approve, or has decided on. */
export const operationProposal = pgTable('operation_proposal', {
  proposalId: text('proposal_id').primaryKey(),
  operation: text('operation').notNull(),
  /** The request as sent by the client. */
  request: jsonb('request').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<'waiting' | 'carriedOut' | 'declined' | 'withdrawn'>().notNull().default('waiting'),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  decisionReason: text('decision_reason'),
});

/** The audit log of platform operations, a hash chain. */
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
  /** The operator who proposed an operation that another operator approved. */
  proposedBy: text('proposed_by'),
  requestId: text('request_id').notNull(),
  address: text('address').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
  /** A keyed hash (HMAC), so that write access to the database alone is not enough to forge a row. */
  seal: text('seal').notNull(),
});

/** The free days and working weekends of a year as published by the State Council, by holiday. */
export const publishedYear = pgTable('published_year', {
  year: smallint('year').primaryKey(),
  documentNumber: text('document_number').notNull(),
  title: text('title').notNull(),
  off: jsonb('off').$type<PublishedYear['off']>().notNull(),
  work: jsonb('work').$type<PublishedYear['work']>().notNull(),
  version: integer('version').notNull(),
  setBy: text('set_by').notNull(),
  setAt: instant('set_at').notNull(),
});

/** Limits on issuance (`term`, `amount`) or on a channel, each effective from a day. */
export const datedLimit = pgTable(
  'dated_limit',
  {
    kind: text('kind').$type<'term' | 'amount' | 'channel'>().notNull(),
    /** 0 for a limit that applies to all channels. */
    channel: smallint('channel').notNull().default(0),
    effectiveFrom: day('effective_from').notNull(),
    content: jsonb('content').notNull(),
    version: integer('version').notNull().default(1),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.channel, table.effectiveFrom] })],
);

/** A suspension of an issuer, and when it was lifted. */
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
