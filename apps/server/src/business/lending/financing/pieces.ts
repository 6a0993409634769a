import { eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { severalPiecesOf } from '../../../ledger/change-piece.ts';
import { endFinance, returnToHolder, passToLender, recordOnPieces } from '../../../ledger/finance.ts';
import type { EventData } from '../../../ledger/move.ts';
import { lockVouchers, type PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { financingPaper, financingPiece } from '../../../schema/index.ts';
import type { FinancingRow } from './repository.ts';

export type FinancingPieceRow = typeof financingPiece.$inferSelect;

/** What an application takes of pieces, in its order: what it holds, or held before it ended. */
export const piecesOfFinancing = (db: Db, { id }: Pick<FinancingRow, 'id'>): Promise<FinancingPieceRow[]> =>
  db.select().from(financingPiece).where(eq(financingPiece.financingId, id)).orderBy(financingPiece.position);

/** What an application takes of invoices, in its order. */
export const papersOfFinancing = (db: Db, { id }: Pick<FinancingRow, 'id'>) =>
  db.select().from(financingPaper).where(eq(financingPaper.financingId, id)).orderBy(financingPaper.position);

/** The pieces that an application takes, as they are now, in its order. */
export async function piecesNow(db: Db, row: Pick<FinancingRow, 'id'>): Promise<PieceRow[]> {
  const taken = await piecesOfFinancing(db, row);
  return severalPiecesOf(
    { db },
    taken.map(({ pieceId }) => pieceId),
  );
}

/** The pieces that an application holds, as they are now, and their vouchers, held for the rest of the transaction. */
async function heldPieces(context: ActContext, row: FinancingRow) {
  const taken = await piecesOfFinancing(context.db, row);
  const vouchers = await lockVouchers(context.db, [...new Set(taken.map(({ voucherId }) => voucherId))]);
  const pieces = await severalPiecesOf(
    context,
    taken.map(({ pieceId }) => pieceId),
  );
  return { vouchers, pieces };
}

/** Writes down in the histories of the vouchers what was signed of a financing. The caller holds the row. */
export async function recordOnFinanced(context: ActContext, row: FinancingRow, cause: EventData): Promise<void> {
  const { vouchers, pieces } = await heldPieces(context, row);
  await recordOnPieces(context, vouchers, pieces, cause);
}

/** Gives back exactly what an application took: its pieces are held as before, its invoices free for others. The caller holds the row. */
export async function givePiecesBack(context: ActContext, row: FinancingRow, cause: EventData): Promise<void> {
  const { db } = context;
  const { vouchers, pieces } = await heldPieces(context, row);
  await endFinance(context, vouchers, pieces, cause);
  deferWrites(
    db,
    db.update(financingPiece).set({ active: false }).where(eq(financingPiece.financingId, row.id)),
    db.update(financingPaper).set({ active: false }).where(eq(financingPaper.financingId, row.id)),
  );
}

/** Which of new pieces has come in the place of the piece in a column. */
const inPlaceOf = (column: 'piece_id' | 'lender_piece_id', pieces: readonly PieceRow[]) => {
  const pairs = pieces.map(({ id, parentId }) => sql`(${parentId}::text, ${id}::text)`);
  return sql`(select child from (values ${sql.join(pairs, sql`, `)}) passed (parent, child) where parent = ${sql.raw(column)})`;
};

/** Passes all that an application holds to the lender that has paid; answers the lender's pieces, in order. The caller holds the row. */
export async function passPiecesToLender(context: ActContext, row: FinancingRow, cause: EventData): Promise<PieceRow[]> {
  const { db } = context;
  const { vouchers, pieces } = await heldPieces(context, row);
  const passed = await passToLender(context, vouchers, pieces, {
    lenderNo: row.lenderNo,
    financingId: row.id,
    ...cause,
  });
  deferWrites(
    db,
    db
      .update(financingPiece)
      .set({ lenderPieceId: inPlaceOf('piece_id', passed) })
      .where(eq(financingPiece.financingId, row.id)),
  );
  return passed;
}

/** Gives back to the holder, which has bought it back, all that the lender has of an application and was not paid by the issuer; answers the holder's pieces. The caller holds the row. */
export async function takePiecesBack(context: ActContext, row: FinancingRow, cause: EventData): Promise<PieceRow[]> {
  const { db } = context;
  const taken = await piecesOfFinancing(db, row);
  const lenderIds = taken.flatMap(({ lenderPieceId }) => lenderPieceId ?? []);
  const vouchers = await lockVouchers(db, [...new Set(taken.map(({ voucherId }) => voucherId))]);
  const found = await severalPiecesOf(context, [...taken.map(({ pieceId }) => pieceId), ...lenderIds]);
  const financed = taken.flatMap(({ pieceId, lenderPieceId }) => {
    const before = found.find(({ id }) => id === pieceId);
    const lent = found.find(({ id }) => id === lenderPieceId);
    if (!before || !lent) throw new Error(`financing ${row.id} has passed nothing to its lender`);
    return lent.state === 'settled' ? [] : [{ before, lent }];
  });
  const back = await returnToHolder(context, vouchers, financed, { lenderNo: row.lenderNo, ...cause });
  deferWrites(
    db,
    db
      .update(financingPiece)
      .set({ returnedPieceId: inPlaceOf('lender_piece_id', back) })
      .where(eq(financingPiece.financingId, row.id)),
    db.update(financingPaper).set({ active: false }).where(eq(financingPaper.financingId, row.id)),
  );
  return back;
}
