import type { BankAccountId, PieceId, VoucherNumber } from '@lianxin/api/contract';
import { transferSignatureText, yuanOf } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/call-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { piece } from '../../schema/index.ts';
import { assertInTime } from '../applications/in-time.ts';
import type { ReceiptText } from '../applications/kind.ts';
import { usableAccountOf } from '../enterprise/accounts.ts';
import { partiesOf } from '../enterprise/parties.ts';
import { elementsOf, signForText, type SignedText, type Terms } from '../signed-text/signed-texts.ts';
import type { TransferRow } from './repository.ts';

type Asking = Pick<CallContext, 'db' | 'clock'>;

async function namesOf(db: Db, { issuerNo, senderNo, recipientNo, amount, dueOn }: TransferRow) {
  const party = await partiesOf(db, [issuerNo, senderNo, recipientNo]);
  return { issuerName: party(issuerNo).name, senderName: party(senderNo).name, recipientName: party(recipientNo).name, amount, dueOn };
}

/** What the sender's reviewer signs when a transfer goes out. */
function transferPassText(
  act: Terms & { readonly transferNumber: string; readonly senderName: string; readonly sourceNumber: VoucherNumber },
): SignedText {
  const { transferNumber, senderName, sourceNumber, recipientName, amount, dueOn } = act;
  return {
    text: transferSignatureText({ ...act, sourceNumbers: [sourceNumber] }),
    elements: elementsOf({ transferNumber, senderName, sourceNumber, recipientName, amount: yuanOf(amount), dueOn }),
  };
}

async function numberOf(db: Db, id: PieceId | null) {
  const [row] = id === null ? [] : await db.select({ number: piece.number }).from(piece).where(eq(piece.id, id));
  if (!row) throw new Error('a transfer is to be signed and its piece is missing');
  return row.number;
}

/** What the sender's reviewer signs. */
export async function passTextOf(context: Asking, row: TransferRow): Promise<SignedText> {
  assertInTime(context, { dueOn: row.dueOn });
  const { db } = context;
  const sourceNumber = await numberOf(db, row.sourcePieceId);
  return transferPassText({ ...(await namesOf(db, row)), transferNumber: row.transferNumber, sourceNumber });
}

/** What the recipient signs, or confirms; to be paid to the account chosen, or the one that the transfer names. */
export async function receiptTextOf(
  context: Asking,
  row: TransferRow,
  decision: 'sign' | 'confirm',
  accountId: BankAccountId | null | undefined,
): Promise<ReceiptText> {
  assertInTime(context, row);
  const { db } = context;
  const account = await usableAccountOf(db, row.recipientNo, accountId ?? row.receivingAccountId);
  const { senderName, ...terms } = await namesOf(db, row);
  const transfer = { transferNumber: row.transferNumber, senderName };
  return { ...signForText(decision, { ...terms, voucherNumber: await numberOf(db, row.childPieceId), account, transfer }), account };
}
