import type { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, refusalMessage, waitsSince, type Act, type Party, type Role } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { withLastReminders, withTwoReviews } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { blockingRefusal } from './blocking-refusal.ts';
import { actsOf, isPaidOut, waitsFor } from './possible-acts.ts';
import type { LendingKind } from './lending-kind.ts';
import { holderOf, type FundingRow } from './funding-row.ts';
import { openRepayments } from './repayments.ts';

/** The states in which each party may read the reason. Reasons addressed to an enterprise's own staff stay in that enterprise. */
const REASON_FOR: Readonly<Record<Party, readonly string[]>> = {
  own: ['returned', 'withdrawn', 'guarantorDeclined', 'declined', 'disbursementFailed'],
  counterparty: [],
  funder: ['withdrawn', 'declined', 'disbursementFailed'],
  guarantor: ['withdrawn', 'guarantorDeclined', 'declined', 'disbursementFailed'],
};

const sideOf = (row: FundingRow, party: Party): EnterpriseNo =>
  ({ own: row.enterpriseNo, funder: row.lenderNo, counterparty: row.issuerNo, guarantor: row.guarantorNo ?? row.lenderNo })[party];

/** The viewer's role in an application. If the viewer has several, the first of those listed. */
export function partOf<Part extends Party>(parts: readonly Part[], row: FundingRow, viewerNo: EnterpriseNo): Part {
  const part = parts.find((one) => sideOf(row, one) === viewerNo);
  if (part === undefined) throw new Refusal('NOT_FOUND');
  return part;
}

interface WaitingRow {
  readonly part: Party;
  readonly waitingFor: readonly { readonly party: Party; readonly role: Role; readonly since: string }[];
}

/** Restarts the waiting time of the viewer's reviewers when the first of two reviews has been given. */
const restartWait = <View extends WaitingRow>(view: View, since: string): View => ({
  ...view,
  waitingFor: view.waitingFor.map((one) => (one.party === view.part && one.role === 'reviewer' ? { ...one, since } : one)),
});

/**
 * Applications as list rows: the columns shared by all kinds and those of `ownOf`, with acts in addition to those of the matrix. The number
 * of queries does not depend on the number of rows.
 */
export async function fundingViews<Row extends FundingRow, Part extends Party, Own extends object>(
  kind: LendingKind<Row>,
  parts: readonly Part[],
  { db, clock, language }: Pick<CallContext, 'db' | 'clock' | 'language'>,
  rows: readonly Row[],
  viewer: RowViewer,
  ownOf: (row: Row, party: Awaited<ReturnType<typeof partiesOf>>) => Own,
  extraActs: (row: Row) => readonly Act[] = () => [],
) {
  const { viewerNo, userId } = viewer;
  const taken = await kind.underlying.countsOf(
    db,
    rows.map(({ id }) => id),
  );
  const repayments = await openRepayments(
    db,
    rows.filter(isPaidOut).map(({ id }) => id),
  );
  const today = clock.today();
  const party = await partiesOf(
    db,
    rows.flatMap((row) => [row.enterpriseNo, holderOf(row), row.issuerNo, row.lenderNo, row.guarantorNo ?? null]),
  );
  const views = rows.map((row) => {
    const { id, state }: Pick<Row, 'id' | 'state'> = row;
    const part = partOf(parts, row, viewerNo);
    const pieces = taken.get(id);
    if (!pieces) throw new Error(`${kind.kind} ${id} takes nothing`);
    const situation = { row, repayment: repayments.get(id), today };
    const acts = actsOf(kind, situation, part, viewer);
    const { repayment } = situation;
    // Until the holder's reviewer has authorised it, a repayment is known to the holder alone.
    const isKnown = part === 'own' || (part === 'funder' && repayment?.state === 'awaitingConfirmation');
    const repaying = isKnown ? repayment?.amount : undefined;
    return {
      id,
      applicationNumber: row.applicationNumber,
      channel: row.channel,
      lenderName: party(row.lenderNo).name,
      state,
      version: row.version,
      part,
      holder: party(holderOf(row)),
      issuer: party(row.issuerNo),
      pieceCount: pieces.count,
      number: pieces.number,
      amount: row.amount,
      annualRate: BigInt(row.annualRatePpm),
      net: row.paidOut,
      valueOn: row.valueOn,
      makerName: row.makerName,
      isOwn: row.makerId === userId,
      submittedAt: row.submittedAt.toISOString(),
      disbursedOn: row.disbursedOn,
      ...(repaying !== undefined && { repaying }),
      waitingFor: waitsFor(kind, situation, clock.now()).flatMap(({ party: side, role }) =>
        parts
          .filter((one) => one === side)
          .map((one) => ({ party: one, enterpriseName: party(sideOf(row, one)).name, role, since: waitsSince(one, row) })),
      ),
      reason: REASON_FOR[part].includes(state) ? row.reason : null,
      acts: [...acts, ...extraActs(row)],
      closed: acts.flatMap((act) => {
        const refusal = blockingRefusal(kind, act, row, clock);
        return refusal ? [{ act, because: refusalMessage(refusal.key, language, refusal.details) }] : [];
      }),
      decideBy: state === 'awaitingReview' ? row.quoteValidUntil.toISOString() : null,
      ...ownOf(row, party),
    };
  });
  return withLastReminders({ db, clock }, kind.kind, await withTwoReviews(db, kind.kind, viewer, views, restartWait));
}
