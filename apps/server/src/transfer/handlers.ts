import type { Handlers } from '../http/handler.ts';
import { apply } from './apply.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { get, relatedTrade } from './get.ts';
import { listIncoming } from './list-incoming.ts';
import { listOutgoing } from './list-outgoing.ts';
import { listNotices, readNotice } from './notices.ts';
import { remind, remove, review, withdraw } from './review.ts';
import { confirmSignFor, signFor } from './sign-for.ts';

/** The life of a transfer, the sign-for of everything that is sent, and what the parties read of it. */
export const transferHandlers: Handlers['transfer'] = {
  apply,
  listOutgoing,
  listIncoming,
  get,
  review,
  signFor,
  confirmSignFor,
  withdraw,
  remove,
  remind,
  saveDraft,
  listDrafts,
  deleteDraft,
  relatedTrade,
  listNotices,
  readNotice,
};
