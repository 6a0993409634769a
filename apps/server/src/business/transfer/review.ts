import { signForDeadline } from '@lianxin/domain';
import { planSignForJobs } from '../applications/sign-for-jobs.ts';
import { passBy, signedAs } from '../applications/two-reviews.ts';
import { requiredReason } from '../applications/required-reason.ts';
import { requireSignature } from '../signed-text/signature-requests.ts';
import { settled } from '../../platform/db/settled.ts';
import type { Handlers } from '../../calls/handler.ts';
import { actOf } from '../applications/act-of.ts';
import { pieceOf } from '../../ledger/change-piece.ts';
import { offerTo } from '../../ledger/move.ts';
import { lockVoucher } from '../../ledger/rows.ts';
import { transfers, referenceOf } from './repository.ts';
import { endTransfer } from './revert.ts';
import { passTextOf } from './signed.ts';
import { tellTransfer } from './tell.ts';

/** The reviewer's word on a transfer: passed, it is offered to the recipient; returned, the piece is held as before. */
export const review: Handlers['transfer']['review'] = async (context, { id, version, decision, reason, signature: given }) => {
  const { db, clock, viewer } = context;
  const passes = decision === 'pass';
  const row = await transfers.ownFor(context, id, decision, version);
  const by = await passBy(context, { kind: 'transfer', id: row.id, act: decision, makerId: row.makerId });
  const act = actOf(context);
  const reviewed = { reviewerId: viewer.userId, reviewedAt: clock.now() };
  if (!passes) {
    const returned = await endTransfer(act, row, 'return', { ...reviewed, reason: requiredReason(reason) });
    await tellTransfer(context, returned, 'return');
    return referenceOf(returned);
  }
  // Sent together and done one after the other: nobody else can move the piece any more when it is read.
  const [signed, held, source] = await settled([
    passTextOf(context, row),
    lockVoucher(db, row.voucherId),
    pieceOf(act, row.sourcePieceId),
  ] as const);
  const { text } = signedAs(by, signed);
  const signature = await requireSignature(context, { act: 'transferReview', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return referenceOf(await transfers.passFirst(act, row, by, {}, { signature }));
  const { recipientNo, receivingAccountId } = row;
  const child = await offerTo(act, held, source, { recipientNo, receivingAccountId, transferId: row.id, kind: 'transfer.pass', signature });
  const signDeadline = signForDeadline(clock.today(), row.dueOn);
  await planSignForJobs(act, 'transfer', row.id, signDeadline);
  const change = { ...reviewed, passedAt: clock.now(), childPieceId: child.id, signDeadline };
  const moved = await transfers.move(act, row, 'pass', change, { signature });
  await tellTransfer(context, moved, 'pass');
  return referenceOf(moved);
};

/** Takes a transfer back before the recipient has acted. */
export const withdraw: Handlers['transfer']['withdraw'] = async (context, { id, version, reason }) => {
  const row = await transfers.ownFor(context, id, 'withdraw', version);
  const withdrawn = await endTransfer(actOf(context), row, 'withdraw', { reason: reason ?? null });
  await tellTransfer(context, withdrawn, 'withdraw');
  return referenceOf(withdrawn);
};

/** Throws a returned transfer away. */
export const remove: Handlers['transfer']['remove'] = async (context, { id, version }) => {
  const row = await transfers.ownFor(context, id, 'delete', version);
  await transfers.move(actOf(context), row, 'delete', { removed: true });
  return {};
};

/** Reminds whoever is to act next. */
export const remind: Handlers['transfer']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await transfers.remind(context, id);
  await tellTransfer(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
