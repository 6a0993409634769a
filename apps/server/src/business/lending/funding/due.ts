import { type Act, isCheckingAct, type Party, Refusal, type WaitingFor } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { approvalBy, type Review } from '../../applications/application/index.ts';
import { closedBy } from './closed.ts';
import type { Asking, LendingKind, Standing } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { openRepayments, repaymentActIsDue, repaymentReviewedBy, repaymentWaitsFor } from './repayments.ts';

type DueKind<Row extends FundingRow> = Pick<LendingKind<Row>, 'life' | 'due'>;
type ClosingKind<Row extends FundingRow> = Pick<LendingKind<Row>, 'kind' | 'life' | 'due' | 'dueOf'>;

/** Whether the loan was paid out and can be repaid. Repayments are read only for these states. */
export const isPaidOut = ({ state }: Pick<FundingRow, 'state'>): boolean => state === 'disbursed' || state === 'overdue';

const isDue = <Row extends FundingRow>({ due }: DueKind<Row>, act: Act, standing: Standing<Row>, asking: Asking): boolean =>
  repaymentActIsDue(act, standing.repayment) && due.isDue(act, standing, asking);

/** The person who entered what an act reviews; undefined if the act is not a review. */
function enteredBy<Row extends FundingRow>({ due }: DueKind<Row>, act: Act, { row, repayment }: Standing<Row>): string | null | undefined {
  if (act === 'pass' || act === 'return') return row.makerId;
  return due.entered[act]?.(row) ?? repaymentReviewedBy(act, repayment);
}

/**
 * The acts open to a person: those of the permission matrix, without those that are not yet possible and reviews of the person's own
 * entries.
 */
export const actsOf = <Row extends FundingRow>(
  kind: DueKind<Row>,
  standing: Standing<Row>,
  party: Party,
  { role, userId, viewerNo }: Pick<RowViewer, 'role' | 'userId' | 'viewerNo'>,
): Act[] =>
  kind.life
    .actsIn(standing.row.state, party, role)
    .filter((act) => isDue(kind, act, standing, { viewerNo }) && enteredBy(kind, act, standing) !== userId);

/** The parties and roles that have to act next; there may be several. */
export const waitsFor = <Row extends FundingRow>(
  { life, due }: DueKind<Row>,
  { row, repayment }: Standing<Row>,
  now: Date,
): readonly WaitingFor[] =>
  isPaidOut(row) && repayment ? repaymentWaitsFor(repayment) : (due.waitsFor(row, now) ?? [life.waitingFor(row.state) ?? []].flat());

/** The version of an application that was shown to the person who acts. */
export interface Shown<Row extends FundingRow> {
  readonly id: Row['id'];
  readonly version: number;
}

/**
 * Locks an application for an act of the person's enterprise, and determines which of two reviews the act is, if it is a review. Refuses
 * ILLEGAL_STATE if the act is not open to the party in this state, SELF_REVIEW if the person entered what is reviewed, PASSED_ALREADY if
 * the person gave the first of two reviews, and with the refusal of `closedBy` if a precondition is missing.
 */
export async function heldForReview<Row extends FundingRow>(
  kind: ClosingKind<Row> & Pick<LendingKind<Row>, 'rows'>,
  context: CallContext,
  { id, version }: Shown<Row>,
  act: Act,
): Promise<{ readonly row: Row; readonly pass: Review }> {
  const { db, clock } = context;
  const row = await kind.rows.heldFor(context, id, act, version);
  kind.due.assertDue?.(row, act);
  const repayment = isPaidOut(row) ? (await openRepayments(db, [row.id])).get(row.id) : undefined;
  const standing = { row, repayment, today: clock.today() };
  if (!isDue(kind, act, standing, { viewerNo: enterpriseOf(context) }))
    throw new Refusal('ILLEGAL_STATE', { object: kind.kind, state: row.state, act });
  const makerId = enteredBy(kind, act, standing) ?? null;
  const pass: Review = isCheckingAct(act) ? await approvalBy(context, { kind: kind.kind, id: row.id, act, makerId }) : { pass: 'only' };
  const closed = closedBy(kind, act, row, clock);
  if (closed) throw closed;
  return { row, pass };
}

/** Locks an application for an act that is not a review. */
export const heldForAct = async <Row extends FundingRow>(
  kind: ClosingKind<Row> & Pick<LendingKind<Row>, 'rows'>,
  context: CallContext,
  shown: Shown<Row>,
  act: Act,
): Promise<Row> => (await heldForReview(kind, context, shown, act)).row;

/** The response to an act on an application. */
export const referenceOf = <Row extends FundingRow>(row: Row): Pick<Row, 'id' | 'applicationNumber' | 'state' | 'version'> => ({
  id: row.id,
  applicationNumber: row.applicationNumber,
  state: row.state,
  version: row.version,
});
