import type { Contract, ResponseOf } from '@lianxin/api/contract';
import type { Party } from '@lianxin/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { financingPiece, piece } from '../../../schema/index.ts';
import { withTwoReviews } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { openRepayments } from '../funding/index.ts';
import { actsOfFinancing, financingWaitsFor, isPaidOut } from './acts.ts';
import type { FinancingRow } from './repository.ts';

export type FinancingRowView = ResponseOf<Contract['financing']['list']>['list'][number];
export type FinancingPart = FinancingRowView['part'];

/** The viewer's part of a financing that they see. */
export const partOf = ({ enterpriseNo, lenderNo }: FinancingRow, viewerNo: RowViewer['viewerNo']): FinancingPart =>
  enterpriseNo === viewerNo ? 'own' : lenderNo === viewerNo ? 'funder' : 'counterparty';

/** States whose reason each part may read: what an enterprise writes to its own people stays there. */
const REASON_FOR: Readonly<Record<FinancingPart, readonly FinancingRow['state'][]>> = {
  own: ['returned', 'withdrawn', 'declined', 'disbursementFailed'],
  counterparty: [],
  funder: ['withdrawn', 'declined', 'disbursementFailed'],
};

const sideOf = (row: FinancingRow, party: Party) =>
  party === 'own' ? row.enterpriseNo : party === 'counterparty' ? row.issuerNo : row.lenderNo;

/** How many pieces each takes, and the number of its first. */
async function takenBy(db: Db, ids: readonly FinancingRow['id'][]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: financingPiece.financingId,
      count: sql<number>`count(*)::int`,
      number: sql<typeof piece.$inferSelect.number>`(array_agg(${piece.number} order by ${financingPiece.position}))[1]`,
    })
    .from(financingPiece)
    .innerJoin(piece, eq(piece.id, financingPiece.pieceId))
    .where(inArray(financingPiece.financingId, [...ids]))
    .groupBy(financingPiece.financingId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Financings as lists show them; as many queries for one row as for a hundred. */
export async function financingRowViews(
  { db, channels, clock }: Pick<CallContext, 'db' | 'channels' | 'clock'>,
  rows: readonly FinancingRow[],
  rowViewer: RowViewer,
): Promise<FinancingRowView[]> {
  const { viewerNo, userId } = rowViewer;
  const taken = await takenBy(
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
    rows.flatMap(({ enterpriseNo, issuerNo, lenderNo }) => [enterpriseNo, issuerNo, lenderNo]),
  );
  const views = rows.map((row) => {
    const part = partOf(row, viewerNo);
    const pieces = taken.get(row.id);
    if (!pieces) throw new Error(`financing ${row.id} takes nothing`);
    const standing = { row, repayment: repayments.get(row.id), today };
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
      pieceCount: pieces.count,
      number: pieces.number,
      amount: row.amount,
      annualRate: BigInt(row.annualRatePpm),
      paidOut: row.paidOut,
      net: row.net,
      issuerCosts: row.issuerCosts,
      valueOn: row.valueOn,
      dueOn: row.dueOn,
      makerName: row.makerName,
      isOwn: row.makerId === userId,
      submittedAt: row.submittedAt.toISOString(),
      disbursedOn: row.disbursedOn,
      waitingFor: financingWaitsFor(standing).flatMap(({ party: side, role }) =>
        side === 'guarantor'
          ? []
          : [{ party: side, enterpriseName: party(sideOf(row, side)).name, role, since: row.stateSince.toISOString() }],
      ),
      reason: REASON_FOR[part].includes(row.state) ? row.reason : null,
      acts: actsOfFinancing(standing, part, rowViewer, channels),
    };
  });
  return withTwoReviews(db, 'financing', rowViewer, views);
}
