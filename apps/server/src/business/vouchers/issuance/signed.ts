import type { BankAccountId, VoucherNumber } from '@lianxin/api/contract';
import { issuanceSignatureText, Refusal, reviewSignatureText, yuanOf, type CivilDate } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { assertInTime, type ReceiptText } from '../../applications/application/index.ts';
import { partiesOf, usableAccount } from '../../foundation/parties/index.ts';
import { elementsOf, factsToSign, type SignedText, signForText, type TextTerms } from '../../foundation/signed-text/index.ts';
import type { IssuanceRow } from './repository.ts';

/** Terms of a checked application; anything missing is a defect. */
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

/** Signed by the issuer's reviewer. */
function issuancePassText(
  act: TextTerms & { readonly issuerName: string; readonly voucherNumber: VoucherNumber; readonly issuedOn: CivilDate },
): SignedText {
  const { issuerName, voucherNumber, recipientName, amount, issuedOn, dueOn } = act;
  return {
    text: issuanceSignatureText(act),
    elements: elementsOf({ issuerName, voucherNumber, recipientName, amount: yuanOf(amount), issuedOn, dueOn }),
  };
}

/** Signed by the issuer's reviewer to void an unsigned voucher. */
function voidApproveText(
  act: TextTerms & { readonly applicationNumber: string; readonly reviewerName: string; readonly reason: string },
): SignedText {
  const { applicationNumber, reviewerName, recipientName, amount, dueOn, reason } = act;
  return {
    text: reviewSignatureText({ ...act, number: applicationNumber, decision: 'voidApprove', object: 'issuance' }),
    elements: elementsOf({ applicationNumber, reviewerName, recipientName, amount: yuanOf(amount), dueOn, reason }),
  };
}

type TextContext = Pick<CallContext, 'db' | 'clock'>;

export async function passTextOf(context: TextContext, row: IssuanceRow): Promise<SignedText> {
  assertInTime(context, termsOf(row));
  if (row.reservedNumber === null) throw new Refusal('SIGNATURE_INVALID');
  return issuancePassText({ ...(await namesOf(context.db, row)), voucherNumber: row.reservedNumber, issuedOn: context.clock.today() });
}

export async function voidTextOf(db: Db, row: IssuanceRow, reviewerName: string): Promise<SignedText> {
  const { applicationNumber, reason } = row;
  return voidApproveText({ ...(await namesOf(db, row)), applicationNumber, reviewerName, reason: reason ?? '' });
}

/** Signed or confirmed by the recipient; the account chosen, or the one on the voucher. */
export async function receiptTextOf(
  context: TextContext,
  row: IssuanceRow,
  decision: 'sign' | 'confirm',
  accountId: BankAccountId | null | undefined,
): Promise<ReceiptText> {
  const { issuerNo } = row;
  const { amount, dueOn, recipientNo, receivingAccountId } = termsOf(row);
  assertInTime(context, { dueOn, signDeadline: row.signDeadline });
  if (row.reservedNumber === null) throw new Error(`issuance ${row.id} was passed and has no number`);
  const asked = { parties: [issuerNo, recipientNo], recipientNo, accountId: accountId ?? receivingAccountId };
  const { nameOf, confirms, ...found } = await factsToSign(context.db, asked);
  const account = usableAccount(found.account);
  const terms = { issuerName: nameOf(issuerNo), recipientName: nameOf(recipientNo), amount, dueOn };
  return { ...signForText(decision, { ...terms, voucherNumber: row.reservedNumber, account }), account, confirms };
}
