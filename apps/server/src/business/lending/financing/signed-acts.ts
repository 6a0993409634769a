import { FinancingId } from '@lianxin/api/contract';
import type { Act, FinancingSignature } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import {
  actOf,
  assertOneSideOfFinancing,
  passBy,
  type PrepareRequest,
  type RegisteredKind,
  signedAs,
} from '../../applications/application/index.ts';
import { assertContractActDue } from './contract-progress.ts';
import { financings, type FinancingRow } from './repository.ts';
import { signedTextOf } from './signed.ts';

/** The text of an act that is due, for a person who did not enter what it confirms. */
const textFor =
  (act: Act & FinancingSignature['act'], entered: (row: FinancingRow) => string | null) =>
  async (context: CallContext, { subjectId, version }: PrepareRequest) => {
    const row = await financings.heldFor(context, z.parse(FinancingId, subjectId), act, version);
    assertContractActDue(row, act);
    const by = await passBy(context, { kind: 'financing', id: row.id, act, makerId: entered(row) });
    await assertOneSideOfFinancing(actOf(context), row.id);
    return signedAs(by, await signedTextOf(context, row, act));
  };

/** What is signed of a financing: the reviewer's pass, the contract by the holder's two people, the issuer's consent. */
export const signedTexts: RegisteredKind['signedTexts'] = {
  financingReview: textFor('pass', ({ makerId }) => makerId),
  financingContract: textFor('signContract', () => null),
  financingContractConfirm: textFor('contractConfirm', ({ contractMakerId }) => contractMakerId),
  financingConsent: textFor('consentConfirm', ({ consentMakerId }) => consentMakerId),
};
