import { FileId, type Contract, type FinancingForm, type RequestOf } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { papersOfFinancing, piecesNow } from './pieces.ts';
import type { FinancingRow } from './repository.ts';

/** What is applied for. */
export type Form = Omit<RequestOf<Contract['financing']['apply']>, 'draftId' | 'resubmits' | 'copyOf'>;

const Attachments = z.array(FileId);
const Agreements = z.array(z.enum(['assignment', 'entrustment']));

/** The documents that were agreed to. */
export const readAgreements = ({ agreements }: FinancingRow) => z.parse(Agreements, agreements);

/** The files that were attached. */
export const readAttachments = ({ attachments }: FinancingRow) => z.parse(Attachments, attachments);

/** States in which its maker may apply again: the same application, or a copy of it for another lender. */
const AGAIN: readonly FinancingRow['state'][] = ['returned', 'withdrawn', 'declined'];

/** What would be applied for again, of the pieces that are still held; null where it cannot be, or none is left. */
export async function formOf(db: Db, row: FinancingRow): Promise<z.output<typeof FinancingForm> | null> {
  if (!AGAIN.includes(row.state)) return null;
  const pieces = await piecesNow(db, row);
  const free = pieces.filter(({ live, state, holderNo }) => live && state === 'holding' && holderNo === row.enterpriseNo);
  if (free.length === 0) return null;
  const papers = await papersOfFinancing(db, row);
  return {
    channel: row.channel,
    pieces: free.map(({ id, version }) => ({ pieceId: id, version })),
    amount: row.amount,
    wishedOn: row.valueOn,
    quoteId: row.quoteId,
    purpose: row.purpose,
    receivingAccountId: row.receivingAccountId,
    invoices: papers.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
    attachments: readAttachments(row),
    agreements: readAgreements(row),
    ...(row.remark !== null && { remark: row.remark }),
  };
}
