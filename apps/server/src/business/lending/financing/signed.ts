import { financingSignatureText, yuanOf, type FinancingSignature } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { financingPiece, piece } from '../../../schema/index.ts';
import { assertInTime } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { elementsOf, type SignedText } from '../../foundation/signed-text/index.ts';
import type { FinancingRow } from './repository.ts';

/** What is signed of a financing in an act of one of its parties, while there is time to. */
export async function signedTextOf(
  context: Pick<CallContext, 'db' | 'clock'>,
  row: FinancingRow,
  act: FinancingSignature['act'],
): Promise<SignedText> {
  const { db } = context;
  assertInTime(context, { dueOn: row.dueOn });
  const party = await partiesOf(db, [row.issuerNo, row.enterpriseNo, row.lenderNo]);
  const pieces = await db
    .select({ number: piece.number })
    .from(financingPiece)
    .innerJoin(piece, eq(piece.id, financingPiece.pieceId))
    .where(eq(financingPiece.financingId, row.id))
    .orderBy(financingPiece.position);
  const { applicationNumber, amount, paidOut, issuerCosts, quoteId, valueOn, paysOn } = row;
  const pieceNumbers = pieces.map(({ number }) => number);
  const names = {
    issuerName: party(row.issuerNo).name,
    holderName: party(row.enterpriseNo).name,
    lenderName: party(row.lenderNo).name,
  };
  const facts = { applicationNumber, ...names, amount, paidOut, issuerCosts, quoteId, valueOn, paysOn };
  return {
    text: financingSignatureText({ object: 'financing', act, guarantorName: '', pieceNumbers, ...facts }),
    elements: elementsOf({
      applicationNumber,
      ...names,
      pieceNumbers: pieceNumbers.join('、'),
      amount: yuanOf(amount),
      paidOut: yuanOf(paidOut),
      issuerCosts: yuanOf(issuerCosts),
      quoteId,
      valueOn,
      paysOn,
    }),
  };
}
