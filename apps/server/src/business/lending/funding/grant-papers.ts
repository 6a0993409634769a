import type { EnterpriseNo, FileId, TradeInvoiceId } from '@lianxin/api/contract';
import { inArray } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { grantFiles } from '../../trade/papers/index.ts';
import { contractsOfPieces } from './contracts-of-pieces.ts';

/** The documents of an application, by their sources. */
interface ApplicationDocuments {
  readonly pieces: readonly PieceRow[];
  readonly papers: readonly { readonly invoiceId: TradeInvoiceId }[];
  readonly attachments: readonly FileId[];
}

/** Gives an enterprise read access to the documents of an application: its attachments, the invoices and the contract of the trade. */
export async function grantPapers(db: Db, { pieces, papers, attachments }: ApplicationDocuments, readerNo: EnterpriseNo): Promise<void> {
  const invoices = await db
    .select({ fileId: tradeInvoice.fileId })
    .from(tradeInvoice)
    .where(
      inArray(
        tradeInvoice.id,
        papers.map(({ invoiceId }) => invoiceId),
      ),
    );
  const contracts = await contractsOfPieces(db, pieces);
  const files = [...invoices, ...contracts].flatMap(({ fileId }): FileId[] => (fileId === null ? [] : [fileId]));
  await grantFiles(db, [...new Set([...attachments, ...files])], readerNo);
}
