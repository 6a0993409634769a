import { NoticeId, type BankAccountId } from '@lianxin/api/contract';
import { messageOf, type TransferEvent } from '@lianxin/domain';
import { assignmentNotice } from '../../schema/index.ts';
import { cancelJob } from '../../platform/jobs/plan.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { pieceOf } from '../../ledger/change-piece.ts';
import type { KeptSignature } from '../../ledger/history.ts';
import { receivePiece, recordStep } from '../../ledger/move.ts';
import { newId } from '../../ledger/new-id.ts';
import { lockVoucher, type PieceRow } from '../../ledger/rows.ts';
import { notify } from '../message/notify.ts';
import { moveTransfer, type TransferRow } from './repository.ts';

type Change = NonNullable<Parameters<typeof moveTransfer>[3]>;

const offeredPiece = (context: ActContext, row: TransferRow): Promise<PieceRow> => {
  if (row.childPieceId === null) throw new Error(`transfer ${row.id} was passed and offers no piece`);
  return pieceOf(context, row.childPieceId);
};

/** A step of the sign-for after which the piece still waits. */
export async function stepTransfer(context: ActContext, row: TransferRow, event: TransferEvent, change: Change): Promise<TransferRow> {
  const held = await lockVoucher(context.db, row.voucherId);
  const cause = { kind: `transfer.${event}`, counterpartyNo: row.senderNo, signature: change.signature };
  await recordStep(context, held, await offeredPiece(context, row), cause);
  return moveTransfer(context, row, event, change);
}

/** Puts the piece into the recipient's hands and tells the issuer that its creditor has changed (Civil Code 546). */
export async function completeTransfer(
  context: ActContext,
  row: TransferRow,
  event: 'signDirect' | 'signConfirm',
  { receivingAccountId, signature, ...change }: Change & { readonly receivingAccountId: BankAccountId; readonly signature: KeptSignature },
): Promise<TransferRow> {
  const { db, ids, clock } = context;
  const held = await lockVoucher(db, row.voucherId);
  const source = await pieceOf(context, row.sourcePieceId);
  const cause = { kind: `transfer.${event}`, counterpartyNo: row.senderNo, signature };
  const received = await receivePiece(context, held, await offeredPiece(context, row), { source, receivingAccountId, ...cause });
  for (const job of ['signForReminder', 'expire']) await cancelJob(db, `transfer.${job}`, row.id);
  const now = clock.now();
  const { issuerNo, senderNo, recipientNo, amount, dueOn } = row;
  const notice = {
    id: newId(ids, NoticeId),
    transferId: row.id,
    issuerNo,
    fromNo: senderNo,
    toNo: recipientNo,
    number: received.number,
    amount,
    dueOn,
    transferredAt: now,
  };
  await db.insert(assignmentNotice).values(notice);
  await notify(context, { ...messageOf('creditorChanged', { number: received.number }), enterpriseNo: issuerNo, subjectId: notice.id });
  return moveTransfer(context, row, event, { ...change, receivingAccountId, signature, signedAt: now });
}
