import type { RegisteredKind } from '../applications/kind.ts';
import { signedTexts } from './signed-acts.ts';
import { issuanceSignedFor } from './signed-for.ts';
import { issuanceTasks } from './tasks.ts';
import { unfinishedIssuances } from './unfinished.ts';

/** Issuing a voucher. */
export const issuanceKind: RegisteredKind = {
  signedTexts,
  signedFor: issuanceSignedFor,
  tasks: issuanceTasks,
  redDots: { signFor: ['signFor', 'signForConfirm'], issueReview: ['issuanceReview', 'voidReview'] },
  unfinished: { issuances: unfinishedIssuances },
};
