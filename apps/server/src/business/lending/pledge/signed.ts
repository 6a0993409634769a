import { financingSignatureText, yuanOf, ZERO_FEN, type FinancingSignature } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { piece, pledgePiece } from '../../../schema/index.ts';
import { assertInTime } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { elementsOf, type SignedText } from '../../foundation/signed-text/index.ts';
import type { PledgeRow } from './repository.ts';

/** What is signed of a loan against a pledge in an act of one of its parties, while there is time to. */
export async function signedTextOf(
  context: Pick<CallContext, 'db' | 'clock'>,
  row: PledgeRow,
  act: FinancingSignature['act'],
): Promise<SignedText> {
  const { db } = context;
  assertInTime(context, { dueOn: row.repayOn });
  const party = await partiesOf(db, [row.issuerNo, row.enterpriseNo, row.lenderNo, ...(row.guarantorNo ? [row.guarantorNo] : [])]);
  const pieces = await db
    .select({ number: piece.number })
    .from(pledgePiece)
    .innerJoin(piece, eq(piece.id, pledgePiece.pieceId))
    .where(eq(pledgePiece.pledgeId, row.id))
    .orderBy(pledgePiece.position);
  const { applicationNumber, amount, pledged, paidOut, quoteId, valueOn, paysOn } = row;
  const pieceNumbers = pieces.map(({ number }) => number);
  const names = {
    issuerName: party(row.issuerNo).name,
    holderName: party(row.enterpriseNo).name,
    lenderName: party(row.lenderNo).name,
    guarantorName: row.guarantorNo ? party(row.guarantorNo).name : '',
  };
  const terms = { applicationNumber, ...names, amount, paidOut, issuerCosts: ZERO_FEN, quoteId, valueOn, paysOn };
  return {
    text: financingSignatureText({ object: 'pledge', act, pieceNumbers, ...terms }),
    elements: elementsOf({
      applicationNumber,
      issuerName: names.issuerName,
      holderName: names.holderName,
      lenderName: names.lenderName,
      ...(row.guarantorNo && { guarantorName: names.guarantorName }),
      pieceNumbers: pieceNumbers.join('、'),
      pledged: yuanOf(pledged),
      amount: yuanOf(amount),
      paidOut: yuanOf(paidOut),
      quoteId,
      valueOn,
      paysOn,
    }),
  };
}
