import type { EnterpriseNo, FinancingId } from '@lianxin/api/contract';
import { Refusal, ZERO_FEN } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { financing, financingPaper, financingPiece } from '../../../schema/index.ts';
import { actOf, lapsesPlanned, logSteps, nextNumber } from '../../applications/application/index.ts';
import { merged } from '../../trade/papers/index.ts';
import type { Form } from './form.ts';
import type { keptQuote } from '../funding/index.ts';
import { financings, type FinancingRow } from './repository.ts';

interface Application {
  readonly id: FinancingId;
  /** The returned application that is submitted again. */
  readonly again: FinancingRow | undefined;
  readonly copiedFromId: FinancingId | null;
  readonly lenderNo: EnterpriseNo;
  readonly form: Form;
  readonly quote: ReturnType<typeof keptQuote>;
  /** What it holds. */
  readonly taken: readonly PieceRow[];
}

const NUMBERING = { prefix: 'RZ', sequence: 'financing_number_seq' };

/** What nobody has said, done or given to an application that was just submitted. */
const UNDECIDED = {
  reviewerId: null,
  reviewedAt: null,
  passedAt: null,
  acceptedAt: null,
  furtherStep: null,
  questions: null,
  ownAssent: null,
  issuerAssent: null,
  lenderAssent: null,
  contractMakerId: null,
  contractConfirmerId: null,
  consentMakerId: null,
  consentConfirmerId: null,
  registrationNumber: null,
  registeredAt: null,
  registrationExpiresOn: null,
  searchReportNumber: null,
  searchedAt: null,
  registrationWaivedBecause: null,
  lenderReference: null,
  phase: null,
  disbursedOn: null,
  disbursedAt: null,
  receiptNumber: null,
  principalLeft: null,
  interestSince: null,
  unpaidInterest: ZERO_FEN,
  unpaidLateInterest: ZERO_FEN,
  paidOffOn: null,
  paidOffBy: null,
  claimedAt: null,
  reason: null,
} as const;

/** What is kept of what was applied for. */
function applied({ viewer, clock }: CallContext, { again, copiedFromId, lenderNo, form, quote, taken }: Application) {
  const [first] = taken;
  if (!first) throw new Refusal('NOT_FOUND');
  return {
    channel: form.channel,
    lenderNo,
    issuerNo: first.issuerNo,
    amount: form.amount,
    dueOn: first.dueOn,
    ...quote,
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
    // An issuer that has refused is not asked again.
    issuerAssent: again?.issuerAssent === 'refused' ? ('refused' as const) : null,
  };
}

/** What it takes of pieces and invoices, in place of what it took when it was submitted before. */
async function writeTaken(db: Db, { id, again, form, taken }: Application): Promise<void> {
  if (again) {
    await db.delete(financingPiece).where(eq(financingPiece.financingId, id));
    await db.delete(financingPaper).where(eq(financingPaper.financingId, id));
  }
  const pieces = taken.map(({ id: pieceId, voucherId, amount }, position) => ({
    financingId: id,
    pieceId,
    voucherId,
    position,
    amount,
    lenderPieceId: null,
    returnedPieceId: null,
    active: true,
  }));
  const papers = merged(form.invoices).map(({ invoiceId, amount }, position) => ({
    financingId: id,
    invoiceId,
    position,
    amount,
    active: true,
  }));
  deferWrites(db, insertOf(financingPiece, pieces), insertOf(financingPaper, papers));
}

/** Writes an application, new or one that was returned, with what it holds. */
export async function writeApplication(context: CallContext, application: Application): Promise<FinancingRow> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const columns = applied(context, application);
  deferWrites(db, lapsesPlanned(act, 'financing', [{ subject: application.id, dueOn: columns.dueOn }]));
  if (application.again) {
    await writeTaken(db, application);
    return financings.move(act, application.again, 'submit', columns);
  }
  const now = clock.now();
  const row: FinancingRow = {
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
  deferWrites(db, insertOf(financing, [row]));
  await writeTaken(db, application);
  logSteps(act, [{ objectKind: 'financing', objectId: row.id, event: 'submit', fromState: null, toState: row.state }]);
  return row;
}
