import { financingSignatureText, yuanOf, ZERO_FEN, type Act, type FinancingSignature } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { actOf, assertInTime, assertOneSideOf, type PrepareRequest, type Review, signedAs } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { heldForReview } from './due.ts';
import type { LendingKind } from './lending-kind.ts';
import { holderOf, type FundingRow } from './funding-row.ts';

export type Given = Parameters<typeof requireSignature>[2];

/** What is signed of an application in an act of one of its parties, while there is time to. */
export async function signedTextOf<Row extends FundingRow>(
  { kind, underlying, dueOf }: Pick<LendingKind<Row>, 'kind' | 'underlying' | 'dueOf'>,
  context: Pick<CallContext, 'db' | 'clock'>,
  row: Row,
  act: FinancingSignature['act'],
): Promise<SignedText> {
  const { db } = context;
  assertInTime(context, { dueOn: dueOf(row) });
  const { applicationNumber, issuerNo, lenderNo, guarantorNo = null, amount, pledged, paidOut, issuerCosts } = row;
  const { quoteId, valueOn, paysOn } = row;
  const party = await partiesOf(db, [issuerNo, holderOf(row), lenderNo, guarantorNo]);
  const pieceNumbers = await underlying.numbersOf(db, row);
  const names = { issuerName: party(issuerNo).name, holderName: party(holderOf(row)).name, lenderName: party(lenderNo).name };
  const guarantorName = guarantorNo === null ? '' : party(guarantorNo).name;
  const terms = { quoteId, valueOn, paysOn };
  const money = { amount, paidOut, issuerCosts: issuerCosts ?? ZERO_FEN };
  return {
    text: financingSignatureText({ object: kind, act, applicationNumber, ...names, guarantorName, pieceNumbers, ...money, ...terms }),
    elements: elementsOf({
      applicationNumber,
      ...names,
      ...(guarantorNo !== null && { guarantorName }),
      pieceNumbers: pieceNumbers.join('、'),
      ...(pledged !== undefined && { pledged: yuanOf(pledged) }),
      amount: yuanOf(amount),
      paidOut: yuanOf(paidOut),
      ...(issuerCosts !== undefined && { issuerCosts: yuanOf(issuerCosts) }),
      ...terms,
    }),
  };
}

/** What a person signs in an act, once they have; where two are to pass it, in which pass. */
export const signatureFor = async <Row extends FundingRow>(
  kind: LendingKind<Row>,
  context: CallContext,
  row: Row,
  [step, act]: readonly [FinancingSignature['act'], string],
  given: Given,
  pass: Review = { pass: 'only' },
): Promise<KeptSignature> => {
  const { text } = signedAs(pass, await signedTextOf(kind, context, row, step));
  return requireSignature(context, { act, subjectId: row.id, version: row.version, text }, given);
};

/** The text of an act that is due, for a person who did not enter what it confirms. */
export const signedTextFor =
  <Row extends FundingRow>(kind: LendingKind<Row>, act: Act & FinancingSignature['act']) =>
  async (context: CallContext, { subjectId, version }: Pick<PrepareRequest, 'subjectId' | 'version'>): Promise<SignedText> => {
    const { row, pass } = await heldForReview(kind, context, { id: z.parse(kind.id, subjectId), version }, act);
    await assertOneSideOf(kind.kind, actOf(context), row.id);
    return signedAs(pass, await signedTextOf(kind, context, row, act));
  };
