import { FileId } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import type { CallContext } from '../../../platform/call-context.ts';
import type { LendingKind } from './lending-kind.ts';
import { holderOf, type FundingRow } from './funding-row.ts';

const Attachments = z.array(FileId);
const Agreements = z.array(z.string());

/** The documents that the applicant agreed to. */
export const readAgreements = ({ agreements }: Pick<FundingRow, 'agreements'>): string[] => z.parse(Agreements, agreements);

export const readAttachments = ({ attachments }: Pick<FundingRow, 'attachments'>): FileId[] => z.parse(Attachments, attachments);

/**
 * The form for submitting an application again, unchanged or as a copy for another lender, with those of its pieces that are free. Null if
 * that is not possible or none of its pieces is free.
 */
export async function formAgain<Row extends FundingRow>(
  { life, underlying }: Pick<LendingKind<Row>, 'life' | 'underlying'>,
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  row: Row,
) {
  const acts = life.actsIn(row.state, 'own', 'operator');
  if (!acts.includes('submit') && !acts.includes('copyToLender')) return null;
  const free = (await underlying.currentPieces(db, row)).filter(
    ({ live, state, pledgeState, holderNo }) => live && state === 'holding' && pledgeState === 'none' && holderNo === holderOf(row),
  );
  if (free.length === 0) return null;
  const { channel, amount, wishedOn, quoteId, purpose, receivingAccountId, remark } = row;
  const papers = await underlying.papersOf(db, row);
  return {
    channel,
    pieces: free.map(({ id, version }) => ({ pieceId: id, version })),
    amount,
    quoteId,
    purpose,
    receivingAccountId,
    invoices: papers.map(({ invoiceId, amount: used }) => ({ invoiceId, amount: used })),
    attachments: readAttachments(row),
    ...(remark !== null && { remark }),
    // A requested payout day that has passed is dropped.
    ...(wishedOn !== null && wishedOn >= clock.today() && { wishedOn }),
  };
}
