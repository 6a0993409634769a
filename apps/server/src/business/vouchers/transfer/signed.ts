import type { BankAccountId, VoucherNumber } from '@lianxin/api/contract';
import { reviewSignatureText, transferSignatureText, yuanOf } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { assertInTime, type ReceiptText } from '../../applications/application/index.ts';
import { usableAccount } from '../../foundation/parties/index.ts';
import { elementsOf, factsToSign, type SignedText, signForText, type TextTerms } from '../../foundation/signed-text/index.ts';
import type { TransferRow } from './repository.ts';

type TextContext = Pick<CallContext, 'db' | 'clock'>;

/** Names for a text: the parties, the piece of the sender or the offered one, and the receiving account. */
async function factsOf({ db }: TextContext, row: TransferRow, piece: 'sourcePieceId' | 'childPieceId', accountId?: BankAccountId) {
  const { issuerNo, senderNo, recipientNo, amount, dueOn } = row;
  const asked = { parties: [issuerNo, senderNo, recipientNo], recipientNo, pieceId: row[piece], ...(accountId && { accountId }) };
  const { nameOf, number, ...facts } = await factsToSign(db, asked);
  if (number === null) throw new Error(`transfer ${row.id} is to be signed and its piece is missing`);
  const terms = { issuerName: nameOf(issuerNo), recipientName: nameOf(recipientNo), amount, dueOn };
  return { terms, senderName: nameOf(senderNo), number, ...facts };
}

/** Signed by the sender's reviewer. */
function transferPassText(
  act: TextTerms & { readonly transferNumber: string; readonly senderName: string; readonly sourceNumber: VoucherNumber },
): SignedText {
  const { transferNumber, senderName, sourceNumber, recipientName, amount, dueOn } = act;
  return {
    text: transferSignatureText({ ...act, sourceNumbers: [sourceNumber] }),
    elements: elementsOf({ transferNumber, senderName, sourceNumber, transfereeName: recipientName, amount: yuanOf(amount), dueOn }),
  };
}

export async function passTextOf(context: TextContext, row: TransferRow): Promise<SignedText> {
  assertInTime(context, { dueOn: row.dueOn });
  const { terms, senderName, number } = await factsOf(context, row, 'sourcePieceId');
  return transferPassText({ ...terms, transferNumber: row.transferNumber, senderName, sourceNumber: number });
}

/** Signed by the sender's reviewer to withdraw an unsigned offer. */
export async function withdrawalTextOf(context: TextContext, row: TransferRow, reviewerName: string): Promise<SignedText> {
  const { transferNumber, reason } = row;
  const { terms } = await factsOf(context, row, 'childPieceId');
  const { recipientName, amount, dueOn } = terms;
  const act = { number: transferNumber, reviewerName, recipientName, amount, dueOn, reason: reason ?? '' };
  return {
    text: reviewSignatureText({ ...act, decision: 'withdrawApprove', object: 'transfer' }),
    elements: elementsOf({
      transferNumber,
      reviewerName,
      transfereeName: recipientName,
      amount: yuanOf(amount),
      dueOn,
      reason: act.reason,
    }),
  };
}

/** Signed or confirmed by the recipient; the account chosen, or the one on the transfer. */
export async function receiptTextOf(
  context: TextContext,
  row: TransferRow,
  decision: 'sign' | 'confirm',
  accountId: BankAccountId | null | undefined,
): Promise<ReceiptText> {
  assertInTime(context, row);
  const { terms, senderName, number, confirms, ...found } = await factsOf(
    context,
    row,
    'childPieceId',
    accountId ?? row.receivingAccountId,
  );
  const account = usableAccount(found.account);
  const transfer = { transferNumber: row.transferNumber, senderName };
  return { ...signForText(decision, { ...terms, voucherNumber: number, account, transfer }), account, confirms };
}
