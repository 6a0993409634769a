import { PledgeId } from '@lianxin/api/contract';
import type { Act, FinancingSignature } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import { actOf, assertOneSideOfPledge, type PrepareRequest, type RegisteredKind, signedAs } from '../../applications/application/index.ts';
import { heldForReview } from './due.ts';
import { assertSearched } from './search.ts';
import { signedTextOf } from './signed.ts';

/** The text of an act that is due, for a person who did not enter what it confirms. */
const textFor =
  (act: Act & FinancingSignature['act']) =>
  async (context: CallContext, { subjectId: id, version }: PrepareRequest) => {
    const { row, by } = await heldForReview(context, { id: z.parse(PledgeId, id), version }, act);
    await assertOneSideOfPledge(actOf(context), row.id);
    if (act === 'approve') assertSearched(row, context.clock.now());
    return signedAs(by, await signedTextOf(context, row, act));
  };

/** What is signed of a pledge: the reviewer's pass, the approval of whoever answers for it or lends, and the guarantee. */
export const signedTexts: RegisteredKind['signedTexts'] = {
  pledgeReview: textFor('pass'),
  pledgeApproval: textFor('approve'),
  pledgeGuarantee: textFor('countersign'),
};
