import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText, type ReceivingAccount } from '../ledger/signature-text.ts';
import { formatRatePercent, type Ppm } from '../money/rate.ts';
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
  /** What is pledged for a loan; absent of a financing. */
  readonly pledged?: Fen | undefined;
  readonly paidOut: Fen;
  /** Interest and fees borne by the issuer. */
  readonly issuerCosts: Fen;
  readonly quoteId: string;
  readonly annualRatePpm: Ppm;
  /** Interest up to the day of repayment, the holder's and the issuer's part together. */
  readonly interest: Fen;
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
  /** What is paid out if the issuer does not consent to its share; absent once it has, or where it bears none. */
  readonly paidOutWithoutIssuer?: Fen | undefined;
  /** The guarantor's fee; absent without a guarantor. */
  readonly guaranteeFee?: Fen | undefined;
  /** The number of the guarantee contract; empty before there is one. */
  readonly guaranteeNumber: string;
  /** The account that the signer pays to or is paid on; absent where it is none of the signer's business. */
  readonly account?: ReceivingAccount | undefined;
  /** The accounts that an issuer pays its share from. */
  readonly payerAccounts: readonly ReceivingAccount[];
}

const accountFields = ({ accountNumber, accountName, bankName }: ReceivingAccount): readonly string[] => [
  // A field of its own, so that it can be masked for others.
  accountNumber.replaceAll(/\s/g, ''),
  accountName,
  bankName,
];

/**
 * The text that is signed for a financing: parties, pieces, amounts, quote, value date and repayment date (rules §8), rate and interest, then what is
 * pledged, what the payout is without the issuer's consent, the guarantee and its fee, and the accounts.
 */
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
    formatRatePercent(act.annualRatePpm),
    yuanOf(act.interest),
    ...[act.pledged, act.paidOutWithoutIssuer, act.guaranteeFee].map((amount) => (amount === undefined ? '' : yuanOf(amount))),
    act.guaranteeNumber,
    ...(act.account ? accountFields(act.account) : ['', '', '']),
    ...act.payerAccounts.flatMap(accountFields),
  ]);
}
