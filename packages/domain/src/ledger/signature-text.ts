import type { CivilDate } from '../calendar/civil-date.ts';
import { maskAccountNumber } from '../identity/mask.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** First field of every signed text; a change of the fields is a new version. */
export const SIGNATURE_VERSION = 'LX-SIGN-2';

/** A bar or backslash inside a field is escaped, so that two different acts never sign the same text. */
const escaped = (field: string): string => field.replaceAll(/[\\|]/g, (char) => `\\${char}`).replaceAll(/\r\n?|\n/g, ' ');

/** One signed text: the version, the act, its fields. */
export const signatureText = (act: string, fields: readonly string[]): string => [SIGNATURE_VERSION, act, ...fields.map(escaped)].join('|');

export interface IssuanceSignature {
  readonly issuerName: string;
  readonly voucherNumber: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
}

/** What an issuer signs when it issues a voucher: issuer, number, recipient, amount, day of issue, due date (rules §8). */
export function issuanceSignatureText(act: IssuanceSignature): string {
  return signatureText('issuance', [act.issuerName, act.voucherNumber, act.recipientName, yuanOf(act.amount), act.issuedOn, act.dueOn]);
}

export interface TransferSignature {
  readonly transferNumber: string;
  readonly senderName: string;
  /** Numbers of the pieces that are taken from, in order. */
  readonly sourceNumbers: readonly string[];
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
}

/** What a holder signs when it transfers: number, sender, sources, recipient, amount, due date. */
export function transferSignatureText(act: TransferSignature): string {
  const { transferNumber, senderName, sourceNumbers, recipientName, amount, dueOn } = act;
  return signatureText('transfer', [transferNumber, senderName, sourceNumbers.join(','), recipientName, yuanOf(amount), dueOn]);
}

/** The account that a recipient is to be paid to, whole: part of a number could stand for two. */
export interface ReceivingAccount {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
}

export interface SignForSignature {
  readonly decision: 'sign' | 'confirm';
  readonly voucherNumber: string;
  /** The transfer that it comes by; empty where it comes from its issuer. */
  readonly transferNumber: string;
  readonly issuerName: string;
  /** Who transfers it; empty where it comes from its issuer. */
  readonly senderName: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly account: ReceivingAccount;
}

/** What a recipient signs and its reviewer confirms: decision, voucher, transfer, issuer, sender, recipient, amount, due date, account. */
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

/** What a reviewer signs: object, decision, number, reviewer, recipient, amount, due date, reason. */
export function reviewSignatureText(act: ReviewSignature): string {
  const { object, decision, number, reviewerName, recipientName, amount, dueOn, reason = '' } = act;
  const fields = [object, decision, number, reviewerName, recipientName, yuanOf(amount), dueOn, reason];
  return signatureText('review', fields);
}

/** What binds a signature to one act: the version that its object was shown in, and the one preparation that it answers. */
export interface SignatureBinding {
  readonly version: number;
  /** Never the same twice. */
  readonly nonce: string;
}

/** A signed text as it is signed: its elements, bound to one version and one preparation, so that its signature serves once. */
export const boundText = (text: string, { version, nonce }: SignatureBinding): string => `${text}|${version}|${nonce}`;

/** A signed text for those whose account it is not: account numbers masked. It no longer verifies. */
export const maskedSignatureText = (text: string): string => text.replaceAll(/(?<=\|)\d{9,30}(?=\|)/g, maskAccountNumber);
