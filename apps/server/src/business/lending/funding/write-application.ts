import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, ZERO_FEN } from '@lianxin/domain';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { FundingId } from '../../../schema/ids.ts';
import { actOf, lapsesPlanned, logSteps, nextNumber } from '../../applications/application/index.ts';
import { keptQuote, type Quoted } from './kept-quote.ts';
import type { Application, Applying, FundingForm, FundingRow, LendingKind, SharedApplied } from './lending-kind.ts';

interface Submitted<Row extends FundingRow, Form> extends Omit<Application<Row, Form>, 'quote' | 'firstDueOn'> {
  readonly copiedFromId: FundingId | null;
  readonly lenderNo: EnterpriseNo;
  readonly quoted: Quoted;
  /** What it holds. */
  readonly taken: readonly PieceRow[];
}

/** What nobody has said, done or given to an application that was just submitted. */
const UNDECIDED = {
  reviewerId: null,
  reviewedAt: null,
  passedAt: null,
  questions: null,
  registrationNumber: null,
  registeredAt: null,
  registrationExpiresOn: null,
  searchReportNumber: null,
  searchedAt: null,
  disbursedOn: null,
  disbursedAt: null,
  receiptNumber: null,
  principalLeft: null,
  interestSince: null,
  unpaidInterest: ZERO_FEN,
  unpaidLateInterest: ZERO_FEN,
  paidOffOn: null,
  paidOffBy: null,
  reason: null,
} as const;

/** What is kept of every kind of what was applied for. */
function sharedOf<Row extends FundingRow, Form extends FundingForm>(
  { viewer, clock }: CallContext,
  { form, quoted, copiedFromId, lenderNo }: Submitted<Row, Form>,
  issuerNo: EnterpriseNo,
): SharedApplied {
  const { issuerCosts: _ofSome, ...kept } = keptQuote(quoted);
  return {
    ...UNDECIDED,
    ...kept,
    channel: form.channel,
    lenderNo,
    issuerNo,
    amount: form.amount,
    purpose: form.purpose,
    remark: form.remark ?? null,
    receivingAccountId: form.receivingAccountId,
    attachments: form.attachments ?? [],
    agreements: form.agreements,
    copiedFromId,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    submittedAt: clock.now(),
  };
}

/** Writes an application, new or one that was returned, with what it holds. */
export async function writeApplication<Row extends FundingRow, Form extends FundingForm>(
  { kind, table, rows, taken, dueOf }: LendingKind<Row>,
  { numbering, applied, begun, resubmitted }: Applying<Row, Form>,
  context: CallContext,
  submitted: Submitted<Row, Form>,
): Promise<Row> {
  const { db, clock, viewer } = context;
  const { id, again, form, quoted } = submitted;
  const act = actOf(context);
  const [first] = submitted.taken.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
  if (!first) throw new Refusal('NOT_FOUND');
  const shared = sharedOf(context, submitted, first.issuerNo);
  const written = applied(shared, { id, again, form, quote: quoted.quote, firstDueOn: first.dueOn });
  const now = clock.now();
  const row = begun(
    {
      id,
      applicationNumber: again?.applicationNumber ?? (await nextNumber(context, numbering)),
      state: 'awaitingReview',
      version: 0,
      enterpriseNo: enterpriseOf(context),
      removed: false,
      stateSince: now,
      changedBy: viewer.displayName,
      changedAt: now,
      createdAt: now,
    },
    written,
  );
  deferWrites(db, lapsesPlanned(act, kind, [{ subject: id, dueOn: dueOf(row) }]));
  if (again) {
    await resubmitted?.(act, again, written);
    await taken.write(db, { id, again: true, taken: submitted.taken, invoices: form.invoices });
    return rows.move(act, again, 'submit', written);
  }
  deferWrites(db, insertOf(table, [row]));
  await taken.write(db, { id, again: false, taken: submitted.taken, invoices: form.invoices });
  logSteps(act, [{ objectKind: kind, objectId: id, event: 'submit', fromState: null, toState: row.state }]);
  return row;
}
