import type { RegisteredKind } from '../applications/kind.ts';
import { signedTexts } from './signed-acts.ts';
import { transferSignedFor } from './signed-for.ts';
import { transferTasks } from './tasks.ts';
import { unfinishedDrafts, unfinishedTransfers } from './unfinished.ts';

/** Transferring a piece, or a part of one. */
export const transferKind: RegisteredKind = {
  signedTexts,
  signedFor: transferSignedFor,
  tasks: transferTasks,
  redDots: { signFor: ['signFor', 'signForConfirm'], transfer: ['transferReview'] },
  unfinished: { transfers: unfinishedTransfers, drafts: unfinishedDrafts },
};
