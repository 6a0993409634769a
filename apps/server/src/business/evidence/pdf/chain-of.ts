import type { VoucherNumber } from '@lianxin/api/contract';
import { Refusal, type ProvedChain } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { piece, voucher } from '../../../schema/index.ts';

/** Position in the hash chain of the voucher of a piece. */
export async function chainOf(db: Db, number: VoucherNumber): Promise<ProvedChain> {
  const [row] = await db
    .select({ voucherNumber: voucher.number, head: voucher.chainHead, length: voucher.chainLength })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .where(eq(piece.number, number));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
