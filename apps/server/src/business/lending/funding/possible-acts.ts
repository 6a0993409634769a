import { type Act, isCheckingAct, type Party, Refusal, type WaitingFor } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { approvalBy, type Review } from '../../applications/application/index.ts';
import { blockingRefusal } from './blocking-refusal.ts';
import type { ActingViewer, LendingKind, ActSituation } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { openRepayments, repaymentAllows, repaymentReviewedBy, repaymentWaitsFor } from './repayments.ts';

type ActKind<Row extends FundingRow> = Pick<LendingKind<Row>, 'life' | 'actRules'>;
type BlockingKind<Row extends FundingRow> = Pick<LendingKind<Row>, 'kind' | 'life' | 'actRules' | 'dueOf'>;

/** Whether the loan was paid out and can be repaid. Repayments are read only for these states. */
export const isPaidOut = ({ state }: Pick<FundingRow, 'state'>): boolean => state === 'disbursed' || state === 'overdue';

const isPossible = <Row extends FundingRow>(
  { actRules }: ActKind<Row>,
  act: Act,
  situation: ActSituation<Row>,
  viewer: ActingViewer,
): boolean => repaymentAllows(act, situation.repayment) && actRules.isPossible(act, situation, viewer);

/** The person who entered what an act reviews; undefined if the act is not a review. */
function enteredBy<Row extends FundingRow>(
  { actRules }: ActKind<Row>,
  act: Act,
  { row, repayment }: ActSituation<Row>,
): string | null | undefined {
  if (act === 'pass' || act === 'return') return row.makerId;
  return actRules.entered[act]?.(row) ?? repaymentReviewedBy(act, repayment);
}

/**
 * The acts open to a person: those of the permission matrix, without those that are not yet possible and reviews of the person's own
 * entries.
 */
export const actsOf = <Row extends FundingRow>(
  kind: ActKind<Row>,
  situation: ActSituation<Row>,
  party: Party,
  { role, userId, viewerNo }: Pick<RowViewer, 'role' | 'userId' | 'viewerNo'>,
): Act[] =>
  kind.life
    .actsIn(situation.row.state, party, role)
    .filter((act) => isPossible(kind, act, situation, { viewerNo }) && enteredBy(kind, act, situation) !== userId);

/** The parties and roles that have to act next; there may be several. */
export const waitsFor = <Row extends FundingRow>(
  { life, actRules }: ActKind<Row>,
  { row, repayment }: ActSituation<Row>,
  now: Date,
): readonly WaitingFor[] =>
  isPaidOut(row) && repayment ? repaymentWaitsFor(repayment) : (actRules.waitsFor(row, now) ?? [life.waitingFor(row.state) ?? []].flat());

/** The version of an application that was shown to the person who acts. */
export interface Versioned<Row extends FundingRow> {
  readonly id: Row['id'];
  readonly version: number;
}

/**
 * Locks an application for an act of the person's enterprise, and determines which of two reviews the act is, if it is a review. Refuses
 * ILLEGAL_STATE if the act is not open to the party in this state, SELF_REVIEW if the person entered what is reviewed, PASSED_ALREADY if
 * the person gave the first of two reviews, and with the refusal of `blockingRefusal` if a precondition is missing.
 */
export async function lockForReview<Row extends FundingRow>(
  kind: BlockingKind<Row> & Pick<LendingKind<Row>, 'rows'>,
  context: CallContext,
  { id, version }: Versioned<Row>,
  act: Act,
): Promise<{ readonly row: Row; readonly pass: Review }> {
  const { db, clock } = context;
  const row = await kind.rows.heldFor(context, id, act, version);
  kind.actRules.assertPossible?.(row, act);
  const repayment = isPaidOut(row) ? (await openRepayments(db, [row.id])).get(row.id) : undefined;
  const situation = { row, repayment, today: clock.today() };
  if (!isPossible(kind, act, situation, { viewerNo: enterpriseOf(context) }))
    throw new Refusal('ILLEGAL_STATE', { object: kind.kind, state: row.state, act });
  const makerId = enteredBy(kind, act, situation) ?? null;
  if (makerId === context.viewer.userId) throw new Refusal('SELF_REVIEW');
  const pass: Review = isCheckingAct(act) ? await approvalBy(context, { kind: kind.kind, id: row.id, act, makerId }) : { pass: 'only' };
  const refusal = blockingRefusal(kind, act, row, clock);
  if (refusal) throw refusal;
  return { row, pass };
}

/** Locks an application for an act that is not a review. */
export const lockForAct = async <Row extends FundingRow>(
  kind: BlockingKind<Row> & Pick<LendingKind<Row>, 'rows'>,
  context: CallContext,
  shown: Versioned<Row>,
  act: Act,
): Promise<Row> => (await lockForReview(kind, context, shown, act)).row;

/** The response to an act on an application. */
export const referenceOf = <Row extends FundingRow>(row: Row): Pick<Row, 'id' | 'applicationNumber' | 'state' | 'version'> => ({
  id: row.id,
  applicationNumber: row.applicationNumber,
  state: row.state,
  version: row.version,
});
