import type { Contract, RequestOf } from '@lianxin/api/contract';
import { financeableTogether, Refusal } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import { applyFor, type Applying } from '../funding/index.ts';
import { financingDrafts } from './drafts.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

/** Refuses pieces that cannot be combined in one application. */
export function assertTogether(pieces: readonly PieceRow[]): void {
  if (!financeableTogether(pieces.map(({ issuerNo, dueOn, amount: available }) => ({ issuerNo, dueOn, available }))))
    throw new Refusal('PIECES_DIFFER');
}

const APPLYING: Applying<FinancingRow, RequestOf<Contract['financing']['apply']>> = {
  numbering: { prefix: 'RZ', sequence: 'financing_number_seq' },
  assertTogether,
  issuerRefused: ({ issuerAssent }) => issuerAssent === 'refused',
  partToSplit: ({ id: financingId, amount, lenderNo }) => ({ financingId, amount, lenderNo }),
  furtherTransfers: ({ question }) => (question.terms.recourse ? 2 : 1),
  rowOf: (submitted, { returned, quote, firstDueOn, channels }) => ({
    ...submitted,
    dueOn: firstDueOn,
    issuerCosts: quote.issuerCosts,
    // An issuer that refused is not asked again.
    issuerAssent: returned?.issuerAssent === 'refused' ? 'refused' : null,
    ownAssent: null,
    lenderAssent: null,
    asksFurtherStep: channels.byCode(submitted.channel)?.needs.includes('furtherStep') === true,
    furtherStep: null,
    contractMakerId: null,
    contractConfirmerId: null,
    consentMakerId: null,
    consentConfirmerId: null,
    registrationWaivedBecause: null,
    lenderReference: null,
    phase: null,
    claimedAt: null,
  }),
  discardDraft: financingDrafts.discard,
};

/** Submits an application for the named pieces to one lender's channel; it goes to the reviewer first. */
export const apply: Handlers['financing']['apply'] = (context, { draftId, resubmits, copyOf, ...form }) =>
  applyFor(FINANCING, APPLYING, context, form, { draftId, resubmits, copyOf });
