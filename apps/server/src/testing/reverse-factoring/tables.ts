import type { EnterpriseNo } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { day, money } from '../../schema/columns.ts';
import type { FinancingId } from '../../schema/ids.ts';
import { fundingColumns, fundingDraft, takenPaper, takenPiece } from '../../schema/index.ts';
import type { State } from './life.ts';

export const reverseFactoring = pgTable('reverse_factoring', {
  ...fundingColumns<FinancingId, State>(),
  /** The supplier whose vouchers are paid early. */
  holderNo: text('holder_no').$type<EnterpriseNo>().notNull(),
  dueOn: day('due_on').notNull(),
  issuerCosts: money('issuer_costs').notNull(),
  acceptedBy: text('accepted_by'),
});
export const factoredPiece = takenPiece('reverse_factoring_piece', 'reverse_factoring_id');
export const factoredPaper = takenPaper('reverse_factoring_paper', 'reverse_factoring_id');
export const factoringDraft = fundingDraft('reverse_factoring_draft');

/** The migration of the kind. */
const MIGRATION = [
  'create sequence reverse_factoring_number_seq',
  'create table reverse_factoring (like financing including defaults)',
  `alter table reverse_factoring add primary key (id), add column holder_no text not null references enterprise,
    add column accepted_by text references user_account, drop column asks_further_step, drop column further_step, drop column own_assent,
    drop column issuer_assent, drop column lender_assent, drop column contract_maker_id, drop column contract_confirmer_id,
    drop column consent_maker_id, drop column consent_confirmer_id, drop column registration_waived_because,
    drop column lender_reference, drop column phase, drop column claimed_at,
    add constraint reverse_factoring_four_eyes check (reviewer_id <> maker_id)`,
  'create table reverse_factoring_piece (like pledge_piece including defaults)',
  'alter table reverse_factoring_piece rename column pledge_id to reverse_factoring_id',
  'create unique index reverse_factoring_piece_active on reverse_factoring_piece (piece_id) where active',
  'create table reverse_factoring_paper (like pledge_paper including defaults)',
  'alter table reverse_factoring_paper rename column pledge_id to reverse_factoring_id',
  'create table reverse_factoring_draft (like pledge_draft including all)',
  // A piece that is financed names its application, of either kind.
  'alter table piece drop constraint piece_financing_id_fkey',
  'alter table application_log drop constraint application_log_object_kind_check',
  `create policy of_parties on reverse_factoring to chainletter_request
    using ((select asking_enterprise()) in (enterprise_no, holder_no, lender_no))`,
  'alter table reverse_factoring enable row level security',
  `create policy of_enterprise on reverse_factoring_draft to chainletter_request
    using (enterprise_no = (select asking_enterprise()))`,
  'alter table reverse_factoring_draft enable row level security',
  'grant select, insert, update on reverse_factoring to chainletter_request',
  `grant select, insert, update, delete on reverse_factoring_piece, reverse_factoring_paper, reverse_factoring_draft
    to chainletter_request`,
  'grant usage on sequence reverse_factoring_number_seq to chainletter_request',
];

export async function migrateReverseFactoring(db: Db): Promise<void> {
  for (const statement of MIGRATION) await db.execute(sql.raw(statement));
}
