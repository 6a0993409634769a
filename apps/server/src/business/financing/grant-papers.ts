import type { FileId } from '@lianxin/api/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { tradeInvoice } from '../../schema/index.ts';
import { grantFiles } from '../trade/files.ts';
import { readAttachments } from './form.ts';
import { papersOfFinancing } from './papers.ts';
import { piecesNow } from './pieces.ts';
import type { FinancingRow } from './repository.ts';
import { contractsBehind } from './trade-behind.ts';

/** Lets the lender read what stands behind an application: its attachments, the invoices and the contract of the trade. */
export async function grantPapers(db: Db, row: FinancingRow): Promise<void> {
  const papers = await papersOfFinancing(db, row);
  const pieces = await piecesNow(db, row);
  const invoices = await db
    .select({ fileId: tradeInvoice.fileId })
    .from(tradeInvoice)
    .where(
      inArray(
        tradeInvoice.id,
        papers.map(({ invoiceId }) => invoiceId),
      ),
    );
  const contracts = await contractsBehind(db, pieces);
  const files = [...invoices, ...contracts].flatMap(({ fileId }): FileId[] => (fileId === null ? [] : [fileId]));
  await grantFiles(db, [...new Set([...readAttachments(row), ...files])], row.lenderNo);
}
