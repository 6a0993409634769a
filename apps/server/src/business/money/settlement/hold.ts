import { VoucherId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockVoucher, type VoucherRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { voucher } from '../../../schema/index.ts';
import { type IssuanceRow, issuances } from '../../vouchers/issuance/index.ts';
import { heldSettlement, type SettlementRow } from './repository.ts';

export const voucherIdOf = (text: string): VoucherId => z.parse(VoucherId, text);

/** A due voucher with its issuance and, once begun, its settlement. */
export interface Maturity {
  readonly voucher: VoucherRow;
  readonly issuance: IssuanceRow;
  readonly row: SettlementRow | undefined;
}

/** Locks issuance, settlement and voucher, in the order that all acts use. */
export async function heldMaturity(db: Db, voucherId: VoucherId): Promise<Maturity | undefined> {
  const [found] = await db.select({ issuanceId: voucher.issuanceId }).from(voucher).where(eq(voucher.id, voucherId));
  const issuance = found && (await issuances.hold(db, found.issuanceId));
  if (!issuance) return undefined;
  const row = await heldSettlement(db, voucherId);
  return { issuance, row, voucher: await lockVoucher(db, voucherId) };
}

export type Settling = Maturity & { readonly row: SettlementRow };

export const isSettling = (maturity: Maturity | undefined): maturity is Settling => maturity?.row !== undefined;
