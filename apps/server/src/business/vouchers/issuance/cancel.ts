import { actOf, requiredReason } from '../../applications/application/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { recordStep } from '../../../ledger/move.ts';
import { rootPieceOf } from '../../../ledger/root-piece.ts';
import { lockVoucher } from '../../../ledger/rows.ts';
import { issuances, referenceOf } from './repository.ts';
import { releaseAll } from './review.ts';
import { tellIssuance } from './tell.ts';

/** Withdraws an application, or asks the reviewer to void an unsigned voucher. */
export const cancel: Handlers['issuance']['cancel'] = async (context, { id, version, act: kind, reason }) => {
  const { db, viewer } = context;
  const event = kind === 'void' ? 'voidApply' : 'withdraw';
  const row = await issuances.ownFor(context, id, event, version);
  const act = actOf(context);
  if (kind === 'withdraw') {
    await releaseAll(act, row);
    return referenceOf(await issuances.move(act, row, 'withdraw', { reason: reason ?? null }));
  }
  const why = requiredReason(reason);
  if (row.voucherId === null) throw new Error(`issuance ${row.id} awaits its signature and has no voucher`);
  const held = await lockVoucher(db, row.voucherId);
  await recordStep(act, held, await rootPieceOf(db, held), { kind: 'issuance.voidApply' });
  const moved = await issuances.move(act, row, 'voidApply', { voidMakerId: viewer.userId, voidReviewerId: null, reason: why });
  await tellIssuance(context, moved, 'voidApply');
  return referenceOf(moved);
};

export const remind: Handlers['issuance']['remind'] = async (context, { id }) => {
  const { row, remindedAt } = await issuances.remind(context, id);
  await tellIssuance(context, row, 'remind');
  return { remindedAt: remindedAt.toISOString() };
};
