import type { EnterpriseNo, PledgeId } from '@lianxin/api/contract';
import { chargeIn, Refusal, ZERO_FEN, type Quote } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { pledge, pledgePaper, pledgePiece } from '../../../schema/index.ts';
import { actOf, lapsesPlanned, logSteps, nextNumber } from '../../applications/application/index.ts';
import type { keptQuote } from '../funding/index.ts';
import { postAct } from '../postings/index.ts';
import { merged } from '../../trade/papers/index.ts';
import type { Form } from './form.ts';
import { pledges, type PledgeRow } from './repository.ts';

interface Application {
  readonly id: PledgeId;
  /** The returned application that is submitted again. */
  readonly again: PledgeRow | undefined;
  readonly copiedFromId: PledgeId | null;
  readonly lenderNo: EnterpriseNo;
  readonly form: Form;
  readonly quoted: { readonly kept: ReturnType<typeof keptQuote>; readonly quote: Quote };
  /** What it holds. */
  readonly taken: readonly PieceRow[];
}

const NUMBERING = { prefix: 'ZY', sequence: 'pledge_number_seq' };

/** What nobody has said, done or given to an application that was just submitted. */
const UNDECIDED = {
  reviewerId: null,
  reviewedAt: null,
  passedAt: null,
  handedToLenderAt: null,
  questions: null,
  guarantorAcceptedBy: null,
  guarantorApprovedBy: null,
  guarantorSignedBy: null,
  lenderAcceptedBy: null,
  lenderApprovedBy: null,
  guaranteeNumber: null,
  guaranteeFeePaidOn: null,
  guaranteeFeeReceipt: null,
  guaranteeFeeConfirmedBy: null,
  guaranteeFeeConfirmedAt: null,
  guaranteeFeeReversedBy: null,
  guaranteeFeeReversedAt: null,
  guaranteeFeeReversedBecause: null,
  registeredByNo: null,
  registrationNumber: null,
  registeredAt: null,
  registrationExpiresOn: null,
  searchReportNumber: null,
  searchedAt: null,
  searchEntries: null,
  disbursedOn: null,
  disbursedAt: null,
  disbursedBy: null,
  receiptNumber: null,
  principalLeft: null,
  interestSince: null,
  unpaidInterest: ZERO_FEN,
  unpaidLateInterest: ZERO_FEN,
  paidOffOn: null,
  paidOffBy: null,
  releaseAskedBy: null,
  releaseAskedAt: null,
  releaseConfirmedBy: null,
  releaseConfirmedAt: null,
  cancellationNumber: null,
  releasedOn: null,
  reason: null,
} as const;

/** What the guarantor asks for its word; nothing where nobody answers. */
function guaranteed({ form, quoted: { quote } }: Application) {
  if (form.guarantorNo === undefined) return { guarantorNo: null, guaranteeRatePpm: null, guaranteeFee: null };
  const rate = quote.question.guarantee?.ratePpm ?? 0n;
  return { guarantorNo: form.guarantorNo, guaranteeRatePpm: Number(rate), guaranteeFee: chargeIn(quote, 'guaranteeFee') };
}

/** What was paid of the guarantor's fee before an application was sent back; nothing where the fee, or who has it, is another now. */
function feePaidBefore({ again }: Application, { guarantorNo, guaranteeFee }: ReturnType<typeof guaranteed>) {
  if (!again || again.guarantorNo !== guarantorNo || again.guaranteeFee !== guaranteeFee) return {};
  const { guaranteeFeePaidOn, guaranteeFeeReceipt, guaranteeFeeConfirmedBy, guaranteeFeeConfirmedAt } = again;
  return { guaranteeFeePaidOn, guaranteeFeeReceipt, guaranteeFeeConfirmedBy, guaranteeFeeConfirmedAt };
}

/** A fee that was paid and that is not asked any more is posted back: it is the holder's again. */
async function giveFeeBack(act: ActContext, again: PledgeRow, columns: Pick<PledgeRow, 'guaranteeFeePaidOn'>): Promise<void> {
  if (again.guaranteeFeePaidOn === null || columns.guaranteeFeePaidOn !== null || !again.guaranteeFee) return;
  await postAct(act, 'pledge', again, { act: 'guaranteeFeeReversed', amount: again.guaranteeFee });
}

/** What is kept of what was applied for. */
function applied({ viewer, clock }: CallContext, application: Application) {
  const { copiedFromId, lenderNo, form, quoted, taken } = application;
  const [first] = taken.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
  if (!first) throw new Refusal('NOT_FOUND');
  const { issuerCosts: _none, ...kept } = quoted.kept;
  const guarantee = guaranteed(application);
  return {
    channel: form.channel,
    lenderNo,
    issuerNo: first.issuerNo,
    pledged: form.pledged,
    amount: form.amount,
    repayOn: form.repayOn,
    firstDueOn: first.dueOn,
    ...kept,
    purpose: form.purpose,
    remark: form.remark ?? null,
    receivingAccountId: form.receivingAccountId,
    attachments: form.attachments ?? [],
    agreements: form.agreements,
    copiedFromId,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    submittedAt: clock.now(),
    ...UNDECIDED,
    ...guarantee,
    ...feePaidBefore(application, guarantee),
  };
}

/** What it takes of pieces and invoices, in place of what it took when it was submitted before. */
async function writeTaken(db: Db, { id, again, form, taken }: Application): Promise<void> {
  if (again) {
    await db.delete(pledgePiece).where(eq(pledgePiece.pledgeId, id));
    await db.delete(pledgePaper).where(eq(pledgePaper.pledgeId, id));
  }
  const pieces = taken.map(({ id: pieceId, voucherId, amount }, position) => ({
    pledgeId: id,
    pieceId,
    voucherId,
    position,
    amount,
    active: true,
  }));
  const papers = merged(form.invoices).map(({ invoiceId, amount }, position) => ({
    pledgeId: id,
    invoiceId,
    position,
    amount,
    active: true,
  }));
  deferWrites(db, insertOf(pledgePiece, pieces), insertOf(pledgePaper, papers));
}

/** Writes an application, new or one that was returned, with what it holds. */
export async function writeApplication(context: CallContext, application: Application): Promise<PledgeRow> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const columns = applied(context, application);
  deferWrites(db, lapsesPlanned(act, 'pledge', [{ subject: application.id, dueOn: columns.repayOn }]));
  if (application.again) {
    await giveFeeBack(act, application.again, columns);
    await writeTaken(db, application);
    return pledges.move(act, application.again, 'submit', columns);
  }
  const now = clock.now();
  const row: PledgeRow = {
    ...columns,
    id: application.id,
    applicationNumber: await nextNumber(context, NUMBERING),
    state: 'awaitingReview',
    version: 0,
    enterpriseNo: enterpriseOf(context),
    removed: false,
    stateSince: now,
    changedBy: viewer.displayName,
    changedAt: now,
    createdAt: now,
  };
  deferWrites(db, insertOf(pledge, [row]));
  await writeTaken(db, application);
  logSteps(act, [{ objectKind: 'pledge', objectId: row.id, event: 'submit', fromState: null, toState: row.state }]);
  return row;
}
