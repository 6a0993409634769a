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

/** Whether it was paid out and can be repaid. Only then repayments are read. */
export const isPaidOut = ({ state }: Pick<FundingRow, 'state'>): boolean => state === 'disbursed' || state === 'overdue';

const isDue = <Row extends FundingRow>({ due }: DueKind<Row>, act: Act, standing: Standing<Row>, asking: Asking): boolean =>
  repaymentActIsDue(act, standing.repayment) && due.isDue(act, standing, asking);

/** Who entered what an act reviews; undefined where it reviews nothing. */
function enteredBy<Row extends FundingRow>({ due }: DueKind<Row>, act: Act, { row, repayment }: Standing<Row>): string | null | undefined {
  if (act === 'pass' || act === 'return') return row.makerId;
  return due.entered[act]?.(row) ?? repaymentReviewedBy(act, repayment);
}

/** What a person may do with an application: the matrix, less what is not due and the reviews of what they entered. */
export const actsOf = <Row extends FundingRow>(
  kind: DueKind<Row>,
  standing: Standing<Row>,
  party: Party,
  { role, userId, viewerNo }: Pick<RowViewer, 'role' | 'userId' | 'viewerNo'>,
): Act[] =>
  kind.life
    .actsIn(standing.row.state, party, role)
    .filter((act) => isDue(kind, act, standing, { viewerNo }) && enteredBy(kind, act, standing) !== userId);

/** Whose move an application is: it may be that of several. */
export const waitsFor = <Row extends FundingRow>(
  { life, due }: DueKind<Row>,
  { row, repayment }: Standing<Row>,
  now: Date,
): readonly WaitingFor[] =>
  isPaidOut(row) && repayment ? repaymentWaitsFor(repayment) : (due.waitsFor(row, now) ?? [life.waitingFor(row.state) ?? []].flat());

/** An application as a person was shown it. */
export interface Shown<Row extends FundingRow> {
  readonly id: Row['id'];
  readonly version: number;
}

/**
 * An application held for an act of whichever party the person's enterprise is, and which pass the act would be where it is one. Refuses
 * ILLEGAL_STATE where the act is not the party's in the state, or not due, SELF_REVIEW where it would review what the person entered,
 * PASSED_ALREADY where they passed it first, and the refusal of `closedBy` where something else comes first.
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
  if (makerId === context.viewer.userId) throw new Refusal('SELF_REVIEW');
  const pass: Review = isCheckingAct(act) ? await approvalBy(context, { kind: kind.kind, id: row.id, act, makerId }) : { pass: 'only' };
  const closed = closedBy(kind, act, row, clock);
  if (closed) throw closed;
  return { row, pass };
}

/** The same for an act that is no pass. */
export const heldForAct = async <Row extends FundingRow>(
  kind: ClosingKind<Row> & Pick<LendingKind<Row>, 'rows'>,
  context: CallContext,
  shown: Shown<Row>,
  act: Act,
): Promise<Row> => (await heldForReview(kind, context, shown, act)).row;

/** What an act on an application answers. */
export const referenceOf = <Row extends FundingRow>(row: Row): Pick<Row, 'id' | 'applicationNumber' | 'state' | 'version'> => ({
  id: row.id,
  applicationNumber: row.applicationNumber,
  state: row.state,
  version: row.version,
});
