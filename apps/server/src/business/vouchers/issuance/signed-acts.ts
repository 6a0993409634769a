import { IssuanceId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import { issuance } from '../../../schema/index.ts';
import {
  actOf,
  assertOneSide,
  nextVoucherNumber,
  approvalBy,
  type RegisteredKind,
  signedAs,
} from '../../applications/application/index.ts';
import { issuances, type IssuanceRow } from './repository.ts';
import { passTextOf, voidTextOf } from './signed.ts';

/** The voucher number contains the day of issue, so it is drawn again on another day. */
async function withNumber(context: CallContext, row: IssuanceRow): Promise<IssuanceRow> {
  if (row.reservedNumber?.slice(2, 10) === context.clock.today().replaceAll('-', '')) return row;
  const reservedNumber = await nextVoucherNumber(context);
  await context.db.update(issuance).set({ reservedNumber }).where(eq(issuance.id, row.id));
  return { ...row, reservedNumber };
}

/** Signed by the reviewer of an issuance or a void. */
export const signedTexts: RegisteredKind['signedTexts'] = {
  async issuanceReview(context, { subjectId, version }) {
    const row = await issuances.ownFor(context, z.parse(IssuanceId, subjectId), 'pass', version);
    const by = await approvalBy(context, { kind: 'issuance', id: row.id, act: 'pass', makerId: row.makerId });
    return signedAs(by, await passTextOf(context, await withNumber(context, row)));
  },
  async voidReview(context, { subjectId, version }) {
    const row = await issuances.ownFor(context, z.parse(IssuanceId, subjectId), 'voidApprove', version);
    const by = await approvalBy(context, { kind: 'issuance', id: row.id, act: 'voidApprove', makerId: row.voidMakerId });
    await assertOneSide(actOf(context), row.voucherId ? [row.voucherId] : []);
    return signedAs(by, await voidTextOf(context.db, row, context.viewer.displayName));
  },
};
