import type { SomeCalls } from '../../../calls/call.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { get } from './get.ts';
import { listOutgoing } from './list-outgoing.ts';
import { listNotices, readNotice } from './notices.ts';
import { remind, remove, review, withdraw } from './review.ts';

export const transferCalls = {
  transfer: {
    apply: { scope: 'enterprise', statements: 11, handle: apply },
    check: { scope: 'enterprise', statements: 2, handle: check },
    listOutgoing: { scope: 'enterprise', statements: 6, handle: listOutgoing },
    get: { scope: 'enterprise', statements: 11, handle: get },
    review: { scope: 'enterprise', statements: 14, handle: review },
    withdraw: { scope: 'enterprise', statements: 10, handle: withdraw },
    remove: { scope: 'enterprise', statements: 5, handle: remove },
    remind: { scope: 'enterprise', statements: 6, handle: remind },
    saveDraft: { scope: 'enterprise', statements: 5, handle: saveDraft },
    listDrafts: { scope: 'enterprise', statements: 2, handle: listDrafts },
    deleteDraft: { scope: 'enterprise', statements: 4, handle: deleteDraft },
    listNotices: { scope: 'enterprise', statements: 3, handle: listNotices },
    readNotice: { scope: 'enterprise', statements: 6, handle: readNotice },
  },
} satisfies SomeCalls;
