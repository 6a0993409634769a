import { IssuanceId, TransferId, type BankAccountId, type Contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { Refusal, type Act } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { assertNotOwn, guardAct } from '../applications/guard.ts';
import { requiredReason } from '../applications/required-reason.ts';
import { verifiedSignature } from '../signed-text/verified-signature.ts';
import type { Db } from '../../platform/db/client.ts';
import { enterprise } from '../../schema/index.ts';
import { accountOf, isUsable } from '../enterprise/accounts.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { refusedField } from '../../platform/refusals.ts';
import { issuanceFor, type IssuanceRow } from '../issuance/repository.ts';
import { closeIssuance, receiveIssuance, stepIssuance } from '../issuance/sign-for.ts';
import { receiptTextOf as issuanceReceiptText } from '../issuance/signed.ts';
import { tellIssuance } from '../issuance/tell.ts';
import { actOf } from '../applications/act-of.ts';
import type { KeptSignature } from '../../ledger/history.ts';
import { completeTransfer, stepTransfer } from '../transfer/complete.ts';
import { transferFor, type TransferRow } from '../transfer/repository.ts';
import { endTransfer } from '../transfer/revert.ts';
import { receiptTextOf as transferReceiptText } from '../transfer/signed.ts';
import { tellTransfer } from '../transfer/tell.ts';

type SignForRequest = RequestOf<Contract['transfer']['signFor']>;
type ConfirmRequest = RequestOf<Contract['transfer']['confirmSignFor']>;

/** What is signed for, with the row that stands behind it. */
export type Subject = { readonly kind: 'issuance'; readonly row: IssuanceRow } | { readonly kind: 'transfer'; readonly row: TransferRow };

/** The issuance or transfer that is to be signed for by this enterprise, held for an act. To its sender the act is none of the state. */
export async function subjectFor(db: Db, kind: 'issuance' | 'transfer', id: string, viewerNo: EnterpriseNo, act: Act): Promise<Subject> {
  const found =
    kind === 'issuance'
      ? { kind, ...(await issuanceFor(db, z.parse(IssuanceId, id), viewerNo, true)) }
      : { kind, ...(await transferFor(db, z.parse(TransferId, id), viewerNo, true)) };
  if (found.party === 'own') throw new Refusal('ILLEGAL_STATE', { object: found.kind, state: found.row.state, act });
  return found.kind === 'issuance' ? { kind: 'issuance', row: found.row } : { kind: 'transfer', row: found.row };
}

/** Refuses an act on a subject that has changed or that the action matrix does not grant to its recipient. */
export function guardSubject(subject: Subject, viewer: CallContext['viewer'], act: Act, shown: number): void {
  if (subject.kind === 'issuance') guardAct('issuance', subject.row, 'counterparty', viewer, act, shown);
  else guardAct('transfer', subject.row, 'counterparty', viewer, act, shown);
}

/** What is signed for a receipt. */
export const receiptText = (db: Db, { kind, row }: Subject, decision: 'sign' | 'confirm', accountId?: BankAccountId) =>
  kind === 'issuance' ? issuanceReceiptText(db, row, decision, accountId) : transferReceiptText(db, row, decision, accountId);

async function confirms(db: Db, enterpriseNo: EnterpriseNo): Promise<boolean> {
  const [row] = await db.select({ confirms: enterprise.confirmsSignFor }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  return row?.confirms ?? true;
}

interface Receipt {
  readonly receivingAccountId: BankAccountId;
  readonly signature: KeptSignature;
  readonly signerId?: string;
  readonly signerName?: string;
  readonly confirmerId?: string;
}

async function receive(context: CallContext, subject: Subject, event: 'signDirect' | 'signConfirm', receipt: Receipt) {
  const act = actOf(context);
  if (subject.kind === 'issuance') {
    const row = await receiveIssuance(act, subject.row, event, receipt);
    await tellIssuance(context, row, event);
    return row;
  }
  const row = await completeTransfer(act, subject.row, event, receipt);
  await tellTransfer(context, row, event);
  return row;
}

async function refuse(context: CallContext, subject: Subject, reason: string) {
  const act = actOf(context);
  if (subject.kind === 'issuance') {
    const row = await closeIssuance(act, subject.row, 'refuse', {
      reason,
      signerId: context.viewer.userId,
      signerName: context.viewer.displayName,
    });
    await tellIssuance(context, row, 'refuse');
    return row;
  }
  const row = await endTransfer(act, subject.row, 'refuse', { reason });
  await tellTransfer(context, row, 'refuse');
  return row;
}

async function accountChosen(context: CallContext, { row }: Subject, chosen: BankAccountId | undefined): Promise<BankAccountId> {
  const id = chosen ?? row.receivingAccountId;
  const account = id === null ? undefined : await accountOf(context.db, enterpriseOf(context), id);
  if (!account || !isUsable(account)) throw new Refusal('ACCOUNT_UNUSABLE');
  return account.id;
}

async function sign(context: CallContext, subject: Subject, request: SignForRequest) {
  const { db, viewer } = context;
  if (request.agreed !== true) throw refusedField('agreed', { zh: '请先阅读并同意相关协议', en: 'Read and accept the agreements first' });
  const receivingAccountId = await accountChosen(context, subject, request.receivingAccountId);
  const { text } = await receiptText(db, subject, 'sign', receivingAccountId);
  const act = subject.kind === 'issuance' ? 'issuanceSignFor' : 'transferSignFor';
  const signature = await verifiedSignature(
    context,
    { act, subjectId: subject.row.id, version: subject.row.version, text },
    request.signature,
  );
  const receipt = { receivingAccountId, signature, signerId: viewer.userId, signerName: viewer.displayName };
  if (!(await confirms(db, enterpriseOf(context)))) return receive(context, subject, 'signDirect', receipt);
  const change = { ...receipt, confirmerId: null, reason: null };
  if (subject.kind === 'issuance') {
    const row = await stepIssuance(actOf(context), subject.row, 'sign', change);
    await tellIssuance(context, row, 'sign');
    return row;
  }
  const row = await stepTransfer(actOf(context), subject.row, 'sign', change);
  await tellTransfer(context, row, 'sign');
  return row;
}

/** The recipient's operator signs for a voucher or a transferred piece, or refuses it. */
export const signFor: Handlers['transfer']['signFor'] = async (context, request) => {
  const { decision, kind, id, version } = request;
  const subject = await subjectFor(context.db, kind, id, enterpriseOf(context), decision);
  guardSubject(subject, context.viewer, decision, version);
  const row = await (decision === 'sign' ? sign(context, subject, request) : refuse(context, subject, requiredReason(request.reason)));
  return { state: row.state, version: row.version };
};

async function sendBack(context: CallContext, subject: Subject, reason: string) {
  const act = actOf(context);
  if (subject.kind === 'issuance') {
    const row = await stepIssuance(act, subject.row, 'signReturn', { reason });
    await tellIssuance(context, row, 'signReturn');
    return row;
  }
  const row = await stepTransfer(act, subject.row, 'signReturn', { reason });
  await tellTransfer(context, row, 'signReturn');
  return row;
}

async function confirm(context: CallContext, subject: Subject, request: ConfirmRequest) {
  const { db, viewer } = context;
  const receivingAccountId = await accountChosen(context, subject, undefined);
  const { text } = await receiptText(db, subject, 'confirm', receivingAccountId);
  const act = subject.kind === 'issuance' ? 'issuanceSignForConfirm' : 'transferSignForConfirm';
  const signature = await verifiedSignature(
    context,
    { act, subjectId: subject.row.id, version: subject.row.version, text },
    request.signature,
  );
  return receive(context, subject, 'signConfirm', { receivingAccountId, signature, confirmerId: viewer.userId });
}

/** The recipient's reviewer confirms what the operator signed, or sends it back. */
export const confirmSignFor: Handlers['transfer']['confirmSignFor'] = async (context, request) => {
  const { kind, id, version, decision } = request;
  const act = decision === 'pass' ? 'signConfirm' : 'signReturn';
  const subject = await subjectFor(context.db, kind, id, enterpriseOf(context), act);
  guardSubject(subject, context.viewer, act, version);
  assertNotOwn(context.viewer, subject.row.signerId);
  const row = await (decision === 'pass' ? confirm(context, subject, request) : sendBack(context, subject, requiredReason(request.reason)));
  return { state: row.state, version: row.version };
};
