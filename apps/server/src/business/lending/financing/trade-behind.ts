import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { contractsBehind } from '../funding/index.ts';
import { contractViews, invoiceViews } from '../../trade/papers/index.ts';
import { taken } from './pieces.ts';
import type { FinancingRow } from './repository.ts';

type Trade = Pick<ResponseOf<Contract['transfer']['relatedTrade']>[number], 'contract' | 'invoices' | 'files'>;

/** What of the trade stands behind a financing: its invoices, and the contract of what it takes first. */
export async function tradeOfFinancing(db: Db, row: FinancingRow): Promise<Trade> {
  const papers = await taken.papersOf(db, row);
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
  const [contract = null] = await contractViews(db, (await contractsBehind(db, await taken.piecesNow(db, row))).slice(0, 1));
  return {
    contract,
    invoices: papers.flatMap(({ invoiceId, amount }) => {
      const invoice = invoices.find(({ id }) => id === invoiceId);
      return invoice ? [{ invoice, amount }] : [];
    }),
    files: contract?.file ? [contract.file] : [],
  };
}
