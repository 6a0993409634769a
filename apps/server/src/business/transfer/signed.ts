import type { BankAccountId } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { piece } from '../../schema/index.ts';
import { accountOf } from '../enterprise/accounts.ts';
import { partiesOf } from '../enterprise/parties.ts';
import { signForText, transferPassText, type SignedText } from '../signed-text/signed-texts.ts';
import type { TransferRow } from './repository.ts';

async function namesOf(db: Db, { senderNo, recipientNo, amount, dueOn }: TransferRow) {
  const party = await partiesOf(db, [senderNo, recipientNo]);
  return { senderName: party(senderNo).name, recipientName: party(recipientNo).name, amount, dueOn };
}

/** What the sender's reviewer signs. */
export async function passTextOf(db: Db, row: TransferRow): Promise<SignedText> {
  const [source] = await db.select({ number: piece.number }).from(piece).where(eq(piece.id, row.sourcePieceId));
  if (!source) throw new Error(`transfer ${row.id} has no source`);
  return transferPassText({ ...(await namesOf(db, row)), transferNumber: row.transferNumber, sourceNumber: source.number });
}

/** What the recipient signs, or confirms; to be paid to the account chosen, or the one that the transfer names. */
export async function receiptTextOf(
  db: Db,
  row: TransferRow,
  decision: 'sign' | 'confirm',
  accountId?: BankAccountId,
): Promise<SignedText> {
  const id = accountId ?? row.receivingAccountId;
  const account = await accountOf(db, row.recipientNo, id);
  const { senderName, ...terms } = await namesOf(db, row);
  return signForText(decision, { ...terms, number: row.transferNumber, fromName: senderName, account });
}
