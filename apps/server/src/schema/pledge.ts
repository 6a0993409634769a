import type { FoundEntry, PledgeApplicationState, RateUnit } from '@lianxin/domain';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant, money } from './columns.ts';
import { fundingColumns, fundingDraft, takenPaper, takenPiece } from './funding.ts';
import type { EnterpriseNo, PledgeId } from './ids.ts';

/** A guarantor of loans, with its rate and total limit. */
export const guarantor = pgTable('guarantor', {
  enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().primaryKey(),
  ratePpm: integer('rate_ppm').notNull(),
  rateUnit: text('rate_unit').$type<RateUnit>().notNull(),
  minFee: money('min_fee').notNull(),
  total: money('total').notNull(),
  used: money('used').notNull(),
  inTransit: money('in_transit').notNull(),
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The guarantors that a channel's lender accepts. */
export const guarantorChannel = pgTable(
  'guarantor_channel',
  {
    channel: smallint('channel').notNull(),
    enterpriseNo: text('enterprise_no').$type<EnterpriseNo>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.enterpriseNo] })],
);

/** An application for a loan secured by a pledge of pieces, and the resulting loan. */
export const pledge = pgTable('pledge', {
  ...fundingColumns<PledgeId, PledgeApplicationState>(),
  guarantorNo: text('guarantor_no').$type<EnterpriseNo>(),
  pledged: money('pledged').notNull(),
  repayOn: day('repay_on').notNull(),
  firstDueOn: day('first_due_on').notNull(),
  /** When the lender first saw it: at once, or when its guarantor had signed. */
  handedToLenderAt: instant('handed_to_lender_at'),
  guarantorAcceptedBy: text('guarantor_accepted_by'),
  guarantorApprovedBy: text('guarantor_approved_by'),
  lenderAcceptedBy: text('lender_accepted_by'),
  lenderApprovedBy: text('lender_approved_by'),
  guaranteeNumber: text('guarantee_number'),
  guaranteeRatePpm: integer('guarantee_rate_ppm'),
  guaranteeFee: money('guarantee_fee'),
  guaranteeFeePaidOn: day('guarantee_fee_paid_on'),
  guaranteeFeeReceipt: text('guarantee_fee_receipt'),
  guaranteeFeeConfirmedBy: text('guarantee_fee_confirmed_by'),
  guaranteeFeeConfirmedAt: instant('guarantee_fee_confirmed_at'),
  guaranteeFeeReversedAt: instant('guarantee_fee_reversed_at'),
  guaranteeFeeReversedBecause: text('guarantee_fee_reversed_because'),
  registeredByNo: text('registered_by_no').$type<EnterpriseNo>(),
  /** Entries of others that the search found, as the register said them; null before it. */
  searchEntries: jsonb('search_entries').$type<readonly FoundEntry[]>(),
  disbursedBy: text('disbursed_by'),
  releaseAskedBy: text('release_asked_by'),
  releaseAskedAt: instant('release_asked_at'),
  releaseConfirmedBy: text('release_confirmed_by'),
  cancellationNumber: text('cancellation_number'),
  releasedOn: day('released_on'),
});

export const pledgePiece = takenPiece('pledge_piece', 'pledge_id');

export const pledgePaper = takenPaper('pledge_paper', 'pledge_id');

export const pledgeDraft = fundingDraft('pledge_draft');
