import { repaymentSignatureText, yuanOf, Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { type PrepareRequest, type Review, signedAs } from '../../applications/application/index.ts';
import { type AccountRow, partiesOf } from '../../foundation/parties/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { type FundingRow, holderOf } from './funding-row.ts';
import type { LendingKind } from './lending-kind.ts';
import { repaymentAccount } from './payee.ts';
import { lockForReview } from './possible-acts.ts';
import { openRepayments, type OpenRepayment } from './repayments.ts';
import type { GivenSignature } from './signed-text.ts';

type Entered = Pick<OpenRepayment, 'amount' | 'paidOn' | 'receiptNumber'>;

/** The text that the holder's reviewer signs: what was paid to whom, when, and by which receipt. */
async function repaymentText<Row extends FundingRow>(
  { kind }: Pick<LendingKind<Row>, 'kind'>,
  { db }: Pick<CallContext, 'db'>,
  row: Row,
  { amount, paidOn, receiptNumber }: Entered,
): Promise<SignedText & { readonly account: AccountRow | undefined }> {
  const { applicationNumber } = row;
  const party = await partiesOf(db, [holderOf(row), row.lenderNo]);
  const names = { holderName: party(holderOf(row)).name, lenderName: party(row.lenderNo).name };
  const account = await repaymentAccount(db, row);
  return {
    text: repaymentSignatureText({ object: kind, applicationNumber, ...names, amount, paidOn, receiptNumber, account }),
    account,
    elements: elementsOf({
      applicationNumber,
      ...names,
      amount: yuanOf(amount),
      payingOn: paidOn,
      receiptNumber,
      ...(account && { receivingAccount: `${account.accountName}　${account.bankName}　${account.accountNumber}` }),
    }),
  };
}

/** Verifies and stores the signature that authorises a repayment. */
export async function repaymentSignature<Row extends FundingRow>(
  of: Pick<LendingKind<Row>, 'kind'>,
  context: CallContext,
  row: Row,
  entered: Entered,
  given: GivenSignature,
  pass: Review,
): Promise<KeptSignature> {
  const { text } = signedAs(pass, await repaymentText(of, context, row, entered));
  return requireSignature(context, { act: `${of.kind}Repayment`, subjectId: row.id, version: row.version, text }, given);
}

/** The text to sign for the repayment that awaits review. Refuses the person who entered it. */
export const signedRepayment =
  <Row extends FundingRow>(kind: LendingKind<Row>) =>
  async (context: CallContext, { subjectId, version }: PrepareRequest): Promise<SignedText> => {
    const { row, pass } = await lockForReview(kind, context, { id: z.parse(kind.id, subjectId), version }, 'repayAuthorise');
    const entered = (await openRepayments(context.db, [row.id])).get(row.id);
    if (!entered) throw new Refusal('NOT_FOUND');
    const { account, text, elements } = signedAs(pass, await repaymentText(kind, context, row, entered));
    if (account) await recordAudit(context, 'bankAccount.reveal', account.id);
    return { text, elements };
  };
