import { Refusal } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { severalPiecesOf } from '../../../ledger/change-piece.ts';
import { endFinance, returnToHolder, passToLender } from '../../../ledger/finance.ts';
import type { EventData } from '../../../ledger/move.ts';
import { lockVouchers, type PieceRow } from '../../../ledger/rows.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { financingPaper, financingPiece, settlementPayment } from '../../../schema/index.ts';
import { noticeOfAssignment } from '../../vouchers/transfer/index.ts';
import { underlyingIn } from '../funding/index.ts';
import type { FinancingRow } from './repository.ts';

export const underlying = underlyingIn(financingPiece, financingPaper);

/** Releases the pieces of a financing. The caller has locked the row. */
export async function releasePieces(act: ActContext, row: FinancingRow, cause: EventData): Promise<void> {
  const { vouchers, pieces } = await underlying.lockPieces(act, row);
  await endFinance(act, vouchers, pieces, cause);
}

/** The new piece that replaced the one in a column. */
const successorOf = (column: 'piece_id' | 'lender_piece_id', pieces: readonly PieceRow[]) => {
  const pairs = pieces.map(({ id, parentId }) => sql`(${parentId}::text, ${id}::text)`);
  return sql`(select child from (values ${sql.join(pairs, sql`, `)}) passed (parent, child) where parent = ${sql.raw(column)})`;
};

/** Notifies the issuer that its pieces changed hands by a financing or a buy-back. */
const notifyIssuer = (
  act: ActContext,
  { id: financingId, issuerNo, dueOn }: FinancingRow,
  pieces: readonly PieceRow[],
  [fromNo, toNo]: readonly [FinancingRow['lenderNo'], FinancingRow['lenderNo']],
) =>
  noticeOfAssignment(
    act,
    pieces.map(({ number, amount }) => ({ by: { financingId }, issuerNo, fromNo, toNo, number, amount, dueOn })),
  );

/** Transfers all pieces of a financing to the lender after its payment, and notifies the issuer. The caller has locked the row. */
export async function transferPiecesToLender(act: ActContext, row: FinancingRow): Promise<void> {
  const { lenderNo, enterpriseNo, id: financingId } = row;
  const { vouchers, pieces } = await underlying.lockPieces(act, row);
  const cause = { kind: 'financing.disburse', counterpartyNo: lenderNo };
  const passed = await passToLender(act, vouchers, pieces, { lenderNo, financingId, ...cause });
  deferWrites(
    act.db,
    act.db
      .update(financingPiece)
      .set({ lenderPieceId: successorOf('piece_id', passed) })
      .where(eq(financingPiece.applicationId, financingId)),
  );
  await notifyIssuer(act, row, passed, [enterpriseNo, lenderNo]);
}

/** Refuses the buy-back of a piece that the bank is just paying to the lender on the issuer's order. */
async function assertNotBeingPaid({ db }: ActContext, { id, state }: FinancingRow): Promise<void> {
  const [open] = await db
    .select({ id: settlementPayment.id })
    .from(settlementPayment)
    .innerJoin(financingPiece, eq(financingPiece.lenderPieceId, settlementPayment.pieceId))
    .where(and(eq(financingPiece.applicationId, id), eq(settlementPayment.state, 'open')))
    .limit(1);
  if (open) throw new Refusal('ILLEGAL_STATE', { object: 'financing', state, act: 'repayConfirm' });
}

/**
 * Returns all pieces that the issuer has not paid to the holder, which bought them back, and notifies the issuer. The caller has locked the
 * row.
 */
export async function returnPiecesToHolder(act: ActContext, row: FinancingRow): Promise<void> {
  await assertNotBeingPaid(act, row);
  const { db } = act;
  const { id, lenderNo, enterpriseNo } = row;
  const rows = await db.select().from(financingPiece).where(eq(financingPiece.applicationId, id)).orderBy(financingPiece.position);
  const lenderIds = rows.flatMap(({ lenderPieceId }) => lenderPieceId ?? []);
  const vouchers = await lockVouchers(db, [...new Set(rows.map(({ voucherId }) => voucherId))]);
  const found = await severalPiecesOf(act, [...rows.map(({ pieceId }) => pieceId), ...lenderIds]);
  const financed = rows.flatMap(({ pieceId, lenderPieceId }) => {
    const before = found.find((one) => one.id === pieceId);
    const lent = found.find((one) => one.id === lenderPieceId);
    if (!before || !lent) throw new Error(`financing ${id} has passed nothing to its lender`);
    return lent.state === 'settled' ? [] : [{ before, lent }];
  });
  const back = await returnToHolder(act, vouchers, financed, { lenderNo, kind: 'financing.buyBack', counterpartyNo: enterpriseNo });
  deferWrites(
    db,
    db
      .update(financingPiece)
      .set({ returnedPieceId: successorOf('lender_piece_id', back) })
      .where(eq(financingPiece.applicationId, id)),
    db.update(financingPaper).set({ active: false }).where(eq(financingPaper.applicationId, id)),
  );
  await notifyIssuer(act, row, back, [lenderNo, enterpriseNo]);
}
