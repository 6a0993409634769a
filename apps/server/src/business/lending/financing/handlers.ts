import type { Handlers } from '../../../calls/handler.ts';
import { apply } from './apply.ts';
import { checkInvoices } from './check-invoices.ts';
import { costs } from './costs.ts';
import { financingDrafts } from './drafts.ts';
import { get, vouchers } from './get.ts';
import { list } from './list.ts';
import { quote } from './quote.ts';
import { claim, markOverdue, repayments } from './overdue.ts';
import { remind, remove, review, withdraw } from './review.ts';

type Own =
  | 'apply'
  | 'review'
  | 'list'
  | 'get'
  | 'vouchers'
  | 'checkInvoices'
  | 'costs'
  | 'withdraw'
  | 'remove'
  | 'remind'
  | 'saveDraft'
  | 'listDrafts'
  | 'deleteDraft'
  | 'quote'
  | 'repayments'
  | 'markOverdue'
  | 'claim';

/** The life of a financing inside the holder's enterprise, and what its parties read of it. */
export const financingHandlers: Pick<Handlers['financing'], Own> = {
  apply,
  review,
  list,
  get,
  vouchers,
  checkInvoices,
  costs,
  withdraw,
  remove,
  remind,
  saveDraft: financingDrafts.saveDraft,
  listDrafts: financingDrafts.listDrafts,
  deleteDraft: financingDrafts.deleteDraft,
  quote,
  repayments,
  markOverdue,
  claim,
};
