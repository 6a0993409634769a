import type { PledgeRow as PledgeRowView } from '@lianxin/api/contract';
import { divideRounded, type Act, type IssuanceState, type Party } from '@lianxin/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { issuance, piece, pledgePiece, voucher } from '../../../schema/index.ts';
import { withTwoReviews } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { actsOfPledge, pledgeWaitsFor } from './acts.ts';
import { openRepayments } from '../funding/index.ts';
import type { PledgeRow } from './repository.ts';

export type PledgePart = PledgeRowView['part'];

/** The viewer's part of a loan that they see. */
export const partOf = ({ enterpriseNo, lenderNo }: PledgeRow, viewerNo: RowViewer['viewerNo']): PledgePart =>
  enterpriseNo === viewerNo ? 'own' : lenderNo === viewerNo ? 'funder' : 'guarantor';

/** States whose reason each part may read: what an enterprise writes to its own people stays there. */
const REASON_FOR: Readonly<Record<PledgePart, readonly PledgeRow['state'][]>> = {
  own: ['returned', 'withdrawn', 'guarantorDeclined', 'declined', 'disbursementFailed'],
  funder: ['withdrawn', 'declined', 'disbursementFailed'],
  guarantor: ['withdrawn', 'guarantorDeclined', 'declined', 'disbursementFailed'],
};

const sideOf = (row: PledgeRow, party: Party) =>
  party === 'own' ? row.enterpriseNo : party === 'guarantor' ? (row.guarantorNo ?? row.lenderNo) : row.lenderNo;

/** How many pieces each takes, the number of its first, and how the issuances stand of those that are pledged still and overdue. */
async function takenBy(db: Db, ids: readonly PledgeRow['id'][]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: pledgePiece.pledgeId,
      count: sql<number>`count(*)::int`,
      number: sql<typeof piece.$inferSelect.number>`(array_agg(${piece.number} order by ${pledgePiece.position}))[1]`,
      overdue: sql<
        IssuanceState[] | null
      >`array_agg(distinct ${issuance.state}) filter (where ${piece.overdue} and ${piece.live} and ${piece.pledgeId} = ${pledgePiece.pledgeId}
        and ${piece.pledgeState} in ('pledged', 'releasing'))`,
    })
    .from(pledgePiece)
    .innerJoin(piece, eq(piece.id, pledgePiece.pieceId))
    .innerJoin(voucher, eq(voucher.id, pledgePiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(inArray(pledgePiece.pledgeId, [...ids]))
    .groupBy(pledgePiece.pledgeId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a lender may do about what is pledged to it besides what it may do with the loan: ask its issuers for what is overdue. */
const actsOnPledged = (part: PledgePart, overdue: readonly IssuanceState[], role: RowViewer['role']): Act[] =>
  part === 'funder' && overdue.some((state) => actsOnUnpaid(state, 'funder', true, role).includes('urge')) ? ['urge'] : [];

const MILLION = 1_000_000n;

/** Loans as lists show them; as many queries for one row as for a hundred. */
export async function pledgeRowViews(
  { db }: Pick<CallContext, 'db'>,
  rows: readonly PledgeRow[],
  rowViewer: RowViewer,
): Promise<PledgeRowView[]> {
  const { viewerNo, userId } = rowViewer;
  const ids = rows.map(({ id }) => id);
  const taken = await takenBy(db, ids);
  const repayments = await openRepayments(db, ids);
  const party = await partiesOf(
    db,
    rows.flatMap(({ enterpriseNo, issuerNo, lenderNo, guarantorNo }) => [
      enterpriseNo,
      issuerNo,
      lenderNo,
      ...(guarantorNo === null ? [] : [guarantorNo]),
    ]),
  );
  const views = rows.map((row) => {
    const part = partOf(row, viewerNo);
    const pieces = taken.get(row.id);
    if (!pieces) throw new Error(`pledge ${row.id} takes nothing`);
    const standing = { row, repayment: repayments.get(row.id) };
    return {
      id: row.id,
      applicationNumber: row.applicationNumber,
      channel: row.channel,
      lenderName: party(row.lenderNo).name,
      state: row.state,
      version: row.version,
      part,
      holder: party(row.enterpriseNo),
      issuer: party(row.issuerNo),
      guarantor: row.guarantorNo && party(row.guarantorNo),
      pieceCount: pieces.count,
      number: pieces.number,
      pledged: row.pledged,
      amount: row.amount,
      coverage: divideRounded(row.pledged * MILLION, row.amount, 'down'),
      annualRate: BigInt(row.annualRatePpm),
      net: row.net,
      valueOn: row.valueOn,
      repayOn: row.repayOn,
      makerName: row.makerName,
      isOwn: row.makerId === userId,
      submittedAt: row.submittedAt.toISOString(),
      disbursedOn: row.disbursedOn,
      principalLeft: row.principalLeft,
      releasedOn: row.releasedOn,
      waitingFor: pledgeWaitsFor(standing).flatMap(({ party: side, role }) =>
        side === 'counterparty'
          ? []
          : [{ party: side, enterpriseName: party(sideOf(row, side)).name, role, since: row.stateSince.toISOString() }],
      ),
      reason: REASON_FOR[part].includes(row.state) ? row.reason : null,
      acts: [...actsOfPledge(standing, part, rowViewer), ...actsOnPledged(part, pieces.overdue ?? [], rowViewer.role)],
    };
  });
  return withTwoReviews(db, 'pledge', rowViewer, views);
}
