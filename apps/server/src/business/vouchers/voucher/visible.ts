import type { EnterpriseNo, PieceId, VoucherId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { piece } from '../../../schema/index.ts';
import { masked, type PartyView } from '../../foundation/parties/index.ts';
import type { PieceRow } from '../../../ledger/rows.ts';

/** Present or past holdings; no split pieces or failed offers. */
export const isHolding: SQL = sql`(${piece.live} or ${piece.state} in ('transferring', 'transferred', 'financed', 'settled'))`;

/** Pieces that the enterprise issued, holds or sent, and open offers to it. */
export const touchedBy = (viewerNo: EnterpriseNo): SQL | undefined =>
  or(eq(piece.issuerNo, viewerNo), eq(piece.holderNo, viewerNo), eq(piece.fromNo, viewerNo));

/** Refuses NOT_FOUND for pieces that the enterprise may not see. */
export async function visiblePiece(db: Db, viewerNo: EnterpriseNo, which: SQL): Promise<PieceRow> {
  const [row] = await db
    .select()
    .from(piece)
    .where(and(which, touchedBy(viewerNo)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export const byId = (id: PieceId): SQL => eq(piece.id, id);

/** All pieces of a voucher, root first. */
export const piecesOf = (db: Db, voucherId: VoucherId | SQL): Promise<PieceRow[]> =>
  db.select().from(piece).where(eq(piece.voucherId, voucherId)).orderBy(piece.createdAt, piece.id);

/** Names that a viewer may read: the issuer sees all, others the issuer and those they dealt with (objects §3). */
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

/** Masks the party unless the viewer may read its name. */
export const shown = (party: PartyView, names: ReadonlySet<EnterpriseNo>): PartyView =>
  party.enterpriseNo !== null && names.has(party.enterpriseNo) ? party : masked(party);
