import type { EnterpriseNo, PieceId, VoucherId } from '../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { piece, voucher } from '../schema/index.ts';

export type VoucherRow = typeof voucher.$inferSelect;
export type PieceRow = typeof piece.$inferSelect;

/** The columns of a piece that may change. */
export const CHANGEABLE_COLUMNS = [
  'state',
  'live',
  'overdue',
  'pledgeState',
  'heldById',
  'financingId',
  'pledgeId',
  'receivedOn',
  'receivingAccountId',
  'children',
  'businessType',
] as const satisfies readonly (keyof PieceRow)[];

export type PieceChange = Partial<Pick<PieceRow, (typeof CHANGEABLE_COLUMNS)[number]>>;

const heldVouchers = prepared((db) => {
  const held = db
    .select({ id: piece.voucherId })
    .from(piece)
    .where(and(eq(piece.id, sql`any(${sql.placeholder('pieceIds')})`), eq(piece.holderNo, sql.placeholder('holderNo'))));
  return db.select().from(voucher).where(inArray(voucher.id, held)).orderBy(voucher.id).for('update').prepare('held_vouchers');
});

/**
 * Locks the vouchers of a holder's pieces until the transaction ends, ordered by id to avoid deadlocks. Every change of a piece requires
 * the lock of its voucher, so pieces need no locks.
 */
export async function lockVouchersOf(db: Db, pieceIds: readonly PieceId[], holderNo: EnterpriseNo): Promise<Map<VoucherId, VoucherRow>> {
  const rows = await heldVouchers(db).execute({ pieceIds: [...pieceIds], holderNo });
  return new Map(rows.map((row) => [row.id, row]));
}

const voucherForUpdate = prepared((db) =>
  db
    .select()
    .from(voucher)
    .where(eq(voucher.id, sql.placeholder('id')))
    .for('update')
    .prepare('voucher_to_hold'),
);

const vouchersForUpdate = prepared((db) =>
  db
    .select()
    .from(voucher)
    .where(sql`${voucher.id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(voucher.id)
    .for('update')
    .prepare('vouchers_to_hold'),
);

/** Locks vouchers until the transaction ends, ordered by id to avoid deadlocks. */
export async function lockVouchers(db: Db, ids: readonly VoucherId[]): Promise<Map<VoucherId, VoucherRow>> {
  const rows = await vouchersForUpdate(db).execute({ ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks one voucher until the transaction ends. */
export async function lockVoucher(db: Db, id: VoucherId): Promise<VoucherRow> {
  const [row] = await voucherForUpdate(db).execute({ id });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
