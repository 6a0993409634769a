import type { SQL } from 'drizzle-orm';
import { insertOf, updateOf } from '../platform/db/rows-as-json.ts';
import { deferWrites } from '../platform/db/deferred-writes.ts';
import { piece, voucher, voucherHistory } from '../schema/index.ts';
import type { PieceId, VoucherId } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { sealed, type HistoryRow, type LedgerEvent } from './history.ts';
import { CHANGEABLE, type PieceChange, type PieceRow, type VoucherRow } from './rows.ts';

/** What an act changes in the ledger, gathered and then written in one statement. The act holds the vouchers. */
export interface LedgerBatch {
  /** Reminds of pieces as they are, so that they need not be read again. */
  readonly preload: (rows: Iterable<PieceRow>) => void;
  /** A piece as this act has left it so far; undefined where the act has not met it. */
  readonly pieceNow: (id: PieceId) => PieceRow | undefined;
  readonly addPiece: (row: PieceRow) => void;
  readonly addVoucher: (row: VoucherRow) => void;
  /** Writes what may change of a piece, and who changed it. */
  readonly changePiece: (row: PieceRow, change: PieceChange) => PieceRow;
  /** Ends a voucher that came to nothing. */
  readonly close: (row: VoucherRow) => void;
  /** Adds events to the end of a voucher's history, in order; answers the voucher with its new head. */
  readonly record: (row: VoucherRow, events: readonly LedgerEvent[]) => VoucherRow;
  /** Leaves all of it to the end of the transaction. */
  readonly write: () => void;
}

const ALWAYS = ['version', 'changedBy', 'changedAt'] as const;

/** Begins to gather. */
export function beginBatch({ db, clock, actor }: Pick<ActContext, 'db' | 'clock' | 'actor'>): LedgerBatch {
  const met = new Map<PieceId, PieceRow>();
  const bornPieces = new Set<PieceId>();
  const changedPieces = new Set<PieceId>();
  const changedColumns = new Set<keyof PieceChange>();
  const vouchers = new Map<VoucherId, VoucherRow>();
  const bornVouchers = new Set<VoucherId>();
  const closed = new Set<VoucherId>();
  const links: HistoryRow[] = [];
  const piecesOf = (ids: ReadonlySet<PieceId>) => [...ids].flatMap((id) => met.get(id) ?? []);
  const vouchersWhere = (born: boolean) => [...vouchers.values()].filter(({ id }) => bornVouchers.has(id) === born);

  function writes(): SQL[] {
    const [newVouchers, heads] = [vouchersWhere(true), vouchersWhere(false)];
    const [newPieces, changed] = [piecesOf(bornPieces), piecesOf(changedPieces)];
    return [
      ...(newVouchers.length > 0 ? [insertOf(voucher, newVouchers)] : []),
      ...(newPieces.length > 0 ? [insertOf(piece, newPieces)] : []),
      ...(changed.length > 0 ? [updateOf(piece, [...changedColumns, ...ALWAYS], changed)] : []),
      ...(heads.length > 0
        ? [updateOf(voucher, ['chainHead', 'chainLength', ...(closed.size > 0 ? ['closed' as const] : [])], heads)]
        : []),
      ...(links.length > 0 ? [insertOf(voucherHistory, links)] : []),
    ];
  }
  return {
    preload(rows) {
      for (const row of rows) met.set(row.id, row);
    },
    pieceNow: (id) => met.get(id),
    addPiece(row) {
      met.set(row.id, row);
      bornPieces.add(row.id);
    },
    addVoucher(row) {
      vouchers.set(row.id, row);
      bornVouchers.add(row.id);
    },
    changePiece(row, change) {
      const now = met.get(row.id) ?? row;
      const next = { ...now, ...change, version: now.version + 1, changedBy: actor.name, changedAt: clock.now() };
      met.set(row.id, next);
      if (bornPieces.has(row.id)) return next;
      changedPieces.add(row.id);
      for (const column of CHANGEABLE) if (column in change) changedColumns.add(column);
      return next;
    },
    close(row) {
      vouchers.set(row.id, { ...row, closed: true });
      closed.add(row.id);
    },
    record(row, events) {
      const now = vouchers.get(row.id) ?? row;
      const { links: added, head } = sealed({ clock, actor }, now, events);
      links.push(...added);
      const after = { ...now, ...head };
      vouchers.set(row.id, after);
      return after;
    },
    write: () => deferWrites(db, ...writes()),
  };
}
