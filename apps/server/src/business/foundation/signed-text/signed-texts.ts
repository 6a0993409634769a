import { SignedElement } from '@lianxin/api/contract';
import { signForSignatureText, yuanOf, type CivilDate, type Fen, type ReceivingAccount } from '@lianxin/domain';
import * as z from 'zod/mini';

/** What is shown and what is signed: the same elements. */
export interface SignedText {
  readonly text: string;
  readonly elements: readonly { readonly code: SignedElement; readonly value: string }[];
}

/** What every text names. */
export interface Terms {
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly recipientName: string;
}

/** The elements of a text, each by its code. */
export const elementsOf = (fields: Readonly<Partial<Record<SignedElement, string>>>): SignedText['elements'] =>
  Object.entries<string>(fields).map(([code, value]) => ({ code: z.parse(SignedElement, code), value }));

/** What a recipient's operator signs, and what its reviewer confirms: the account to be paid to is part of it, whole. */
export function signForText(
  decision: 'sign' | 'confirm',
  act: Terms & {
    readonly voucherNumber: string;
    readonly issuerName: string;
    readonly account: ReceivingAccount;
    /** By which transfer it comes, and whose; left out where it comes from its issuer. */
    readonly transfer?: { readonly transferNumber: string; readonly senderName: string };
  },
): SignedText {
  const { voucherNumber, issuerName, recipientName, amount, dueOn, account, transfer } = act;
  const { accountName, accountNumber, bankName } = account;
  return {
    text: signForSignatureText({ transferNumber: '', senderName: '', ...transfer, ...act, decision }),
    elements: elementsOf({
      voucherNumber,
      issuerName,
      ...transfer,
      recipientName,
      amount: yuanOf(amount),
      dueOn,
      receivingAccount: `${accountName}　${bankName}　${accountNumber}`,
    }),
  };
}
