import type { PieceId } from '../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../platform/db/prepared.ts';
import { staleVersion } from '../platform/refusals.ts';
import { piece } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import type { PieceChange, PieceRow } from './rows.ts';

/** Updates a piece and records who changed it. */
export async function changePiece({ db, clock, actor }: ActContext, id: PieceId, change: PieceChange): Promise<PieceRow> {
  const [row] = await db
    .update(piece)
    .set({ ...change, version: sql`${piece.version} + 1`, changedBy: actor.name, changedAt: clock.now() })
    .where(eq(piece.id, id))
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

const pieceById = prepared((db) =>
  db
    .select()
    .from(piece)
    .where(eq(piece.id, sql.placeholder('id')))
    .prepare('piece_by_id'),
);

/** Reads a piece. The caller must have locked its voucher. */
export async function pieceOf({ db }: Pick<ActContext, 'db'>, id: PieceId): Promise<PieceRow> {
  const [row] = await pieceById(db).execute({ id });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

const piecesById = prepared((db) =>
  db
    .select()
    .from(piece)
    .where(sql`${piece.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('pieces_by_id'),
);

/** Reads pieces in the order of `ids`, in one statement. The caller must have locked their vouchers. */
export async function severalPiecesOf({ db }: Pick<ActContext, 'db'>, ids: readonly PieceId[]): Promise<PieceRow[]> {
  const rows = await piecesById(db).execute({ ids: [...ids] });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  });
}

/** Reads two pieces in one statement. The caller must have locked their voucher. */
export async function twoPiecesOf(context: Pick<ActContext, 'db'>, first: PieceId, second: PieceId): Promise<[PieceRow, PieceRow]> {
  const [one, other] = await severalPiecesOf(context, [first, second]);
  if (!one || !other) throw new Refusal('NOT_FOUND');
  return [one, other];
}

/** Refuses an act on a piece that has changed since it was shown. */
export function assertPieceVersion(row: PieceRow, expectedVersion: number): void {
  if (row.version !== expectedVersion) throw staleVersion(row.changedBy, row.changedAt, row.version);
}
