import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import { piece } from '../schema/index.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** The first piece of a voucher, from which all others descend. */
export async function rootPieceOf(db: Db, { id }: VoucherRow): Promise<PieceRow> {
  const [row] = await db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, id), isNull(piece.parentId)));
  if (!row) throw new Error(`voucher ${id} has no piece`);
  return row;
}
