import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { assertPieceVersion } from '../../../ledger/change-piece.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';

type RequestedPiece = RequestOf<Contract['financing']['quote']>['pieces'][number];

/**
 * The named pieces of the holder, in that order and without duplicates. Refuses NOT_FOUND if a piece is not the holder's, STALE_VERSION if
 * it has changed since it was shown.
 */
export async function requestedPieces(db: Db, holderNo: EnterpriseNo, shown: readonly RequestedPiece[]): Promise<PieceRow[]> {
  const versions = new Map(shown.map(({ pieceId, version }) => [pieceId, version]));
  const rows = await db
    .select()
    .from(piece)
    .where(and(inArray(piece.id, [...versions.keys()]), eq(piece.holderNo, holderNo)));
  return [...versions].map(([id, version]) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    assertPieceVersion(row, version);
    return row;
  });
}

/** Refuses pieces that are no longer free to be financed or pledged. */
export function assertFree(pieces: readonly PieceRow[], act: 'finance' | 'pledge'): void {
  for (const { live, state, pledgeState, source } of pieces)
    if (!live || state !== 'holding' || pledgeState !== 'none' || source === 'financing')
      throw new Refusal('ILLEGAL_STATE', { object: 'piece', state, act });
}
