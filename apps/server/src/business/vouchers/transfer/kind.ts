import { TransferId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { lapse, type RegisteredKind } from '../../applications/application/index.ts';
import { transfers } from './repository.ts';
import { endTransfer } from './revert.ts';
import { signedTexts } from './signed-acts.ts';
import { transferSignedFor } from './signed-for.ts';
import { transferTasks } from './tasks.ts';
import { tellTransfer } from './tell.ts';
import { unfinishedDrafts, unfinishedTransfers } from './unfinished.ts';

export const transferKind: RegisteredKind = {
  signedTexts,
  signedFor: transferSignedFor,
  jobs: {
    lapse: lapse(
      ({ db }, id) => transfers.hold(db, z.parse(TransferId, id)),
      (context, row) => endTransfer(context, row, 'lapse', { reason: null }),
      tellTransfer,
      ({ dueOn }) => dueOn,
    ),
  },
  tasks: transferTasks,
  redDots: { signFor: ['signFor', 'signForConfirm'], transfer: ['transferReview', 'withdrawalReview'] },
  unfinished: { transfers: unfinishedTransfers, drafts: unfinishedDrafts },
};
