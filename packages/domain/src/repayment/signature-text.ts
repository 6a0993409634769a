import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText, type ReceivingAccount } from '../ledger/signature-text.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** The facts that a holder's reviewer signs to authorise a repayment. */
export interface RepaymentSignature {
  /** The kind of application. */
  readonly object: string;
  readonly applicationNumber: string;
  readonly holderName: string;
  readonly lenderName: string;
  /** What was paid. */
  readonly amount: Fen;
  readonly paidOn: CivilDate;
  /** The bank's number of the payment. */
  readonly receiptNumber: string;
  /** The lender's account; absent where the lender names none. */
  readonly account?: ReceivingAccount | undefined;
}

/** The signed text: application, holder, lender, amount paid, day, receipt and the account paid to. */
export function repaymentSignatureText(act: RepaymentSignature): string {
  const { object, applicationNumber, holderName, lenderName, amount, paidOn, receiptNumber, account } = act;
  // The number is a field of its own, so that it can be masked for others.
  const paidTo = account ? [account.accountNumber.replaceAll(/\s/g, ''), account.accountName, account.bankName] : ['', '', ''];
  return signatureText(object, ['repay', applicationNumber, holderName, lenderName, yuanOf(amount), paidOn, receiptNumber, ...paidTo]);
}
