import type { PieceId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { pieceOf } from '../../../ledger/change-piece.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { accountConfirmation, piece, settlementPayment } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { accountOf, usableAccount } from '../../foundation/parties/index.ts';
import { heldMaturity } from './hold.ts';
import { actsOnAccount } from './acts-on-account.ts';
import { hasNotFailed } from './payments-by-state.ts';

export type ConfirmationRow = typeof accountConfirmation.$inferSelect;

export async function confirmationsOf(db: Db, pieceIds: readonly PieceId[]): Promise<ReadonlyMap<PieceId, ConfirmationRow>> {
  const rows = await db
    .selectDistinctOn([accountConfirmation.pieceId])
    .from(accountConfirmation)
    .where(inArray(accountConfirmation.pieceId, [...pieceIds]))
    .orderBy(accountConfirmation.pieceId, desc(accountConfirmation.confirmedAt), desc(accountConfirmation.id));
  return new Map(rows.map((row) => [row.pieceId, row]));
}

/**
 * Confirms the receiving account of a piece or chooses another. Locks the maturity, so the change either comes before the payment
 * instructions or is refused. The history records it without the account.
 */
export const confirmAccount: Handlers['settlement']['confirmAccount'] = async (context, { pieceId, accountId }) => {
  const { db, clock, viewer } = context;
  const holderNo = enterpriseOf(context);
  const [found] = await db
    .select({ voucherId: piece.voucherId })
    .from(piece)
    .where(and(eq(piece.id, pieceId), eq(piece.holderNo, holderNo)));
  const maturity = found && (await heldMaturity(db, found.voucherId));
  if (!maturity) throw new Refusal('NOT_FOUND');
  const act = actOf(context);
  const row = await pieceOf(act, pieceId);
  const [instructed] = await db
    .select({ id: settlementPayment.id })
    .from(settlementPayment)
    .where(and(eq(settlementPayment.pieceId, pieceId), hasNotFailed))
    .limit(1);
  const standing = { ...row, paysOn: maturity.voucher.paymentDate, isInstructed: instructed !== undefined };
  if (actsOnAccount(standing, viewer.role, clock.today()).length === 0)
    throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state, act: 'confirmAccount' });
  const account = usableAccount(await accountOf(db, holderNo, accountId));
  const batch = beginBatch(act);
  const confirmed = account.id === row.receivingAccountId ? row : batch.changePiece(row, { receivingAccountId: account.id });
  batch.record(maturity.voucher, [{ kind: 'piece.confirmAccount', pieces: [confirmed] }]);
  batch.write();
  const confirmedAt = clock.now();
  await db.insert(accountConfirmation).values({
    id: act.ids.next(),
    pieceId,
    accountId: account.id,
    confirmedBy: viewer.userId,
    confirmedByName: viewer.displayName,
    confirmedAt,
  });
  return { pieceId, confirmedAt: confirmedAt.toISOString() };
};
