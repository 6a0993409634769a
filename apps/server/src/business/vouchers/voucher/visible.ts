import type { EnterpriseNo, PieceId, VoucherId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';
import { masked, type PartyView } from '../../foundation/parties/index.ts';
import type { PieceRow } from '../../../ledger/rows.ts';

/** Pieces that stand for a holding, present or past; not those that were split up, nor offers that came to nothing. */
export const standing: SQL = sql`(${piece.live} or ${piece.state} in ('transferring', 'transferred', 'financed', 'settled'))`;

/** The pieces that an enterprise had a hand in: as issuer, holder or sender. An offer that was made to it counts, one that is gone does not. */
export const touchedBy = (viewerNo: EnterpriseNo): SQL | undefined =>
  or(eq(piece.issuerNo, viewerNo), eq(piece.holderNo, viewerNo), eq(piece.fromNo, viewerNo));

/** A piece that the enterprise may see; anybody else's does not exist. */
export async function visiblePiece(db: Db, viewerNo: EnterpriseNo, which: SQL): Promise<PieceRow> {
  const [row] = await db
    .select()
    .from(piece)
    .where(and(which, touchedBy(viewerNo)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export const byId = (id: PieceId): SQL => eq(piece.id, id);

/** All pieces of a voucher, the root first. */
export const piecesOf = (db: Db, voucherId: VoucherId | SQL): Promise<PieceRow[]> =>
  db.select().from(piece).where(eq(piece.voucherId, voucherId)).orderBy(piece.createdAt, piece.id);

/** The enterprises whose names a viewer may read in a voucher: the issuer reads all, others themselves, the issuer, and those they dealt with (objects §3). */
export function known(pieces: readonly PieceRow[], viewerNo: EnterpriseNo): ReadonlySet<EnterpriseNo> {
  const all = new Set(pieces.flatMap(({ issuerNo, holderNo, fromNo }) => [issuerNo, holderNo, fromNo]));
  const issuerNo = pieces[0]?.issuerNo;
  if (issuerNo === viewerNo) return all;
  const own = new Set<EnterpriseNo>([viewerNo]);
  if (issuerNo) own.add(issuerNo);
  for (const { holderNo, fromNo } of pieces) {
    if (holderNo === viewerNo) own.add(fromNo);
    if (fromNo === viewerNo) own.add(holderNo);
  }
  return own;
}

/** The party as the viewer may read it. */
export const shown = (party: PartyView, names: ReadonlySet<EnterpriseNo>): PartyView =>
  party.enterpriseNo !== null && names.has(party.enterpriseNo) ? party : masked(party);
