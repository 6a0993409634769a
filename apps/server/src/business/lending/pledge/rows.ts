import type { PledgeRow as PledgeRowView } from '@lianxin/api/contract';
import { divideRounded, type Act, type IssuanceState } from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { issuance, piece, pledgePiece, voucher } from '../../../schema/index.ts';
import type { partiesOf } from '../../foundation/parties/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { fundingViews } from '../funding/index.ts';
import { refundableFee, unpaidFee } from './fee-refunds.ts';
import { PLEDGE } from './kind.ts';
import type { PledgeRow } from './repository.ts';

export type PledgePart = PledgeRowView['part'];

export const PARTS: readonly PledgePart[] = ['own', 'funder', 'guarantor'];

/** The issuance states of overdue pieces that are still pledged to a lender, by loan. */
async function overdueOf(db: Db, ids: readonly PledgeRow['id'][]): Promise<ReadonlyMap<string, readonly IssuanceState[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: pledgePiece.applicationId, states: sql<IssuanceState[]>`array_agg(distinct ${issuance.state})` })
    .from(pledgePiece)
    .innerJoin(piece, and(eq(piece.id, pledgePiece.pieceId), eq(piece.pledgeId, pledgePiece.applicationId)))
    .innerJoin(voucher, eq(voucher.id, pledgePiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(
      and(inArray(pledgePiece.applicationId, [...ids]), piece.overdue, piece.live, inArray(piece.pledgeState, ['pledged', 'releasing'])),
    )
    .groupBy(pledgePiece.applicationId);
  return new Map(rows.map(({ id, states }) => [id, states]));
}

const MILLION = 1_000_000n;

/** Loans as list rows. In addition to its other acts, a lender may send reminders to the issuers of overdue pieces. */
export async function pledgeRowViews(
  context: Pick<CallContext, 'db' | 'clock' | 'language'>,
  rows: readonly PledgeRow[],
  viewer: RowViewer,
): Promise<PledgeRowView[]> {
  const lent = rows.filter(({ lenderNo, registrationNumber }) => lenderNo === viewer.viewerNo && registrationNumber !== null);
  const overdue = await overdueOf(
    context.db,
    lent.map(({ id }) => id),
  );
  const urging = ({ id }: PledgeRow): Act[] =>
    (overdue.get(id) ?? []).some((state) => actsOnUnpaid(state, 'funder', true, viewer.role).includes('urge')) ? ['urge'] : [];
  const ownOf = (row: PledgeRow, party: Awaited<ReturnType<typeof partiesOf>>) => ({
    guarantor: row.guarantorNo && party(row.guarantorNo),
    pledged: row.pledged,
    coverage: divideRounded(row.pledged * MILLION, row.amount, 'down'),
    repayOn: row.repayOn,
    paysOn: row.paysOn,
    principalLeft: row.principalLeft,
    releasedOn: row.releasedOn,
    feeToComeBack: refundableFee(row),
    feeReceived: row.guaranteeFeeConfirmedAt !== null,
    feeUnpaid: unpaidFee(row),
  });
  return fundingViews(PLEDGE, PARTS, context, rows, viewer, ownOf, urging);
}
