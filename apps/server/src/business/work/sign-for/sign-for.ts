import type { BankAccountId, Contract, RequestOf } from '@lianxin/api/contract';
import { Refusal, type Act, type SignedForKind } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import {
  actOf,
  approvalBy,
  requiredReason,
  type Review,
  type SignedAct,
  signedAs,
  type SignedFor,
  type SignForCase,
} from '../../applications/application/index.ts';
import { kinds } from '../kinds/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';

type SignForRequest = RequestOf<Contract['transfer']['signFor']>;
type ConfirmRequest = RequestOf<Contract['transfer']['confirmSignFor']>;

async function held(
  context: CallContext,
  { kind, id, version }: { readonly kind: SignedForKind; readonly id: string; readonly version: number },
  act: Act,
): Promise<{ sent: SignForCase; acts: SignedFor['acts'] }> {
  const { signedFor } = kinds[kind];
  if (!signedFor) throw new Refusal('NOT_FOUND');
  const sent = await signedFor.hold(context.db, id, enterpriseOf(context), act);
  sent.guard(context.viewer, act, version);
  return { sent, acts: signedFor.acts };
}

/** The receiving account, the signature, and whether a reviewer has to confirm. */
async function signed(
  context: CallContext,
  sent: SignForCase,
  {
    act,
    decision,
    accountId,
    by = { pass: 'only' },
  }: {
    readonly act: SignedAct;
    readonly decision: 'sign' | 'confirm';
    readonly accountId?: BankAccountId | undefined;
    readonly by?: Review;
  },
  given: SignForRequest['signature'],
) {
  const { text, account, confirms } = signedAs(by, await sent.textOf(context, decision, accountId ?? sent.receivingAccountId));
  const signature = await requireSignature(context, { act, subjectId: sent.id, version: sent.version, text }, given);
  return { receipt: { receivingAccountId: account.id, signature }, confirms };
}

async function sign(context: CallContext, sent: SignForCase, act: SignedAct, request: SignForRequest): Promise<SignForCase> {
  if (request.agreed !== true) throw refusedField('agreed', { zh: '请先阅读并同意相关协议', en: 'Read and accept the agreements first' });
  const { userId, displayName } = context.viewer;
  const what = { act, decision: 'sign', accountId: request.receivingAccountId } as const;
  const { receipt: own, confirms } = await signed(context, sent, what, request.signature);
  const receipt = { ...own, signerId: userId, signerName: displayName };
  if (confirms) {
    const waiting = await sent.sign(actOf(context), { ...receipt, confirmerId: null, reason: null });
    await waiting.tell(context, 'sign');
    return waiting;
  }
  const received = await sent.receive(actOf(context), 'signDirect', receipt);
  await received.tell(context, 'signDirect');
  return received;
}

async function refuse(context: CallContext, sent: SignForCase, reason: string): Promise<SignForCase> {
  const { userId, displayName } = context.viewer;
  const refused = await sent.refuse(actOf(context), { signerId: userId, signerName: displayName, reason });
  await refused.tell(context, 'refuse');
  return refused;
}

/** The operator signs or refuses. */
export const signFor: Handlers['transfer']['signFor'] = async (context, request) => {
  const { sent, acts } = await held(context, request, request.decision);
  const { state, version } = await (request.decision === 'sign'
    ? sign(context, sent, acts.sign, request)
    : refuse(context, sent, requiredReason(request.reason)));
  return { state, version };
};

async function sendBack(context: CallContext, sent: SignForCase, reason: string): Promise<SignForCase> {
  const returned = await sent.signReturn(actOf(context), reason);
  await returned.tell(context, 'signReturn');
  return returned;
}

async function confirm(
  context: CallContext,
  sent: SignForCase,
  act: SignedAct,
  { signature }: ConfirmRequest,
  by: Review,
): Promise<SignForCase> {
  const { receipt } = await signed(context, sent, { act, decision: 'confirm', by }, signature);
  if (by.pass === 'first') return sent.passFirst(actOf(context), by, receipt.signature);
  const received = await sent.receive(actOf(context), 'signConfirm', { ...receipt, confirmerId: context.viewer.userId });
  await received.tell(context, 'signConfirm');
  return received;
}

/** The reviewer confirms or returns the operator's signature. */
export const confirmSignFor: Handlers['transfer']['confirmSignFor'] = async (context, request) => {
  const passes = request.decision === 'pass';
  const act = passes ? 'signConfirm' : 'signReturn';
  const { sent, acts } = await held(context, request, act);
  const by = await approvalBy(context, { kind: request.kind, id: sent.id, act, makerId: sent.signerId });
  const { state, version } = await (passes
    ? confirm(context, sent, acts.confirm, request, by)
    : sendBack(context, sent, requiredReason(request.reason)));
  return { state, version };
};
