import {
  financingSignatureText,
  formatRatePercent,
  sumFen,
  withoutIssuer,
  yuanOf,
  ZERO_FEN,
  type Act,
  type FinancingSignature,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import type { KeptSignature } from '../../../ledger/history.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { actOf, assertInTime, assertOneSideOf, type PrepareRequest, type Review, signedAs } from '../../applications/application/index.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { type AccountRow, partiesOf } from '../../foundation/parties/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { lockForReview } from './possible-acts.ts';
import { quoteOfRow } from './stored-quote.ts';
import type { AskedToSign, LendingKind } from './lending-kind.ts';
import { holderOf, type FundingRow } from './funding-row.ts';

export type GivenSignature = Parameters<typeof requireSignature>[2];

const accountText = ({ accountName, bankName, accountNumber }: AccountRow): string => `${accountName}　${bankName}　${accountNumber}`;

type Signing<Row extends FundingRow> = Pick<LendingKind<Row>, 'kind' | 'underlying' | 'dueOf' | 'signedMoney'>;

/** The text that a party signs for an act. Refuses once it is too late to sign. `asked`: input of the signer. */
async function signedTextOf<Row extends FundingRow>(
  { kind, underlying, dueOf, signedMoney }: Signing<Row>,
  context: Pick<CallContext, 'db' | 'clock'>,
  row: Row,
  act: FinancingSignature['act'],
  asked: AskedToSign,
): Promise<SignedText & { readonly account: AccountRow | undefined }> {
  const { db } = context;
  assertInTime(context, { dueOn: dueOf(row) });
  const { applicationNumber, issuerNo, lenderNo, guarantorNo = null, amount, pledged, paidOut, issuerCosts } = row;
  const { quoteId, valueOn, paysOn } = row;
  const party = await partiesOf(db, [issuerNo, holderOf(row), lenderNo, guarantorNo]);
  const pieceNumbers = await underlying.numbersOf(db, row);
  const names = { issuerName: party(issuerNo).name, holderName: party(holderOf(row)).name, lenderName: party(lenderNo).name };
  const guarantorName = guarantorNo === null ? '' : party(guarantorNo).name;
  const terms = { quoteId, valueOn, paysOn };
  const quote = quoteOfRow(row);
  const { annualRatePpm } = quote.question.terms;
  const interest = sumFen(quote.lines.filter(({ kind: of }) => of === 'interest').map(({ total }) => total));
  const money = { amount, paidOut, issuerCosts: issuerCosts ?? ZERO_FEN };
  const { account, guaranteeFee, guaranteeNumber = '', payerAccounts = [], awaitsIssuer = false } = await signedMoney(db, row, act, asked);
  const alone = awaitsIssuer ? withoutIssuer(quote)?.paidOut : undefined;
  const guarantee = { paidOutWithoutIssuer: alone, guaranteeFee, guaranteeNumber };
  return {
    text: financingSignatureText({
      object: kind,
      act,
      applicationNumber,
      ...names,
      guarantorName,
      pieceNumbers,
      ...money,
      ...terms,
      annualRatePpm,
      interest,
      pledged,
      ...guarantee,
      account: account?.row,
      payerAccounts,
    }),
    account: account?.row,
    elements: elementsOf({
      applicationNumber,
      ...names,
      ...(guarantorNo !== null && { guarantorName }),
      ...(guaranteeNumber !== '' && { guaranteeNumber }),
      pieceNumbers: pieceNumbers.join('、'),
      ...(pledged !== undefined && { pledged: yuanOf(pledged) }),
      amount: yuanOf(amount),
      paidOut: yuanOf(paidOut),
      ...(issuerCosts !== undefined && { issuerCosts: yuanOf(issuerCosts) }),
      ...(alone !== undefined && { paidOutWithoutIssuer: yuanOf(alone) }),
      ...(guaranteeFee !== undefined && { guaranteeFee: yuanOf(guaranteeFee) }),
      ...(account?.row && { [account.of]: accountText(account.row) }),
      ...(payerAccounts.length > 0 && { payerAccount: payerAccounts.map(accountText).join('、') }),
      ...terms,
      annualRate: formatRatePercent(annualRatePpm),
      interest: yuanOf(interest),
    }),
  };
}

/** Verifies and stores the signature for an act; `pass`: which of two reviews the signature belongs to. */
export const signatureFor = async <Row extends FundingRow>(
  kind: LendingKind<Row>,
  context: CallContext,
  row: Row,
  [step, act]: readonly [FinancingSignature['act'], string],
  given: GivenSignature,
  pass: Review = { pass: 'only' },
  asked: AskedToSign = {},
): Promise<KeptSignature> => {
  const { text } = signedAs(pass, await signedTextOf(kind, context, row, step, asked));
  return requireSignature(context, { act, subjectId: row.id, version: row.version, text }, given);
};

/** The text to sign for an act. Refuses a signer who entered what the act confirms. */
export const signedTextFor =
  <Row extends FundingRow>(kind: LendingKind<Row>, act: Act & FinancingSignature['act']) =>
  async (context: CallContext, { subjectId, version, ...asked }: PrepareRequest): Promise<SignedText> => {
    const { row, pass } = await lockForReview(kind, context, { id: z.parse(kind.id, subjectId), version }, act);
    await assertOneSideOf(kind.kind, actOf(context), row.id);
    const { account, text, elements } = signedAs(pass, await signedTextOf(kind, context, row, act, asked));
    if (account) await recordAudit(context, 'bankAccount.reveal', account.id);
    return { text, elements };
  };
