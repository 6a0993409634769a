import type { Contract, RequestOf } from '@lianxin/api/contract';
import { signForDeadline } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import {
  actOf,
  type ChangeOf,
  guardAct,
  approvalBy,
  planSignForJobs,
  requiredReason,
  signedAs,
} from '../../applications/application/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { settled } from '../../../platform/db/settled.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { pieceOf } from '../../../ledger/change-piece.ts';
import { offerTo, recordStep } from '../../../ledger/move.ts';
import { lockVoucher } from '../../../ledger/rows.ts';
import { transfers, referenceOf, type TransferRow } from './repository.ts';
import { offeredBy } from './complete.ts';
import { endTransfer } from './revert.ts';
import { passTextOf, withdrawalTextOf } from './signed.ts';
import { tellTransfer } from './tell.ts';

type ReviewRequest = RequestOf<Contract['transfer']['review']>;

/** Approval offers the piece to the recipient; a return gives it back to the sender. */
async function decide(context: CallContext, row: TransferRow, { decision, reason, signature: given }: ReviewRequest): Promise<TransferRow> {
  const { db, clock, viewer } = context;
  const by = await approvalBy(context, { kind: 'transfer', id: row.id, act: decision, makerId: row.makerId });
  const act = actOf(context);
  const reviewed = { reviewerId: viewer.userId, reviewedAt: clock.now() };
  if (decision === 'return') {
    const returned = await endTransfer(act, row, 'return', { ...reviewed, reason: requiredReason(reason) });
    await tellTransfer(context, returned, 'return');
    return returned;
  }
  const [signed, held, source] = await settled([
    passTextOf(context, row),
    lockVoucher(db, row.voucherId),
    pieceOf(act, row.sourcePieceId),
  ] as const);
  const { text } = signedAs(by, signed);
  const signature = await requireSignature(context, { act: 'transferReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return transfers.passFirst(act, row, by, {}, { signature });
  const { recipientNo, receivingAccountId } = row;
  const child = await offerTo(act, held, source, { recipientNo, receivingAccountId, transferId: row.id, kind: 'transfer.pass', signature });
  const signDeadline = signForDeadline(clock.today(), row.dueOn);
  await planSignForJobs(act, 'transfer', row.id, signDeadline);
  const change = { ...reviewed, passedAt: clock.now(), childPieceId: child.id, signDeadline };
  const moved = await transfers.move(act, row, 'pass', change, { signature });
  await tellTransfer(context, moved, 'pass');
  return moved;
}

/** A step of an offer that leaves the piece where it is. */
async function stepOfOffer(
  act: ActContext,
  row: TransferRow,
  event: 'withdrawApply' | 'withdrawReject',
  change: ChangeOf<TransferRow>,
  note?: string,
): Promise<TransferRow> {
  const held = await lockVoucher(act.db, row.voucherId);
  await recordStep(act, held, await pieceOf(act, offeredBy(row)), { kind: `transfer.${event}`, counterpartyNo: row.recipientNo });
  return transfers.move(act, row, event, change, note === undefined ? {} : { note });
}

/** Consent returns the piece to the sender; otherwise it awaits the recipient again. */
async function decideWithdrawal(
  context: CallContext,
  row: TransferRow,
  { decision, reason, signature: given }: ReviewRequest,
): Promise<TransferRow> {
  const { viewer } = context;
  const event = decision === 'pass' ? 'withdrawApprove' : 'withdrawReject';
  const by = await approvalBy(context, { kind: 'transfer', id: row.id, act: event, makerId: row.withdrawMakerId });
  const act = actOf(context);
  const reviewed = { withdrawReviewerId: viewer.userId };
  if (event === 'withdrawReject') {
    const why = requiredReason(reason);
    const kept = await stepOfOffer(act, row, event, { ...reviewed, reason: null }, why);
    await tellTransfer(context, kept, event, { reason: why });
    return kept;
  }
  const { text } = signedAs(by, await withdrawalTextOf(context, row, viewer.displayName));
  const signature = await requireSignature(context, { act: 'withdrawalReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return transfers.passFirst(act, row, by, {}, { signature });
  const withdrawn = await endTransfer(act, row, event, reviewed, { signature });
  await tellTransfer(context, withdrawn, event);
  return withdrawn;
}

/** Decides on a transfer or on withdrawing an unsigned one. */
export const review: Handlers['transfer']['review'] = async (context, request) => {
  const { db, viewer } = context;
  const { decision, version } = request;
  const row = await transfers.own(db, request.id, enterpriseOf(context), decision);
  if (row.state === 'withdrawalAwaitingReview') {
    guardAct('transfer', row, 'own', viewer, decision === 'pass' ? 'withdrawApprove' : 'withdrawReject', version);
    return referenceOf(await decideWithdrawal(context, row, request));
  }
  guardAct('transfer', row, 'own', viewer, decision, version);
  return referenceOf(await decide(context, row, request));
};

/** Withdraws a transfer before review; afterwards only with the reviewer's consent. */
export const withdraw: Handlers['transfer']['withdraw'] = async (context, { id, version, reason }) => {
  const { db, viewer } = context;
  const row = await transfers.own(db, id, enterpriseOf(context), 'withdraw');
  const act = actOf(context);
  if (row.state === 'awaitingSignature') {
    guardAct('transfer', row, 'own', viewer, 'withdrawApply', version);
    const why = requiredReason(reason);
    const change = { withdrawMakerId: viewer.userId, withdrawReviewerId: null, reason: why };
    const asked = await stepOfOffer(act, row, 'withdrawApply', change);
    await tellTransfer(context, asked, 'withdrawApply');
    return referenceOf(asked);
  }
  guardAct('transfer', row, 'own', viewer, 'withdraw', version);
  return referenceOf(await endTransfer(act, row, 'withdraw', { reason: reason ?? null }));
};

export const remove: Handlers['transfer']['remove'] = async (context, { id, version }) => {
  const row = await transfers.ownFor(context, id, 'delete', version);
  await transfers.move(actOf(context), row, 'delete', { removed: true });
  return {};
};

export const remind: Handlers['transfer']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await transfers.remind(context, id);
  await tellTransfer(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
