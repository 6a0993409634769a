import type { CivilDate } from '../calendar/civil-date.ts';
import { maskAccountNumber } from '../identity/mask.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** First field of every signed text; increase it when the fields change. */
export const SIGNATURE_VERSION = 'LX-SIGN-4';

/** Escapes bars and backslashes inside a field, so that two different acts never have the same text. */
const escaped = (field: string): string => field.replaceAll(/[\\|]/g, (char) => `\\${char}`).replaceAll(/\r\n?|\n/g, ' ');

/** Builds a signed text from the version, the act and its fields. */
export const signatureText = (act: string, fields: readonly string[]): string => [SIGNATURE_VERSION, act, ...fields.map(escaped)].join('|');

export interface IssuanceSignature {
  readonly issuerName: string;
  readonly voucherNumber: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
}

/** The text that an issuer signs: issuer, number, recipient, amount, issue date, due date (rules §8). */
export function issuanceSignatureText(act: IssuanceSignature): string {
  return signatureText('issuance', [act.issuerName, act.voucherNumber, act.recipientName, yuanOf(act.amount), act.issuedOn, act.dueOn]);
}

export interface TransferSignature {
  readonly transferNumber: string;
  readonly senderName: string;
  /** Numbers of the source pieces, in order. */
  readonly sourceNumbers: readonly string[];
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
}

/** The text that a holder signs for a transfer: number, sender, sources, recipient, amount, due date. */
export function transferSignatureText(act: TransferSignature): string {
  const { transferNumber, senderName, sourceNumbers, recipientName, amount, dueOn } = act;
  return signatureText('transfer', [transferNumber, senderName, sourceNumbers.join(','), recipientName, yuanOf(amount), dueOn]);
}

/** The recipient's receiving account with its full number, as a masked number could match several accounts. */
export interface ReceivingAccount {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
}

export interface SignForSignature {
  readonly decision: 'sign' | 'confirm';
  readonly voucherNumber: string;
  /** Empty when the voucher comes from its issuer. */
  readonly transferNumber: string;
  readonly issuerName: string;
  /** The transferor; empty when the voucher comes from its issuer. */
  readonly senderName: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly account: ReceivingAccount;
}

/** The text for signing for a voucher and its confirmation: decision, voucher, transfer, issuer, sender, recipient, amount, due date, account. */
export function signForSignatureText(act: SignForSignature): string {
  const { decision, voucherNumber, transferNumber, issuerName, senderName, recipientName, amount, dueOn, account } = act;
  const parties = [issuerName, senderName, recipientName];
  const paidTo = [account.accountNumber.replaceAll(/\s/g, ''), account.accountName, account.bankName];
  return signatureText('signFor', [decision, voucherNumber, transferNumber, ...parties, yuanOf(amount), dueOn, ...paidTo]);
}

export interface ReviewSignature {
  readonly decision: 'pass' | 'return' | 'voidApprove' | 'voidReject' | 'withdrawApprove';
  readonly object: 'issuance' | 'transfer';
  readonly number: string;
  readonly reviewerName: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly reason?: string | undefined;
}

/** The text that a reviewer signs: object, decision, number, reviewer, recipient, amount, due date, reason. */
export function reviewSignatureText(act: ReviewSignature): string {
  const { object, decision, number, reviewerName, recipientName, amount, dueOn, reason = '' } = act;
  const fields = [object, decision, number, reviewerName, recipientName, yuanOf(amount), dueOn, reason];
  return signatureText('review', fields);
}

/** Binds a signature to one act, so that it cannot be reused. */
export interface SignatureBinding {
  /** Version of the object as it was displayed. */
  readonly version: number;
  /** Unique per request to sign. */
  readonly nonce: string;
}

/** The text to sign with its binding appended. */
export const boundText = (text: string, { version, nonce }: SignatureBinding): string => `${text}|${version}|${nonce}`;

/** A signed text with masked account numbers, for readers other than the account's owner. The signature no longer verifies against it. */
export const maskedSignatureText = (text: string): string => text.replaceAll(/(?<=\|)\d{9,30}(?=\|)/g, maskAccountNumber);
