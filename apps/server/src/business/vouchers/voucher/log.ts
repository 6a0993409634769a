import type { EnterpriseNo, LogEntry } from '@lianxin/api/contract';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { financing, transfer } from '../../../schema/index.ts';
import { type LoggedApplication, logsOf, type LoggedStep } from '../../applications/application/index.ts';
import type { IssuanceRow } from '../issuance/index.ts';
import { known } from './visible.ts';

/** A piece with its ancestors and descendants. */
function lineOf(pieces: readonly PieceRow[], row: PieceRow): PieceRow[] {
  const byId = new Map(pieces.map((one) => [one.id, one]));
  const above = (one: PieceRow): PieceRow[] => {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId);
    return parent ? [parent, ...above(parent)] : [];
  };
  const upward = new Set([row, ...above(row)].map(({ id }) => id));
  return pieces.filter((one) => upward.has(one.id) || above(one).some(({ id }) => id === row.id));
}

export interface FinancedPiece {
  readonly pieceId: PieceRow['id'];
  readonly financing: typeof financing.$inferSelect;
}

/** The complete history of a voucher. */
interface Voucher {
  readonly pieces: readonly PieceRow[];
  readonly issued: IssuanceRow;
  readonly transfers: readonly (typeof transfer.$inferSelect)[];
  readonly financings: readonly FinancedPiece[];
  readonly steps: readonly LoggedStep[];
}

/** History of a piece since issuance: parties see the details, others only that a step was taken. */
export function pieceLog({ pieces, issued, transfers, financings, steps }: Voucher, row: PieceRow, viewerNo: EnterpriseNo): LogEntry[] {
  const line = new Set(lineOf(pieces, row).map(({ id }) => id));
  const legs = transfers.filter(
    ({ sourcePieceId, childPieceId }) => line.has(sourcePieceId) || (childPieceId !== null && line.has(childPieceId)),
  );
  const applications: LoggedApplication[] = [
    { kind: 'issuance', id: issued.id, number: issued.applicationNumber, parties: [issued.issuerNo, issued.recipientNo] },
    ...legs.map((leg) => ({
      kind: 'transfer' as const,
      id: leg.id,
      number: leg.transferNumber,
      parties: [leg.senderNo, leg.recipientNo],
    })),
    ...financings
      .filter(({ pieceId }) => line.has(pieceId))
      .map(({ financing: { id, applicationNumber, enterpriseNo, lenderNo, passedAt } }) => ({
        kind: 'financing' as const,
        id,
        number: applicationNumber,
        parties: [enterpriseNo, passedAt === null ? null : lenderNo],
      })),
  ];
  return logsOf(steps, applications, { viewerNo, known: known(pieces, viewerNo) });
}
