import { SignedElement } from '@lianxin/api/contract';
import { signForSignatureText, yuanOf, type CivilDate, type Fen, type ReceivingAccount } from '@lianxin/domain';
import * as z from 'zod/mini';

/** The same elements are shown and signed. */
export interface SignedText {
  readonly text: string;
  readonly elements: readonly { readonly code: SignedElement; readonly value: string }[];
}

export interface TextTerms {
  readonly amount: Fen;
  readonly dueOn: CivilDate;
  readonly recipientName: string;
}

export const elementsOf = (fields: Readonly<Partial<Record<SignedElement, string>>>): SignedText['elements'] =>
  Object.entries<string>(fields).map(([code, value]) => ({ code: z.parse(SignedElement, code), value }));

/** Signed by the recipient's operator and confirmed by its reviewer; includes the full receiving account. */
export function signForText(
  decision: 'sign' | 'confirm',
  act: TextTerms & {
    readonly voucherNumber: string;
    readonly issuerName: string;
    readonly account: ReceivingAccount;
    /** Missing if the voucher comes from its issuer. */
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
