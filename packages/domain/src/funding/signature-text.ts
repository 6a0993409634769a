import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText } from '../ledger/signature-text.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** The facts that a party signs for an application to a lender. */
export interface FinancingSignature {
  /** The kind of application. */
  readonly object: string;
  /** Purpose of the signature: the reviewer's approval, the contract, the issuer's consent, or the countersignature of lender or guarantor. */
  readonly act: 'pass' | 'signContract' | 'contractConfirm' | 'consentConfirm' | 'countersign' | 'approve';
  readonly applicationNumber: string;
  readonly issuerName: string;
  readonly holderName: string;
  readonly lenderName: string;
  /** Empty without a guarantor. */
  readonly guarantorName: string;
  /** Numbers of the pieces in order. */
  readonly pieceNumbers: readonly string[];
  readonly amount: Fen;
  readonly paidOut: Fen;
  /** Interest and fees borne by the issuer. */
  readonly issuerCosts: Fen;
  readonly quoteId: string;
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
}

/** The text that is signed for a financing: parties, pieces, amounts, quote, value date and repayment date (rules §8). */
export function financingSignatureText(act: FinancingSignature): string {
  const parties = [act.issuerName, act.holderName, act.lenderName, act.guarantorName];
  const money = [yuanOf(act.amount), yuanOf(act.paidOut), yuanOf(act.issuerCosts)];
  return signatureText(act.object, [
    act.act,
    act.applicationNumber,
    ...parties,
    act.pieceNumbers.join(','),
    ...money,
    act.quoteId,
    act.valueOn,
    act.paysOn,
  ]);
}
