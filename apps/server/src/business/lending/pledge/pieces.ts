import type { PledgeEvent } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { severalPiecesOf } from '../../../ledger/change-piece.ts';
import { recordOnPieces } from '../../../ledger/finance.ts';
import type { EventData } from '../../../ledger/move.ts';
import { advancePledge } from '../../../ledger/pledge.ts';
import { lockVouchers, type PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { pledgePaper, pledgePiece } from '../../../schema/index.ts';
import type { PledgeRow } from './repository.ts';

/** What a pledge takes of pieces, in its order: what it holds, or held before it ended. */
export const piecesOfPledge = (db: Db, { id }: Pick<PledgeRow, 'id'>) =>
  db.select().from(pledgePiece).where(eq(pledgePiece.pledgeId, id)).orderBy(pledgePiece.position);

/** What a pledge takes of invoices, in its order. */
export const papersOfPledge = (db: Db, { id }: Pick<PledgeRow, 'id'>) =>
  db.select().from(pledgePaper).where(eq(pledgePaper.pledgeId, id)).orderBy(pledgePaper.position);

/** The pieces that a pledge takes, as they are now, in its order. */
export async function piecesNow(db: Db, row: Pick<PledgeRow, 'id'>): Promise<PieceRow[]> {
  const taken = await piecesOfPledge(db, row);
  return severalPiecesOf(
    { db },
    taken.map(({ pieceId }) => pieceId),
  );
}

/** The pieces that a pledge holds, as they are now, and their vouchers, held for the rest of the transaction. */
async function heldPieces(context: ActContext, row: PledgeRow) {
  const taken = await piecesOfPledge(context.db, row);
  const vouchers = await lockVouchers(context.db, [...new Set(taken.map(({ voucherId }) => voucherId))]);
  const pieces = await severalPiecesOf(
    context,
    taken.map(({ pieceId }) => pieceId),
  );
  return { vouchers, pieces };
}

/** Writes down in the histories of the vouchers what was signed of a pledge. The caller holds the row. */
export async function recordOnPledged(context: ActContext, row: PledgeRow, cause: EventData): Promise<void> {
  const { vouchers, pieces } = await heldPieces(context, row);
  await recordOnPieces(context, vouchers, pieces, cause);
}

type Step = Exclude<PledgeEvent, 'apply'>;

/** Takes a step of the lien on all that a pledge holds; with the end of the lien the pieces are free. The caller holds the row. */
export async function stepOfPledged(context: ActContext, row: PledgeRow, step: Step, cause: EventData): Promise<void> {
  const { vouchers, pieces } = await heldPieces(context, row);
  await advancePledge(context, vouchers, pieces, step, cause);
}

/** Takes nothing of pieces and invoices any more. */
export const letGo = ({ db }: Pick<ActContext, 'db'>, { id }: PledgeRow) =>
  deferWrites(
    db,
    db.update(pledgePiece).set({ active: false }).where(eq(pledgePiece.pledgeId, id)),
    db.update(pledgePaper).set({ active: false }).where(eq(pledgePaper.pledgeId, id)),
  );
