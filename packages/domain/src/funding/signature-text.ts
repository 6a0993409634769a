import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText } from '../ledger/signature-text.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** What a party signs of a financing, or of a loan against a pledge. */
export interface FinancingSignature {
  readonly object: 'financing' | 'pledge';
  /** What the signature is for: the reviewer's pass, the contract, the issuer's consent, the lender's or guarantor's hand. */
  readonly act: 'pass' | 'signContract' | 'contractConfirm' | 'consentConfirm' | 'countersign' | 'approve';
  readonly applicationNumber: string;
  readonly issuerName: string;
  readonly holderName: string;
  readonly lenderName: string;
  /** Empty where nobody answers for it. */
  readonly guarantorName: string;
  /** Numbers of the pieces that it takes, in order. */
  readonly pieceNumbers: readonly string[];
  readonly amount: Fen;
  readonly paidOut: Fen;
  /** What the issuer bears of interest and fees. */
  readonly issuerCosts: Fen;
  readonly quoteId: string;
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
}

/** What is signed of a financing: who, what of which vouchers, what is paid out and when it is paid back, and the quote that it rests on (rules §8). */
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
