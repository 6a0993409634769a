import type { PieceId, VoucherId } from '@lianxin/api/contract';
import { and, asc, eq, gt, notExists } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { piece, settlementPayment } from '../../../schema/index.ts';
import { hasNotFailed } from './payments-by-state.ts';

/** Pieces read into memory at once. */
const AT_ONCE = 500;

/** Live pieces without a payment, page by page. Leaves out pieces held by applications. */
export async function* unpaidPieces(db: Db, voucherId: VoucherId): AsyncGenerator<readonly PieceRow[]> {
  let after: PieceId | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(piece)
      .where(
        and(
          eq(piece.voucherId, voucherId),
          eq(piece.live, true),
          eq(piece.state, 'holding'),
          after && gt(piece.id, after),
          notExists(
            db
              .select()
              .from(settlementPayment)
              .where(and(eq(settlementPayment.pieceId, piece.id), hasNotFailed)),
          ),
        ),
      )
      .orderBy(asc(piece.id))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}
