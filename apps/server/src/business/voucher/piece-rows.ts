import type { EnterpriseNo, PieceRow as PieceRowSchema } from '@lianxin/api/contract';
import {
  allowedActs,
  daysBetween,
  ZERO_FEN,
  type Act,
  type CivilDate,
  type IssuanceState,
  type Party,
  type Role,
  type TransferState,
} from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { issuance, transfer, voucher } from '../../schema/index.ts';
import { partiesOf } from '../enterprise/parties.ts';
import type { PieceRow } from '../../ledger/rows.ts';

export type PieceRowView = z.output<typeof PieceRowSchema>;

export interface RowViewer {
  readonly viewerNo: EnterpriseNo;
  readonly userId: string;
  readonly role: Role;
  readonly today: CivilDate;
}

type Application =
  | {
      readonly kind: 'issuance';
      readonly id: string;
      readonly state: IssuanceState;
      readonly makerId: string;
      readonly signerId: string | null;
    }
  | {
      readonly kind: 'transfer';
      readonly id: string;
      readonly state: TransferState;
      readonly makerId: string;
      readonly signerId: string | null;
    };

export const availableOf = ({ live, state, pledgeState, amount }: PieceRow) =>
  live && state === 'holding' && pledgeState === 'none' ? amount : ZERO_FEN;

/** The application that a piece waits on: the issuance or transfer it is offered by, or the transfer that takes it. */
async function applicationsOf(db: Db, rows: readonly PieceRow[]): Promise<(row: PieceRow) => Application | undefined> {
  const offers = rows.filter(({ state, cameById }) => state === 'awaitingReceipt' && cameById === null);
  const transferIds = rows.flatMap(({ state, cameById, heldById }) =>
    state === 'awaitingReceipt' ? (cameById ?? []) : state === 'transferring' ? (heldById ?? []) : [],
  );
  const transfers = transferIds.length === 0 ? [] : await db.select().from(transfer).where(inArray(transfer.id, transferIds));
  const vouchers = offers.map(({ voucherId }) => voucherId);
  const issuances = offers.length === 0 ? [] : await db.select().from(issuance).where(inArray(issuance.voucherId, vouchers));
  const byTransfer = new Map(transfers.map((row) => [row.id, row]));
  const byVoucher = new Map(issuances.map((row) => [row.voucherId, row]));
  return ({ state, cameById, heldById, voucherId }) => {
    if (state !== 'awaitingReceipt' && state !== 'transferring') return undefined;
    const through = state === 'awaitingReceipt' ? cameById : heldById;
    if (through !== null) {
      const row = byTransfer.get(through);
      return row && { kind: 'transfer', id: row.id, state: row.state, makerId: row.makerId, signerId: row.signerId };
    }
    const row = byVoucher.get(voucherId);
    return row && { kind: 'issuance', id: row.id, state: row.state, makerId: row.makerId, signerId: row.signerId };
  };
}

const APPLICATION_ACTS: readonly Act[] = ['withdraw', 'pass', 'return', 'sign', 'refuse', 'signConfirm', 'signReturn'];
const REVIEWS: readonly Act[] = ['pass', 'return'];
const CONFIRMS: readonly Act[] = ['signConfirm', 'signReturn'];

/** What the viewer may do with a piece: the matrix of pieces, less what its application, its due date or its pledge forbids. */
function actsOfPiece(row: PieceRow, application: Application | undefined, { viewerNo, userId, role, today }: RowViewer): Act[] {
  const own = row.holderNo === viewerNo;
  const acts = allowedActs('piece', row.state, own ? 'own' : 'counterparty', role);
  if (row.state === 'holding' && (availableOf(row) === ZERO_FEN || row.dueOn <= today || row.overdue))
    return acts.filter((act) => act === 'view' || act === 'export');
  const party: Party = row.state === 'awaitingReceipt' ? 'counterparty' : 'own';
  const open = application
    ? application.kind === 'issuance'
      ? allowedActs('issuance', application.state, party, role)
      : allowedActs('transfer', application.state, party, role)
    : [];
  return acts.filter((act) => {
    if (!APPLICATION_ACTS.includes(act)) return true;
    if (REVIEWS.includes(act) && application?.makerId === userId) return false;
    if (CONFIRMS.includes(act) && application?.signerId === userId) return false;
    return open.includes(act);
  });
}

const partsOf = ({ issuerNo, holderNo, fromNo }: PieceRow, viewerNo: EnterpriseNo): PieceRowView['parts'] => [
  ...(issuerNo === viewerNo ? (['issuer'] as const) : []),
  ...(holderNo === viewerNo ? (['holder'] as const) : []),
  ...(fromNo === viewerNo && issuerNo !== viewerNo ? (['sender'] as const) : []),
];

/** Pieces that the viewer issued, holds or passed on, and whose parties it therefore knows, as its lists show them; as many queries for one row as for a hundred. */
export async function pieceRowViews(db: Db, rows: readonly PieceRow[], rowViewer: RowViewer): Promise<PieceRowView[]> {
  const { viewerNo, today } = rowViewer;
  const party = await partiesOf(
    db,
    rows.flatMap(({ issuerNo, fromNo, holderNo }) => [issuerNo, fromNo, holderNo]),
  );
  const ids = [...new Set(rows.map(({ voucherId }) => voucherId))];
  const roots =
    ids.length === 0 ? [] : await db.select({ id: voucher.id, number: voucher.number }).from(voucher).where(inArray(voucher.id, ids));
  const numbers = new Map(roots.map(({ id, number }) => [id, number]));
  const applicationOf = await applicationsOf(db, rows);
  return rows.map((row) => {
    const application = row.holderNo === viewerNo || row.fromNo === viewerNo ? applicationOf(row) : undefined;
    return {
      id: row.id,
      number: row.number,
      voucherId: row.voucherId,
      rootNumber: numbers.get(row.voucherId) ?? row.number,
      version: row.version,
      state: row.state,
      pledgeState: row.pledgeState,
      overdue: row.overdue,
      live: row.live,
      issuer: party(row.issuerNo),
      from: party(row.fromNo),
      holder: party(row.holderNo),
      amount: row.amount,
      availableAmount: availableOf(row),
      issuedOn: row.issuedOn,
      receivedOn: row.receivedOn,
      dueOn: row.dueOn,
      remainingDays: daysBetween(today, row.dueOn),
      source: row.source,
      applicationId: application?.id ?? null,
      applicationState: application?.state ?? null,
      parts: partsOf(row, viewerNo),
      latestEventAt: row.changedAt.toISOString(),
      acts: actsOfPiece(row, application, rowViewer),
    };
  });
}
