import type { PledgeDetail } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf, type RowViewer } from '../../../platform/session/row-viewer.ts';
import { issuance, piece, pledgePiece, userAccount, voucher } from '../../../schema/index.ts';
import { lastReminders } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { actsOnUnpaid } from '../../vouchers/issuance/index.ts';
import { detailOf, quoteOfRow } from '../funding/index.ts';
import { isAccepted } from './acts.ts';
import { refundsOf } from './fee-refunds.ts';
import { formOf } from './form.ts';
import { PLEDGE } from './kind.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { pledgeRowViews, type PledgePart } from './rows.ts';

/** The pieces of a loan, including those released at its end, in their present state. */
async function pledgedPieces(
  context: CallContext,
  { id }: PledgeRow,
  part: PledgePart,
  { role, viewerNo }: Pick<RowViewer, 'role' | 'viewerNo'>,
): Promise<PledgeDetail['pieces']> {
  const { db } = context;
  const rows = await db
    .select({ taken: pledgePiece, piece, channel: voucher.channel, issuanceState: issuance.state })
    .from(pledgePiece)
    .innerJoin(piece, eq(piece.id, pledgePiece.pieceId))
    .innerJoin(voucher, eq(voucher.id, pledgePiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .where(eq(pledgePiece.applicationId, id))
    .orderBy(pledgePiece.position);
  const party = await partiesOf(
    db,
    rows.map((row) => row.piece.issuerNo),
  );
  const pieces = rows.map(
    ({ taken, piece: { number, pledgeState, pledgeId, issuerNo, issuedOn, dueOn, ...now }, channel, issuanceState }) => {
      const overdue = now.live && now.overdue;
      const isFunders = part === 'funder' && pledgeId === id && (pledgeState === 'pledged' || pledgeState === 'releasing');
      return {
        pieceId: taken.pieceId,
        number,
        pledgeState,
        amount: taken.amount,
        issuer: party(issuerNo),
        issuedOn,
        dueOn,
        channel,
        overdue,
        settled: now.state === 'settled',
        acts: isFunders ? actsOnUnpaid(issuanceState, 'funder', overdue, role).filter((act) => act === 'urge') : [],
      };
    },
  );
  // The pledgee sends its own reminders, which are stored apart from the holder's.
  const reminderOf = ({ pieceId }: Pick<(typeof pieces)[number], 'pieceId'>) => `${pieceId}:${viewerNo}`;
  const last = await lastReminders(context, 'settlement', pieces.filter(({ acts }) => acts.length > 0).map(reminderOf));
  return pieces.map((one) => {
    const lastReminder = last.get(reminderOf(one));
    return lastReminder ? { ...one, lastReminder } : one;
  });
}

function guaranteeOf(row: PledgeRow): PledgeDetail['guarantee'] {
  if (row.guaranteeFee === null || row.guaranteeRatePpm === null) return null;
  return {
    contractNumber: row.guaranteeNumber,
    amount: row.amount,
    rate: BigInt(row.guaranteeRatePpm),
    fee: row.guaranteeFee,
    feePaidOn: row.guaranteeFeePaidOn,
    feeReceiptNumber: row.guaranteeFeeReceipt,
  };
}

/** The release request with the name of the person who made it. */
async function releaseOf({ db }: CallContext, row: PledgeRow): Promise<PledgeDetail['release']> {
  if (row.releaseAskedAt === null || row.releaseAskedBy === null) return null;
  const [asked] = await db.select({ name: userAccount.displayName }).from(userAccount).where(eq(userAccount.userId, row.releaseAskedBy));
  const assent = row.releaseConfirmedBy === null ? 'made' : 'given';
  return { assent, makerName: asked?.name ?? '', askedAt: row.releaseAskedAt.toISOString() };
}

/** One loan against a pledge, in the view of the pledgor, the guarantor or the lender. */
export const get: Handlers['pledge']['get'] = async (context, { id }): Promise<PledgeDetail> => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const { row } = await pledges.find(db, id, viewerNo);
  const reader = rowViewerOf(context);
  const [view] = await pledgeRowViews(context, [row], reader);
  if (!view) throw new Refusal('NOT_FOUND');
  const isOwn = view.part === 'own';
  const { question, owedAtMaturity } = quoteOfRow(row);
  return {
    ...view,
    ...(await detailOf(PLEDGE, context, row, { viewerNo, isOwn })),
    asOf: context.clock.now().toISOString(),
    pledgeRate: question.terms.pledgeRatePpm,
    owedAtMaturity,
    guarantee: guaranteeOf(row),
    feeRefunds: await refundsOf(db, row.id, reader),
    pieces: await pledgedPieces(context, row, view.part, reader),
    accepted: isAccepted(row),
    release: await releaseOf(context, row),
    form: isOwn ? await formOf(context, row) : null,
  };
};
