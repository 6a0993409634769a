import type { VoucherId } from '../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/client.ts';
import { voucher, type piece } from '../schema/index.ts';

export type VoucherRow = typeof voucher.$inferSelect;
export type PieceRow = typeof piece.$inferSelect;

/**
 * Takes vouchers for the rest of the transaction, in the order of their ids, so that no two acts wait for each other. Whoever moves a
 * piece holds its voucher; pieces need no lock of their own.
 */
export async function lockVouchers(db: Db, ids: readonly VoucherId[]): Promise<Map<VoucherId, VoucherRow>> {
  const rows = await db
    .select()
    .from(voucher)
    .where(inArray(voucher.id, [...ids]))
    .orderBy(voucher.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes one voucher for the rest of the transaction. */
export async function lockVoucher(db: Db, id: VoucherId): Promise<VoucherRow> {
  const [row] = await db.select().from(voucher).where(eq(voucher.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
