import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { financing, tradeInvoice } from '../../../schema/index.ts';
import { contractsOfPieces } from '../funding/index.ts';
import { contractViews, invoiceViews } from '../../trade/papers/index.ts';
import type { RelatedTrade, TradeShownToLender } from '../../vouchers/transfer/index.ts';
import { underlying } from './pieces.ts';
import type { FinancingRow } from './repository.ts';

/** The invoices of a financing, and the contract behind its first piece. */
async function tradeOf(db: Db, row: FinancingRow): Promise<Pick<RelatedTrade, 'contract' | 'invoices' | 'files'>> {
  const papers = await underlying.papersOf(db, row);
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
  const [contract = null] = await contractViews(db, (await contractsOfPieces(db, await underlying.currentPieces(db, row))).slice(0, 1));
  return {
    contract,
    invoices: papers.flatMap(({ invoiceId, amount }) => {
      const invoice = invoices.find(({ id }) => id === invoiceId);
      return invoice ? [{ invoice, amount }] : [];
    }),
    files: contract?.file ? [contract.file] : [],
  };
}

/** The trade documents that a lender was shown for its financings. */
export const tradeForLender: TradeShownToLender = async (db, lenderNo, financingIds) => {
  if (financingIds.length === 0) return [];
  const rows = await db
    .select()
    .from(financing)
    .where(and(inArray(financing.id, [...financingIds]), eq(financing.lenderNo, lenderNo)));
  const trades: RelatedTrade[] = [];
  for (const row of rows) trades.push({ origin: 'financing', number: row.applicationNumber, ...(await tradeOf(db, row)) });
  return trades;
};
