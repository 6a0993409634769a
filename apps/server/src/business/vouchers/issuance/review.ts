import type { Contract, RequestOf } from '@lianxin/api/contract';
import { issuanceChecks, Refusal, signForDeadline } from '@lianxin/domain';
import {
  actOf,
  cancelSignForJobs,
  guardAct,
  approvalBy,
  planSignForJobs,
  requiredReason,
  type Review,
  signedAs,
} from '../../applications/application/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { createVoucher } from '../../../ledger/create-voucher.ts';
import { closeVoucher, recordStep } from '../../../ledger/move.ts';
import { rootPieceOf } from '../../../ledger/root-piece.ts';
import { lockVoucher } from '../../../ledger/rows.ts';
import { grantFiles, releaseInvoices } from '../../trade/papers/index.ts';
import { formFacts } from './check-form.ts';
import { readWholeForm } from './form.ts';
import { tellIssuance } from './tell.ts';
import { consumeQuota, releaseQuota } from '../credit/index.ts';
import { refuseChecks } from './refuse-checks.ts';
import { issuances, referenceOf, type IssuanceRow } from './repository.ts';
import { passTextOf, termsOf, voidTextOf } from './signed.ts';

type ReviewRequest = RequestOf<Contract['issuance']['review']>;

/** Frees credit and invoices, and cancels planned jobs. */
export async function releaseAll(context: ActContext, row: IssuanceRow): Promise<void> {
  await releaseInvoices(context.db, { ownerKind: 'issuance', ownerId: row.id });
  await releaseQuota(context, row.id);
  await cancelSignForJobs(context, 'issuance', row.id);
}

async function pass(context: CallContext, row: IssuanceRow, request: ReviewRequest, by: Review): Promise<IssuanceRow> {
  const { db, clock, viewer } = context;
  const form = readWholeForm(row.form);
  const question = { issuerNo: row.issuerNo, today: clock.today(), form, issuanceId: row.id, lock: true };
  const { input, standing, line } = await formFacts(db, question);
  refuseChecks(issuanceChecks(input), standing);
  const terms = termsOf(row);
  const { text } = signedAs(by, await passTextOf(context, row));
  const signature = await requireSignature(
    context,
    { act: 'issuanceReview', subjectId: row.id, version: row.version, text },
    request.signature,
  );
  if (row.reservedNumber === null) throw new Refusal('SIGNATURE_INVALID');
  const act = actOf(context);
  if (by.pass === 'first') return issuances.passFirst(act, row, by, {}, { signature });
  const issuedOn = clock.today();
  const { voucher } = await createVoucher(act, {
    ...terms,
    number: row.reservedNumber,
    issuanceId: row.id,
    issuerNo: row.issuerNo,
    faceAmount: terms.amount,
    businessType: form.businessType,
    issuedOn,
    signature,
  });
  await consumeQuota(act, line);
  await grantFiles(db, form.attachments, terms.recipientNo);
  const signDeadline = signForDeadline(issuedOn, terms.dueOn);
  await planSignForJobs(act, 'issuance', row.id, signDeadline);
  const change = {
    reviewerId: viewer.userId,
    passedAt: clock.now(),
    issuedOn,
    signDeadline,
    voucherId: voucher.id,
    reason: null,
  };
  const moved = await issuances.move(act, row, 'pass', change, { signature });
  await tellIssuance(context, moved, 'pass');
  return moved;
}

async function sendBack(context: CallContext, row: IssuanceRow, { reason }: ReviewRequest): Promise<IssuanceRow> {
  const why = requiredReason(reason);
  const act = actOf(context);
  await releaseAll(act, row);
  const moved = await issuances.move(act, row, 'return', { reviewerId: context.viewer.userId, reason: why });
  await tellIssuance(context, moved, 'return');
  return moved;
}

/** Returns it to its maker if not reviewed by maturity. */
export async function lapseIssuance(context: ActContext, row: IssuanceRow): Promise<IssuanceRow> {
  await releaseAll(context, row);
  return issuances.move(context, row, 'lapse', { reason: null });
}

async function decideVoid(
  context: CallContext,
  row: IssuanceRow,
  { decision, reason, signature: given }: ReviewRequest,
  by: Review,
): Promise<IssuanceRow> {
  const { db, viewer } = context;
  if (row.voucherId === null) throw new Error(`issuance ${row.id} is to be voided and has no voucher`);
  const act = actOf(context);
  const held = await lockVoucher(db, row.voucherId);
  if (decision === 'return') {
    const why = requiredReason(reason);
    await recordStep(act, held, await rootPieceOf(db, held), { kind: 'issuance.voidReject' });
    const kept = await issuances.move(act, row, 'voidReject', { voidReviewerId: viewer.userId, reason: null }, { note: why });
    await tellIssuance(context, kept, 'voidReject', { reason: why });
    return kept;
  }
  const { text } = signedAs(by, await voidTextOf(db, row, viewer.displayName));
  const signature = await requireSignature(context, { act: 'voidReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return issuances.passFirst(act, row, by, {}, { signature });
  await closeVoucher(act, held, { kind: 'issuance.voidApprove', counterpartyNo: row.recipientNo, signature });
  await releaseAll(act, row);
  const voided = await issuances.move(act, row, 'voidApprove', { voidReviewerId: viewer.userId }, { signature });
  await tellIssuance(context, voided, 'voidApprove');
  return voided;
}

/** Decides on an application or on a request to void. */
export const review: Handlers['issuance']['review'] = async (context, request) => {
  const { db, viewer } = context;
  const passes = request.decision === 'pass';
  const row = await issuances.own(db, request.id, enterpriseOf(context), passes ? 'pass' : 'return');
  if (row.state === 'voidAwaitingReview') {
    const act = passes ? 'voidApprove' : 'voidReject';
    guardAct('issuance', row, 'own', viewer, act, request.version);
    const by = await approvalBy(context, { kind: 'issuance', id: row.id, act, makerId: row.voidMakerId });
    return referenceOf(await decideVoid(context, row, request, by));
  }
  guardAct('issuance', row, 'own', viewer, request.decision, request.version);
  const by = await approvalBy(context, { kind: 'issuance', id: row.id, act: request.decision, makerId: row.makerId });
  return referenceOf(await (passes ? pass(context, row, request, by) : sendBack(context, row, request)));
};
