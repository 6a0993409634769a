import type { Handlers } from '../../../calls/handler.ts';
import { apply } from './apply.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { get } from './get.ts';
import { listOutgoing } from './list-outgoing.ts';
import { listNotices, readNotice } from './notices.ts';
import { remind, remove, review, withdraw } from './review.ts';

/** The life of a transfer, and what the parties read of it. */
export const transferHandlers: Omit<Handlers['transfer'], 'relatedTrade' | 'listIncoming' | 'signFor' | 'confirmSignFor'> = {
  apply,
  listOutgoing,
  get,
  review,
  withdraw,
  remove,
  remind,
  saveDraft,
  listDrafts,
  deleteDraft,
  listNotices,
  readNotice,
};
