import type { CivilDate } from '@lianxin/domain';
import type { SQL } from 'drizzle-orm';
import { insertOf, updateOf } from '../platform/db/rows-as-json.ts';
import { deferWrites } from '../platform/db/deferred-writes.ts';
import { piece, voucher, voucherHistory } from '../schema/index.ts';
import type { PieceId, VoucherId } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { appendedHistory, type HistoryRow, type LedgerEvent } from './history.ts';
import { CHANGEABLE_COLUMNS, type PieceChange, type PieceRow, type VoucherRow } from './rows.ts';

/** Collects an act's changes to the ledger, to write them together. The vouchers must be locked. */
export interface LedgerBatch {
  /** Adds pieces that were read already, so that they need not be read again. */
  readonly preload: (rows: Iterable<PieceRow>) => void;
  /** A piece with the changes so far; undefined if it is not part of the batch. */
  readonly currentPiece: (id: PieceId) => PieceRow | undefined;
  readonly addPiece: (row: PieceRow) => void;
  readonly addVoucher: (row: VoucherRow) => void;
  /** Updates a piece and records who changed it. */
  readonly changePiece: (row: PieceRow, change: PieceChange) => PieceRow;
  /** Closes a voucher that was never accepted. */
  readonly close: (row: VoucherRow) => void;
  /** Moves the day on which a voucher is paid. */
  readonly reschedule: (row: VoucherRow, paymentDate: CivilDate) => void;
  /** Appends events to a voucher's history. Returns the voucher with its new head. */
  readonly record: (row: VoucherRow, events: readonly LedgerEvent[]) => VoucherRow;
  /** Defers the writes; see `deferWrites`. */
  readonly write: () => void;
}

const AUDIT_COLUMNS = ['version', 'changedBy', 'changedAt'] as const;

export function beginBatch({ db, clock, actor }: Pick<ActContext, 'db' | 'clock' | 'actor'>): LedgerBatch {
  const pieces = new Map<PieceId, PieceRow>();
  const addedPieces = new Set<PieceId>();
  const changedPieces = new Set<PieceId>();
  const changedColumns = new Set<keyof PieceChange>();
  const vouchers = new Map<VoucherId, VoucherRow>();
  const addedVouchers = new Set<VoucherId>();
  const changedVoucherColumns = new Set<'closed' | 'paymentDate'>();
  const links: HistoryRow[] = [];
  const piecesOf = (ids: ReadonlySet<PieceId>) => [...ids].flatMap((id) => pieces.get(id) ?? []);
  const vouchersWhere = (added: boolean) => [...vouchers.values()].filter(({ id }) => addedVouchers.has(id) === added);

  function writes(): SQL[] {
    const [newVouchers, heads] = [vouchersWhere(true), vouchersWhere(false)];
    const [newPieces, changed] = [piecesOf(addedPieces), piecesOf(changedPieces)];
    return [
      ...(newVouchers.length > 0 ? [insertOf(voucher, newVouchers)] : []),
      ...(newPieces.length > 0 ? [insertOf(piece, newPieces)] : []),
      ...(changed.length > 0 ? [updateOf(piece, [...changedColumns, ...AUDIT_COLUMNS], changed)] : []),
      ...(heads.length > 0 ? [updateOf(voucher, ['chainHead', 'chainLength', ...changedVoucherColumns], heads)] : []),
      ...(links.length > 0 ? [insertOf(voucherHistory, links)] : []),
    ];
  }
  return {
    preload(rows) {
      for (const row of rows) pieces.set(row.id, row);
    },
    currentPiece: (id) => pieces.get(id),
    addPiece(row) {
      pieces.set(row.id, row);
      addedPieces.add(row.id);
    },
    addVoucher(row) {
      vouchers.set(row.id, row);
      addedVouchers.add(row.id);
    },
    changePiece(row, change) {
      const now = pieces.get(row.id) ?? row;
      const next = { ...now, ...change, version: now.version + 1, changedBy: actor.name, changedAt: clock.now() };
      pieces.set(row.id, next);
      if (addedPieces.has(row.id)) return next;
      changedPieces.add(row.id);
      for (const column of CHANGEABLE_COLUMNS) if (column in change) changedColumns.add(column);
      return next;
    },
    close(row) {
      vouchers.set(row.id, { ...row, closed: true });
      changedVoucherColumns.add('closed');
    },
    reschedule(row, paymentDate) {
      vouchers.set(row.id, { ...row, paymentDate });
      changedVoucherColumns.add('paymentDate');
    },
    record(row, events) {
      const now = vouchers.get(row.id) ?? row;
      const { links: added, head } = appendedHistory({ clock, actor }, now, events);
      links.push(...added);
      const after = { ...now, ...head };
      vouchers.set(row.id, after);
      return after;
    },
    write: () => deferWrites(db, ...writes()),
  };
}
