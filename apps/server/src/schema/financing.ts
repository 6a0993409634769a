import type { AssentState, FinancingState, Posting } from '@lianxin/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import { fundingColumns, fundingDraft, takenPaper, takenPieceColumns } from './funding.ts';
import type { EnterpriseNo, FinancingId, FundingId, PieceId } from './ids.ts';

/** The lender of a channel. */
export const lender = pgTable('lender', {
  channel: smallint('channel').primaryKey(),
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The limit of a channel's lender for a core enterprise: total, outstanding and reserved by applications. */
export const lendingLimit = pgTable(
  'lending_limit',
  {
    channel: smallint('channel').notNull(),
    issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
    total: money('total').notNull(),
    used: money('used').notNull(),
    inTransit: money('in_transit').notNull(),
    version: integer('version').notNull().default(0),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.issuerNo] })],
);

/** An application to one lender to finance pieces, or parts of pieces, at a discount. */
export const financing = pgTable('financing', {
  ...fundingColumns<FinancingId, FinancingState>(),
  dueOn: day('due_on').notNull(),
  issuerCosts: money('issuer_costs').notNull(),
  /** Whether the lender requires an additional step of the applicant. */
  asksFurtherStep: boolean('asks_further_step').notNull().default(false),
  /** What the applicant submitted for that step; null until then. */
  furtherStep: jsonb('further_step'),
  /** How far each side is with the contract; null until there is one, and for an issuer that bears nothing. */
  ownAssent: text('own_assent').$type<AssentState>(),
  issuerAssent: text('issuer_assent').$type<AssentState>(),
  lenderAssent: text('lender_assent').$type<AssentState>(),
  contractMakerId: text('contract_maker_id'),
  contractConfirmerId: text('contract_confirmer_id'),
  consentMakerId: text('consent_maker_id'),
  consentConfirmerId: text('consent_confirmer_id'),
  /** Why there is no entry at the register. */
  registrationWaivedBecause: text('registration_waived_because'),
  /** The lender's own reference, and its own name for the current status. */
  lenderReference: text('lender_reference'),
  phase: text('phase'),
  claimedAt: instant('claimed_at'),
});

export const financingPiece = pgTable(
  'financing_piece',
  {
    ...takenPieceColumns('financing_id'),
    /** The lender's piece, once it has paid. */
    lenderPieceId: text('lender_piece_id').$type<PieceId>(),
    returnedPieceId: text('returned_piece_id').$type<PieceId>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.pieceId] })],
);

export const financingPaper = takenPaper('financing_paper', 'financing_id');

export const financingDraft = fundingDraft('financing_draft');

/** The part of a lender's limit that a financing or loan reserves or uses. */
export const lendingReservation = pgTable('lending_reservation', {
  applicationId: text('application_id').$type<FundingId>().primaryKey(),
  channel: smallint('channel').notNull(),
  issuerNo: text('issuer_no').$type<EnterpriseNo>().notNull(),
  amount: money('amount').notNull(),
  state: text('state').$type<'reserved' | 'used' | 'released' | 'repaid'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Events that a lender's system may report on an application. */
export type LenderEventName =
  | 'accepted'
  | 'askMore'
  | 'approved'
  | 'declined'
  | 'holderSigned'
  | 'countersigned'
  | 'registered'
  | 'registrationWaived'
  | 'disbursed'
  | 'failed'
  | 'repaid'
  | 'repaymentMissing'
  | 'overdue'
  | 'claimed';

/** The reports of a lender's system on an application, each stored once. */
export const lenderEvent = pgTable(
  'lender_event',
  {
    channel: smallint('channel').notNull(),
    serial: text('serial').notNull(),
    financingId: text('financing_id').$type<FinancingId>(),
    event: text('event').$type<LenderEventName>().notNull(),
    content: jsonb('content').notNull(),
    saidAt: instant('said_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was processed; null while it is queued. */
    takenAt: instant('taken_at'),
    ignoredBecause: text('ignored_because'),
  },
  (table) => [primaryKey({ columns: [table.channel, table.serial] })],
);

/** Double-entry postings of each act in the books of the parties. Append-only. */
export const posting = pgTable('posting', {
  id: text('id').primaryKey(),
  objectKind: text('object_kind').notNull(),
  objectId: text('object_id').notNull(),
  act: text('act').notNull(),
  book: text('book').$type<Posting['book']>().notNull(),
  /** Null for the platform's own books. */
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>(),
  account: text('account').$type<Posting['account']>().notNull(),
  side: text('side').$type<Posting['side']>().notNull(),
  amount: money('amount').notNull(),
  bookedOn: day('booked_on').notNull(),
  at: instant('at').notNull(),
});

/** A single-use ticket that admits the holder's operator to the lender's own signing page. */
export const signingTicket = pgTable('signing_ticket', {
  hash: text('hash').primaryKey(),
  financingId: text('financing_id').$type<FinancingId>().notNull(),
  userId: text('user_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the ticket was used; it admits nobody a second time. */
  openedAt: instant('opened_at'),
  /** When the lender reported the signature. */
  signedAt: instant('signed_at'),
});
