import { IssuanceId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { lapse, type RegisteredKind } from '../../applications/application/index.ts';
import { issuances } from './repository.ts';
import { lapseIssuance } from './review.ts';
import { signedTexts } from './signed-acts.ts';
import { issuanceSignedFor } from './signed-for.ts';
import { issuanceTasks } from './tasks.ts';
import { tellIssuance } from './tell.ts';
import { unfinishedIssuances } from './unfinished.ts';

export const issuanceKind: RegisteredKind = {
  signedTexts,
  signedFor: issuanceSignedFor,
  jobs: {
    lapse: lapse(
      ({ db }, id) => issuances.hold(db, z.parse(IssuanceId, id)),
      lapseIssuance,
      tellIssuance,
      ({ dueOn }) => dueOn,
    ),
  },
  tasks: issuanceTasks,
  redDots: { signFor: ['signFor', 'signForConfirm'], issueReview: ['issuanceReview', 'voidReview'] },
  unfinished: { issuances: unfinishedIssuances },
};
