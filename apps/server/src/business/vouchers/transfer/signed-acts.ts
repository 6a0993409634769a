import { TransferId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { actOf, assertOneSide, approvalBy, type RegisteredKind, signedAs } from '../../applications/application/index.ts';
import { transfers } from './repository.ts';
import { passTextOf, withdrawalTextOf } from './signed.ts';

export const signedTexts: RegisteredKind['signedTexts'] = {
  async transferReview(context, { subjectId, version }) {
    const row = await transfers.ownFor(context, z.parse(TransferId, subjectId), 'pass', version);
    const by = await approvalBy(context, { kind: 'transfer', id: row.id, act: 'pass', makerId: row.makerId });
    await assertOneSide(actOf(context), [row.voucherId]);
    return signedAs(by, await passTextOf(context, row));
  },
  async withdrawalReview(context, { subjectId, version }) {
    const row = await transfers.ownFor(context, z.parse(TransferId, subjectId), 'withdrawApprove', version);
    const by = await approvalBy(context, { kind: 'transfer', id: row.id, act: 'withdrawApprove', makerId: row.withdrawMakerId });
    await assertOneSide(actOf(context), [row.voucherId]);
    return signedAs(by, await withdrawalTextOf(context, row, context.viewer.displayName));
  },
};
