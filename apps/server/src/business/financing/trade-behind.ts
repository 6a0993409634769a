import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { inArray } from 'drizzle-orm';
import type { PieceRow } from '../../ledger/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { issuance, tradeContract, tradeInvoice, transfer } from '../../schema/index.ts';
import { readForm } from '../issuance/form.ts';
import { contractViews, invoiceViews, type ContractRow } from '../trade/trade-views.ts';
import { papersOfFinancing } from './papers.ts';
import { piecesNow } from './pieces.ts';
import type { FinancingRow } from './repository.ts';

/** The contracts of the trades that pieces came by. */
export async function contractsBehind(db: Db, pieces: readonly PieceRow[]): Promise<ContractRow[]> {
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

type Trade = Pick<ResponseOf<Contract['transfer']['relatedTrade']>[number], 'contract' | 'invoices' | 'files'>;

/** What of the trade stands behind a financing: its invoices, and the contract of what it takes first. */
export async function tradeOfFinancing(db: Db, row: FinancingRow): Promise<Trade> {
  const papers = await papersOfFinancing(db, row);
  const invoices = await invoiceViews(
    db,
    await db
      .select()
      .from(tradeInvoice)
      .where(
        inArray(
          tradeInvoice.id,
          papers.map(({ invoiceId }) => invoiceId),
        ),
      ),
  );
  const [contract = null] = await contractViews(db, (await contractsBehind(db, await piecesNow(db, row))).slice(0, 1));
  return {
    contract,
    invoices: papers.flatMap(({ invoiceId, amount }) => {
      const invoice = invoices.find(({ id }) => id === invoiceId);
      return invoice ? [{ invoice, amount }] : [];
    }),
    files: contract?.file ? [contract.file] : [],
  };
}
