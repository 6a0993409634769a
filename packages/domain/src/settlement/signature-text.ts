import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText } from '../ledger/signature-text.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** The facts that an issuer's reviewer signs to authorise the payment of a voucher. */
export interface SettlementSignature {
  readonly voucherNumber: string;
  readonly payerName: string;
  /** The full number, as a masked one could match several accounts. */
  readonly payerAccountNumber: string;
  readonly payees: number;
  readonly amount: Fen;
  readonly lateInterest: Fen;
  /** Due day of the payment. */
  readonly paysOn: CivilDate;
}

/** The signed text: voucher, payer, payer's account, number of payees, amount, late interest, due day; one text for all payees (rules §8). */
export function settlementSignatureText(act: SettlementSignature): string {
  const { voucherNumber, payerName, payerAccountNumber, payees, amount, lateInterest, paysOn } = act;
  const account = payerAccountNumber.replaceAll(/\s/g, '');
  return signatureText('settlement', [voucherNumber, payerName, account, String(payees), yuanOf(amount), yuanOf(lateInterest), paysOn]);
}
