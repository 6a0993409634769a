import type { VoucherNumber } from '@lianxin/api/contract';
import {
  issuanceSignatureText,
  maskAccountNumber,
  reviewSignatureText,
  signForSignatureText,
  transferSignatureText,
  yuanOf,
  type CivilDate,
  type Fen,
} from '@lianxin/domain';
import type { AccountRow } from '../enterprise/accounts.ts';

/** What is shown and what is signed: the same elements. */
export interface SignedText {
  readonly text: string;
  readonly elements: readonly { readonly code: string; readonly value: string }[];
}

interface Terms {
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly recipientName: string;
}

const elementsOf = (fields: Readonly<Record<string, string>>): SignedText['elements'] =>
  Object.entries(fields).map(([code, value]) => ({ code, value }));

/** What the issuer's reviewer signs when a voucher is issued. */
export function issuancePassText(
  act: Terms & { readonly issuerName: string; readonly voucherNumber: VoucherNumber; readonly issuedOn: CivilDate },
): SignedText {
  const { issuerName, voucherNumber, recipientName, amount, issuedOn, dueOn } = act;
  return {
    text: issuanceSignatureText(act),
    elements: elementsOf({ issuerName, voucherNumber, recipientName, amount: yuanOf(amount), issuedOn, dueOn }),
  };
}

/** What the issuer's reviewer signs when a voucher that nobody has signed for is voided. */
export function voidApproveText(
  act: Terms & { readonly applicationNumber: string; readonly version: number; readonly reviewerName: string; readonly reason: string },
): SignedText {
  const { applicationNumber, reviewerName, recipientName, amount, dueOn, reason } = act;
  return {
    text: reviewSignatureText({ ...act, number: applicationNumber, decision: 'voidApprove', object: 'issuance' }),
    elements: elementsOf({ applicationNumber, reviewerName, recipientName, amount: yuanOf(amount), dueOn, reason }),
  };
}

/** What the sender's reviewer signs when a transfer goes out. */
export function transferPassText(
  act: Terms & { readonly transferNumber: string; readonly senderName: string; readonly sourceNumber: VoucherNumber },
): SignedText {
  const { transferNumber, senderName, sourceNumber, recipientName, amount, dueOn } = act;
  return {
    text: transferSignatureText({ ...act, sourceNumbers: [sourceNumber] }),
    elements: elementsOf({ transferNumber, senderName, sourceNumber, recipientName, amount: yuanOf(amount), dueOn }),
  };
}

/** What a recipient's operator signs, and what its reviewer confirms: the account to be paid to is part of it. */
export function signForText(
  decision: 'sign' | 'confirm',
  act: Terms & { readonly number: string; readonly fromName: string; readonly account: AccountRow | undefined },
): SignedText {
  const { number, fromName, recipientName, amount, dueOn, account } = act;
  const receivingAccount = account ? maskAccountNumber(account.accountNumber) : '';
  return {
    text: `${signForSignatureText({ decision, number, fromName, recipientName, amount, dueOn })}|${receivingAccount}`,
    elements: elementsOf({ number, fromName, recipientName, amount: yuanOf(amount), dueOn, receivingAccount }),
  };
}
