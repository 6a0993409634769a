import { FileId, type Contract, type PledgeForm, type RequestOf } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { papersOfPledge, piecesNow } from './pieces.ts';
import type { PledgeRow } from './repository.ts';

/** What is applied for. */
export type Form = Omit<RequestOf<Contract['pledge']['apply']>, 'draftId' | 'resubmits' | 'copyOf'>;

const Attachments = z.array(FileId);
const Agreements = z.array(z.enum(['pledge', 'entrustment']));

/** The documents that were agreed to. */
export const readAgreements = ({ agreements }: PledgeRow) => z.parse(Agreements, agreements);

/** The files that were attached. */
export const readAttachments = ({ attachments }: PledgeRow) => z.parse(Attachments, attachments);

/** States in which its maker may apply again: the same application, or a copy of it for another lender. */
const AGAIN: readonly PledgeRow['state'][] = ['returned', 'withdrawn', 'declined', 'guarantorDeclined'];

/** What would be applied for again, of the pieces that are free; null where it cannot be, or none is left. */
export async function formOf(db: Db, row: PledgeRow): Promise<PledgeForm | null> {
  if (!AGAIN.includes(row.state)) return null;
  const pieces = await piecesNow(db, row);
  const free = pieces.filter(
    ({ live, state, pledgeState, holderNo }) => live && state === 'holding' && pledgeState === 'none' && holderNo === row.enterpriseNo,
  );
  if (free.length === 0) return null;
  const papers = await papersOfPledge(db, row);
  return {
    channel: row.channel,
    pieces: free.map(({ id, version }) => ({ pieceId: id, version })),
    pledged: row.pledged,
    amount: row.amount,
    repayOn: row.repayOn,
    wishedOn: row.valueOn,
    quoteId: row.quoteId,
    ...(row.guarantorNo !== null && { guarantorNo: row.guarantorNo }),
    purpose: row.purpose,
    receivingAccountId: row.receivingAccountId,
    invoices: papers.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
    attachments: readAttachments(row),
    agreements: readAgreements(row),
    ...(row.remark !== null && { remark: row.remark }),
  };
}
