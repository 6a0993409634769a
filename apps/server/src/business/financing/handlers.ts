import type { Handlers } from '../../calls/handler.ts';
import { apply } from './apply.ts';
import { checkInvoices } from './check-invoices.ts';
import { costs } from './costs.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { get, vouchers } from './get.ts';
import { list } from './list.ts';
import { quote } from './quote.ts';
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
  | 'quote';

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
  saveDraft,
  listDrafts,
  deleteDraft,
  quote,
};
