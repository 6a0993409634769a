import { inArray } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { issuance, tradeContract, transfer } from '../../../schema/index.ts';
import { readForm } from '../../vouchers/issuance/index.ts';
import type { ContractRow } from '../../trade/papers/index.ts';

/** The contracts of the trades from which the pieces originate. */
export async function contractsOfPieces(db: Db, pieces: readonly PieceRow[]): Promise<ContractRow[]> {
  const transferIds = pieces.flatMap(({ cameById }) => cameById ?? []);
  const voucherIds = pieces.filter(({ cameById }) => cameById === null).map(({ voucherId }) => voucherId);
  const transfers = transferIds.length === 0 ? [] : await db.select().from(transfer).where(inArray(transfer.id, transferIds));
  const issuances = voucherIds.length === 0 ? [] : await db.select().from(issuance).where(inArray(issuance.voucherId, voucherIds));
  const ids = [...transfers.map(({ contractId }) => contractId), ...issuances.flatMap(({ form }) => readForm(form).contractId ?? [])];
  return ids.length === 0
    ? []
    : db
        .select()
        .from(tradeContract)
        .where(inArray(tradeContract.id, [...new Set(ids)]))
        .orderBy(tradeContract.id);
}
