import { TransferId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { assertNotOwn } from '../applications/guard.ts';
import type { RegisteredKind } from '../applications/kind.ts';
import { transfers } from './repository.ts';
import { passTextOf } from './signed.ts';

/** What the reviewer of a transfer signs. */
export const signedTexts: RegisteredKind['signedTexts'] = {
  async transferReview(context, { subjectId, version }) {
    const row = await transfers.ownFor(context, z.parse(TransferId, subjectId), 'pass', version);
    assertNotOwn(context.viewer, row.makerId);
    return passTextOf(context.db, row);
  },
};
