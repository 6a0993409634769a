import type { BankAccountId } from '@lianxin/api/contract';
import { Refusal, type CivilDate } from '@lianxin/domain';
import type { Db } from '../../platform/db/client.ts';
import { accountOf } from '../enterprise/accounts.ts';
import { partiesOf } from '../enterprise/parties.ts';
import { issuancePassText, signForText, voidApproveText, type SignedText } from '../signed-text/signed-texts.ts';
import type { IssuanceRow } from './repository.ts';

/** The terms of an application whose checks have passed. Anything missing then is a defect. */
export function termsOf(row: IssuanceRow) {
  const { recipientNo, amount, dueOn, channel, receivingAccountId, promiseNumber } = row;
  if (
    recipientNo === null ||
    amount === null ||
    dueOn === null ||
    channel === null ||
    receivingAccountId === null ||
    promiseNumber === null
  )
    throw new Error(`issuance ${row.id} was submitted without its terms`);
  return { recipientNo, amount, dueOn, channel, receivingAccountId, promiseNumber };
}

async function namesOf(db: Db, row: IssuanceRow) {
  const { recipientNo, amount, dueOn } = termsOf(row);
  const party = await partiesOf(db, [row.issuerNo, recipientNo]);
  return { issuerName: party(row.issuerNo).name, recipientName: party(recipientNo).name, amount, dueOn };
}

/** What the reviewer of an application signs today. */
export async function passTextOf(db: Db, row: IssuanceRow, issuedOn: CivilDate): Promise<SignedText> {
  if (row.reservedNumber === null) throw new Refusal('SIGNATURE_INVALID');
  return issuancePassText({ ...(await namesOf(db, row)), voucherNumber: row.reservedNumber, issuedOn });
}

/** What the reviewer of a void signs. */
export async function voidTextOf(db: Db, row: IssuanceRow, reviewerName: string): Promise<SignedText> {
  const { applicationNumber, version, reason } = row;
  return voidApproveText({ ...(await namesOf(db, row)), applicationNumber, version, reviewerName, reason: reason ?? '' });
}

/** What the recipient signs, or confirms; to be paid to the account chosen, or the one that stands on the voucher. */
export async function receiptTextOf(
  db: Db,
  row: IssuanceRow,
  decision: 'sign' | 'confirm',
  accountId?: BankAccountId,
): Promise<SignedText> {
  const id = accountId ?? termsOf(row).receivingAccountId;
  const account = await accountOf(db, termsOf(row).recipientNo, id);
  const { issuerName, ...terms } = await namesOf(db, row);
  return signForText(decision, { ...terms, number: row.reservedNumber ?? row.applicationNumber, fromName: issuerName, account });
}
