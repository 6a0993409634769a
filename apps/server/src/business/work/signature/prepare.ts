import { VoucherId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import { settlementText } from '../../money/settlement/index.ts';
import { enrolmentText } from '../../lending/enrolments/index.ts';
import { supplementOf } from '../../foundation/agreement/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { requireRecentIdentity } from '../../../platform/security/confirm-identity.ts';
import {
  actOf,
  assertOneSide,
  approvalBy,
  type PrepareRequest,
  type RegisteredKind,
  signedAs,
  type SignedFor,
} from '../../applications/application/index.ts';
import { kinds } from '../kinds/index.ts';
import { prepareSignature, type SignedText } from '../../foundation/signed-text/index.ts';

/** Shows the full receiving account and records that. */
async function receipt(context: CallContext, { hold, acts }: SignedFor, request: PrepareRequest): Promise<SignedText> {
  const { act, subjectId, version, receivingAccountId } = request;
  const confirms = act === acts.confirm;
  const event = confirms ? 'signConfirm' : 'sign';
  const sent = await hold(context.db, subjectId, enterpriseOf(context), event);
  sent.guard(context.viewer, event, version);
  const by = confirms
    ? await approvalBy(context, { kind: sent.kind, id: sent.id, act: event, makerId: sent.signerId })
    : ({ pass: 'only' } as const);
  await assertOneSide(actOf(context), sent.voucherId ? [sent.voucherId] : []);
  const asked = await sent.textOf(context, confirms ? 'confirm' : 'sign', receivingAccountId ?? sent.receivingAccountId);
  const { account, text, elements } = signedAs(by, asked);
  await recordAudit(context, 'bankAccount.reveal', account.id);
  return { text, elements };
}

type SignedTexts = RegisteredKind['signedTexts'];

const CHANNEL = /^\d{1,9}$/;

/** What is signed in an act: of a kind of application, or for the enterprise itself. */
async function textFor(given: SignedTexts, context: CallContext, request: PrepareRequest): Promise<SignedText> {
  const { act } = request;
  const givenText = given[act];
  if (givenText) return givenText(context, request);
  if (act === 'supplementSign') {
    // Signing needs it too: the password is asked before the PIN.
    await requireRecentIdentity(context);
    return supplementOf(context);
  }
  if (act === 'enrolmentApply') {
    if (!CHANNEL.test(request.subjectId)) throw new Refusal('NOT_FOUND');
    return enrolmentText(context, Number(request.subjectId));
  }
  if (act === 'settlementAuthorise')
    return settlementText(context, { voucherId: z.parse(VoucherId, request.subjectId), version: request.version });
  for (const { signedTexts, signedFor } of Object.values(kinds)) {
    const textOf = signedTexts[act];
    if (textOf) return textOf(context, request);
    if (signedFor && Object.values(signedFor.acts).includes(act)) return receipt(context, signedFor, request);
  }
  throw new Error(`No kind of application knows what is signed in ${act}.`);
}

/**
 * Fixes the elements from the server's own data, so that what is shown is what is signed, and lists the usable certificates. Texts of acts
 * unknown to this folder are passed in.
 */
export const prepare =
  (given: SignedTexts): Handlers['signature']['prepare'] =>
  async (context, request) => {
    const { act, subjectId, version } = request;
    const { elements, ...subject } = await textFor(given, context, request);
    const { requestId, text, certificates } = await prepareSignature(context, { act, subjectId, version, text: subject.text });
    return {
      requestId,
      elements: [...elements],
      text,
      certificates: certificates.map(({ serial, subject, issuedBy, validUntil, driver }) => ({
        serial,
        subject,
        issuedBy,
        validUntil: validUntil.toISOString(),
        driver,
      })),
    };
  };
