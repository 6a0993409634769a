import type { EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import { inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import { transfer } from '../../schema/index.ts';
import { logsOf, type LoggedApplication } from '../applications/log-view.ts';
import type { IssuanceRow } from '../issuance/repository.ts';
import { known } from './visible.ts';

/** A piece, what it came out of and what came out of it. */
function lineOf(pieces: readonly PieceRow[], row: PieceRow): PieceRow[] {
  const byId = new Map(pieces.map((one) => [one.id, one]));
  const above = (one: PieceRow): PieceRow[] => {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId);
    return parent ? [parent, ...above(parent)] : [];
  };
  const upward = new Set([row, ...above(row)]);
  return pieces.filter((one) => upward.has(one) || above(one).some(({ id }) => id === row.id));
}

/** What happened to a piece from its voucher's issuance on: each step whole to its parties, to others only that it was taken. */
export async function pieceLog(
  db: Db,
  pieces: readonly PieceRow[],
  row: PieceRow,
  issued: IssuanceRow,
  viewerNo: EnterpriseNo,
): Promise<LogEntry[]> {
  const ids = lineOf(pieces, row).map(({ id }) => id);
  const legs = await db
    .select()
    .from(transfer)
    .where(or(inArray(transfer.sourcePieceId, ids), inArray(transfer.childPieceId, ids)));
  const applications: LoggedApplication[] = [
    { kind: 'issuance', id: issued.id, number: issued.applicationNumber, parties: [issued.issuerNo, issued.recipientNo] },
    ...legs.map((leg) => ({
      kind: 'transfer' as const,
      id: leg.id,
      number: leg.transferNumber,
      parties: [leg.senderNo, leg.recipientNo],
    })),
  ];
  return logsOf(db, applications, { viewerNo, known: known(pieces, viewerNo) });
}
