import type { CivilDate } from '../calendar/civil-date.ts';
import { yuanOf, type Fen } from '../money/yuan.ts';

/** First field of every signed text; a change of the fields is a new version. */
export const SIGNATURE_VERSION = 'LX-SIGN-1';

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

/** What a recipient answers, or its reviewer confirms or sends back. */
export type SignForDecision = 'sign' | 'refuse' | 'confirm' | 'return';

export interface SignForSignature {
  readonly decision: SignForDecision;
  /** Number of the voucher or transfer that is signed for. */
  readonly number: string;
  readonly fromName: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly reason?: string | undefined;
}

/** What a recipient signs when it signs for or refuses: decision, number, sender, recipient, amount, due date, reason. */
export function signForSignatureText(act: SignForSignature): string {
  const { decision, number, fromName, recipientName, amount, dueOn, reason = '' } = act;
  return signatureText('signFor', [decision, number, fromName, recipientName, yuanOf(amount), dueOn, reason]);
}

export interface ReviewSignature {
  readonly decision: 'pass' | 'return' | 'voidApprove' | 'voidReject';
  readonly object: 'issuance' | 'transfer';
  readonly number: string;
  /** Version of the object that the reviewer was shown. */
  readonly version: number;
  readonly reviewerName: string;
  readonly recipientName: string;
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly reason?: string | undefined;
}

/** What a reviewer signs: object, decision, number and version, reviewer, recipient, amount, due date, reason. */
export function reviewSignatureText(act: ReviewSignature): string {
  const { object, decision, number, version, reviewerName, recipientName, amount, dueOn, reason = '' } = act;
  const fields = [object, decision, number, String(version), reviewerName, recipientName, yuanOf(amount), dueOn, reason];
  return signatureText('review', fields);
}
