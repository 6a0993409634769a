import type { FinancingDetail as Detail } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { financingPiece, piece, voucher } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { detailOf, parseQuoteQuestion } from '../funding/index.ts';
import { formOf } from './form.ts';
import { FINANCING } from './kind.ts';
import { lenderEventsOf } from './lender-events.ts';
import { financings, type FinancingRow } from './repository.ts';
import { financingRowViews } from './rows.ts';

/** The log events that the issuer may see, because they decide whether the claim against it passes to the lender. */
const FOR_ISSUER: readonly string[] = ['approve', 'contract', 'disburse', 'settle', 'repayConfirm', 'withdraw', 'decline', 'expire'];

/** The pieces of an application, including those released at its end, in their present state. */
async function financedPieces(db: Db, { id }: FinancingRow): Promise<Detail['pieces']> {
  const lenders = alias(piece, 'lenders');
  const returned = alias(piece, 'returned');
  const rows = await db
    .select({ taken: financingPiece, piece, channel: voucher.channel, lenderNumber: lenders.number, returnedNumber: returned.number })
    .from(financingPiece)
    .innerJoin(piece, eq(piece.id, financingPiece.pieceId))
    .innerJoin(voucher, eq(voucher.id, financingPiece.voucherId))
    .leftJoin(lenders, eq(lenders.id, financingPiece.lenderPieceId))
    .leftJoin(returned, eq(returned.id, financingPiece.returnedPieceId))
    .where(eq(financingPiece.applicationId, id))
    .orderBy(financingPiece.position);
  const party = await partiesOf(
    db,
    rows.map((row) => row.piece.issuerNo),
  );
  return rows.map(({ taken, piece: { number, state, issuerNo, issuedOn, dueOn }, channel, lenderNumber, returnedNumber }) => ({
    pieceId: taken.pieceId,
    number,
    state,
    amount: taken.amount,
    issuer: party(issuerNo),
    issuedOn,
    dueOn,
    channel,
    lenderNumber,
    returnedNumber,
  }));
}

/** One financing, in the view of the holder, the issuer or the lender. */
export const get: Handlers['financing']['get'] = async (context, { id }): Promise<Detail> => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const { row } = await financings.find(db, id, viewerNo);
  const [view] = await financingRowViews(context, [row], rowViewerOf(context));
  if (!view) throw new Refusal('NOT_FOUND');
  const { part } = view;
  const internal = part !== 'counterparty';
  return {
    ...view,
    ...(await detailOf(FINANCING, context, row, { viewerNo, isOwn: part === 'own', business: internal ? undefined : FOR_ISSUER })),
    recourse: parseQuoteQuestion(row.quoteQuestion).terms.recourse,
    claimedAt: internal ? (row.claimedAt?.toISOString() ?? null) : null,
    principalLeft: internal ? row.principalLeft : null,
    paidOffOn: row.paidOffOn,
    pieces: await financedPieces(db, row),
    assents: { own: row.ownAssent, counterparty: row.issuerAssent, funder: row.lenderAssent },
    lenderNumber: internal ? row.lenderReference : null,
    phase: internal ? row.phase : null,
    lenderWords: internal ? await lenderEventsOf(db, row) : [],
    form: part === 'own' ? await formOf(context, row) : null,
  };
};

/** The pieces of an application. */
export const vouchers: Handlers['financing']['vouchers'] = async (context, { id }) => {
  const { row } = await financings.find(context.db, id, enterpriseOf(context));
  return financedPieces(context.db, row);
};
