import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, ZERO_FEN } from '@lianxin/domain';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { FundingId } from '../../../schema/ids.ts';
import { actOf, lapsesPlanned, logSteps, nextNumber } from '../../applications/application/index.ts';
import { quoteColumns, type Quoted } from './stored-quote.ts';
import type { Applying, FundingForm, LendingKind, Submitted } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';

/** The contents of a submitted application. */
interface Written<Row extends FundingRow, Form> {
  readonly id: Row['id'];
  /** The returned application that is submitted again, if it is one. */
  readonly returned: Row | undefined;
  readonly copiedFromId: FundingId | null;
  readonly lenderNo: EnterpriseNo;
  readonly form: Form;
  readonly quoted: Quoted;
  /** The pieces that were split off for it. */
  readonly taken: readonly PieceRow[];
}

/** The columns that are empty or zero in a newly submitted application. */
const UNDECIDED = {
  reviewerId: null,
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
  reason: null,
} as const;

/** Stores a new application, or a returned one that is submitted again, with its pieces. */
export async function writeApplication<Row extends FundingRow, Form extends FundingForm>(
  { kind, table, rows, underlying, dueOf }: LendingKind<Row>,
  { numbering, rowOf, onResubmitted }: Applying<Row, Form>,
  context: CallContext,
  { id, returned, copiedFromId, lenderNo, form, quoted, taken: pieces }: Written<Row, Form>,
): Promise<Row> {
  const { db, clock, viewer } = context;
  const act = actOf(context);
  const now = clock.now();
  const [first] = pieces.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
  if (!first) throw new Refusal('NOT_FOUND');
  const { issuerCosts: _ofSome, ...kept } = quoteColumns(quoted);
  const submitted: Submitted<Row> = {
    ...UNDECIDED,
    ...kept,
    id,
    applicationNumber: returned?.applicationNumber ?? (await nextNumber(context, numbering)),
    state: 'awaitingReview',
    version: 0,
    enterpriseNo: enterpriseOf(context),
    channel: form.channel,
    lenderNo,
    issuerNo: first.issuerNo,
    amount: form.amount,
    wishedOn: form.wishedOn ?? null,
    purpose: form.purpose,
    remark: form.remark ?? null,
    receivingAccountId: form.receivingAccountId,
    attachments: form.attachments ?? [],
    agreements: form.agreements,
    copiedFromId,
    removed: false,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    submittedAt: now,
    stateSince: now,
    handedOver: {},
    changedBy: viewer.displayName,
    changedAt: now,
    createdAt: returned?.createdAt ?? now,
  };
  const row = rowOf(submitted, { returned, form, quote: quoted.quote, firstDueOn: first.dueOn, channels: context.channels });
  deferWrites(db, lapsesPlanned(act, kind, [{ subject: id, dueOn: dueOf(row) }]));
  if (returned) await onResubmitted?.(act, returned, row);
  else deferWrites(db, insertOf(table, [row]));
  await underlying.write(db, { id, resubmitted: returned !== undefined, pieces, invoices: form.invoices });
  if (returned) return rows.move(act, returned, 'submit', row);
  logSteps(act, [{ objectKind: kind, objectId: id, event: 'submit', fromState: null, toState: row.state }]);
  return row;
}
