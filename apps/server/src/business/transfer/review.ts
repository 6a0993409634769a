import { signForDeadline } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { assertAct, assertNotOwn, guardAct } from '../applications/guard.ts';
import { planSignForJobs } from '../applications/sign-for-jobs.ts';
import { remindOnce } from '../applications/remind-once.ts';
import { requiredReason } from '../applications/required-reason.ts';
import { verifiedSignature } from '../signed-text/verified-signature.ts';
import { transfer } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import { actOf } from '../applications/act-of.ts';
import { pieceOf } from '../../ledger/change-piece.ts';
import { offerTo } from '../../ledger/move.ts';
import { lockVoucher } from '../../ledger/rows.ts';
import { moveTransfer, ownTransfer, referenceOf } from './repository.ts';
import { endTransfer } from './revert.ts';
import { passTextOf } from './signed.ts';
import { tellRecipient, tellSender } from './tell.ts';

/** The reviewer's word on a transfer: passed, it is offered to the recipient; returned, the piece is held as before. */
export const review: Handlers['transfer']['review'] = async (context, { id, version, decision, reason, signature: given }) => {
  const { db, clock, viewer } = context;
  const passes = decision === 'pass';
  const row = await ownTransfer(db, id, enterpriseOf(context), decision);
  guardAct('transfer', row, 'own', viewer, decision, version);
  assertNotOwn(viewer, row.makerId);
  const act = actOf(context);
  const reviewed = { reviewerId: viewer.userId, reviewedAt: clock.now() };
  if (!passes) {
    const why = requiredReason(reason);
    const returned = await endTransfer(act, row, 'return', { ...reviewed, reason: why });
    await tellSender(context, returned, { userId: row.makerId, type: 'result', title: '转让被退回', content: why });
    return referenceOf(returned);
  }
  const { text } = await passTextOf(db, row);
  const signature = await verifiedSignature(context, { act: 'transferReview', subjectId: row.id, version: row.version, text }, given);
  const held = await lockVoucher(db, row.voucherId);
  const source = await pieceOf(act, row.sourcePieceId);
  const { recipientNo, receivingAccountId } = row;
  const child = await offerTo(act, held, source, { recipientNo, receivingAccountId, transferId: row.id, kind: 'transfer.pass', signature });
  await planSignForJobs(act, 'transfer', row.id, clock.today());
  const change = { ...reviewed, passedAt: clock.now(), childPieceId: child.id, signDeadline: signForDeadline(clock.today()), signature };
  const moved = await moveTransfer(act, row, 'pass', change);
  await tellRecipient(context, moved, { role: 'operator', type: 'task', title: '有一笔转让待签收' });
  return referenceOf(moved);
};

/** Takes a transfer back before the recipient has acted. */
export const withdraw: Handlers['transfer']['withdraw'] = async (context, { id, version, reason }) => {
  const row = await ownTransfer(context.db, id, enterpriseOf(context), 'withdraw');
  guardAct('transfer', row, 'own', context.viewer, 'withdraw', version);
  const withdrawn = await endTransfer(actOf(context), row, 'withdraw', { reason: reason ?? null });
  if (row.childPieceId !== null) await tellRecipient(context, withdrawn, { type: 'result', title: '一笔待签收的转让已撤回' });
  return referenceOf(withdrawn);
};

/** Throws a returned transfer away. */
export const remove: Handlers['transfer']['remove'] = async (context, { id, version }) => {
  const { db, viewer } = context;
  const row = await ownTransfer(db, id, enterpriseOf(context), 'delete');
  guardAct('transfer', row, 'own', viewer, 'delete', version);
  await moveTransfer(actOf(context), row, 'delete');
  await db.update(transfer).set({ removed: true }).where(eq(transfer.id, row.id));
  return {};
};

/** Reminds whoever is to act next. */
export const remind: Handlers['transfer']['remind'] = async (context, { id }) => {
  const row = await ownTransfer(context.db, id, enterpriseOf(context), 'remind');
  assertAct('transfer', row.state, 'own', context.viewer.role, 'remind');
  const remindedAt = await remindOnce(context, 'transfer', row.id);
  if (row.state === 'awaitingSignature') await tellRecipient(context, row, { role: 'operator', type: 'task', title: '对方催促签收转让' });
  else await tellSender(context, row, { role: 'reviewer', type: 'task', title: '请尽快复核转让' });
  return { remindedAt: remindedAt.toISOString() };
};
