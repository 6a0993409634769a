import type { CivilDate } from '../calendar/civil-date.ts';
import { signatureText } from '../ledger/signature-text.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** What an issuer's reviewer signs to have a voucher paid. */
export interface SettlementSignature {
  readonly voucherNumber: string;
  readonly payerName: string;
  /** Whole: part of a number could stand for two. */
  readonly payerAccountNumber: string;
  readonly payees: number;
  readonly amount: Fen;
  readonly lateInterest: Fen;
  /** The day on which it is to be paid. */
  readonly paysOn: CivilDate;
}

/** Voucher, payer and its account, how many are paid, the amount, late interest, the day (rules §8, as one text for all payees of a voucher). */
export function settlementSignatureText(act: SettlementSignature): string {
  const { voucherNumber, payerName, payerAccountNumber, payees, amount, lateInterest, paysOn } = act;
  const account = payerAccountNumber.replaceAll(/\s/g, '');
  return signatureText('settlement', [voucherNumber, payerName, account, String(payees), yuanOf(amount), yuanOf(lateInterest), paysOn]);
}
