import type { Contract, ResponseOf } from '@lianxin/api/contract';
import { addDays, waitingFor, waitsForSignature, type CivilDate } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { actsOf, reasonFor, waitsForSecond, withLastReminders, withTwoReviews } from '../../applications/application/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { piece } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { TransferRow } from './repository.ts';

export type TransferRowView = ResponseOf<Contract['transfer']['listOutgoing']>['list'][number];

/** The piece this one was split from: it has the same holder, unlike the source of a transfer. */
const whole = alias(piece, 'whole');

/** A transfer may be passed until the day before the due date; what was sent may be signed for, or taken back, until the time to sign ends. */
function lastDayOf({ state, dueOn, signDeadline }: TransferRow): CivilDate | null {
  if (state === 'awaitingReview') return addDays(dueOn, -1);
  return waitsForSignature(state) || state === 'withdrawalAwaitingReview' ? signDeadline : null;
}

/** The number of queries does not depend on the number of rows. */
export async function transferRowViews(
  context: Pick<CallContext, 'db' | 'clock'>,
  rows: readonly TransferRow[],
  { viewerNo, userId, role }: RowViewer,
): Promise<TransferRowView[]> {
  const { db } = context;
  const party = await partiesOf(
    db,
    rows.flatMap(({ issuerNo, senderNo, recipientNo }) => [issuerNo, senderNo, recipientNo]),
  );
  const ids = rows.flatMap(({ sourcePieceId, childPieceId }) => [sourcePieceId, childPieceId]).filter((id) => id !== null);
  const pieces =
    ids.length === 0
      ? []
      : await db
          .select({ id: piece.id, number: piece.number, splitFrom: whole.number })
          .from(piece)
          .leftJoin(whole, and(eq(whole.id, piece.parentId), eq(whole.holderNo, piece.holderNo)))
          .where(inArray(piece.id, ids));
  const numbers = new Map(pieces.map(({ id, number }) => [id, number]));
  const splitFrom = new Map(pieces.map((one) => [one.id, one.splitFrom]));
  const views = rows.map((row) => {
    const own = row.senderNo === viewerNo;
    const decided =
      role === 'reviewer' && row.state === 'withdrawalAwaitingReview' ? row.withdrawMakerId : own ? row.makerId : row.signerId;
    const isOwn = decided === userId;
    const sourceNumber = numbers.get(row.sourcePieceId);
    if (sourceNumber === undefined) throw new Error(`transfer ${row.id} has no source`);
    const waiting = waitingFor(row.state);
    return {
      id: row.id,
      transferNumber: row.transferNumber,
      batchNumber: row.batchNumber,
      state: row.state,
      version: row.version,
      sourceNumber,
      splitFromNumber: own ? (splitFrom.get(row.sourcePieceId) ?? null) : null,
      childNumber: (row.childPieceId === null ? null : numbers.get(row.childPieceId)) ?? null,
      sourcePieceId: row.sourcePieceId,
      pieceId: row.childPieceId,
      issuer: party(row.issuerNo),
      sender: party(row.senderNo),
      recipient: party(row.recipientNo),
      amount: row.amount,
      dueOn: row.dueOn,
      makerName: row.makerName,
      isOwn,
      submittedAt: row.submittedAt.toISOString(),
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      signedAt: row.signedAt?.toISOString() ?? null,
      signDeadline: waitsForSignature(row.state) ? row.signDeadline : null,
      lastDay: lastDayOf(row),
      waitingFor: waiting
        ? {
            enterpriseName: party(waiting.party === 'own' ? row.senderNo : row.recipientNo).name,
            role: waiting.role,
            since: row.stateSince.toISOString(),
          }
        : null,
      reason: reasonFor(own, row),
      acts: actsOf('transfer', row.state, own ? 'own' : 'counterparty', role, isOwn),
    };
  });
  return withLastReminders(context, 'transfer', await withTwoReviews(db, 'transfer', { viewerNo, userId }, views, waitsForSecond));
}
