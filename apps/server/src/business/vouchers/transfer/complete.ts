import type { BankAccountId } from '@lianxin/api/contract';
import type { TransferEvent } from '@lianxin/domain';
import { cancelSignForJobs, type ChangeOf } from '../../applications/application/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { pieceOf, twoPiecesOf } from '../../../ledger/change-piece.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import { receivePiece, recordStep } from '../../../ledger/move.ts';
import { lockVoucher, type PieceRow } from '../../../ledger/rows.ts';
import { noticeOfAssignment } from './assignment.ts';
import { transfers, type TransferRow } from './repository.ts';

type Change = ChangeOf<TransferRow>;

export const offeredBy = (row: TransferRow): PieceRow['id'] => {
  if (row.childPieceId === null) throw new Error(`transfer ${row.id} was passed and offers no piece`);
  return row.childPieceId;
};

/** A step after which the piece still waits. */
export async function stepTransfer(
  context: ActContext,
  row: TransferRow,
  event: TransferEvent,
  { signature, ...change }: Change & { readonly signature?: KeptSignature },
): Promise<TransferRow> {
  const held = await lockVoucher(context.db, row.voucherId);
  const cause = { kind: `transfer.${event}`, counterpartyNo: row.senderNo, signature };
  await recordStep(context, held, await pieceOf(context, offeredBy(row)), cause);
  return transfers.move(context, row, event, change, { signature });
}

/** Makes the recipient the holder and notifies the issuer of the assignment (Civil Code 546). */
export async function completeTransfer(
  context: ActContext,
  row: TransferRow,
  event: 'signDirect' | 'signConfirm',
  { receivingAccountId, signature, ...change }: Change & { readonly receivingAccountId: BankAccountId; readonly signature: KeptSignature },
): Promise<TransferRow> {
  const { db, clock } = context;
  const held = await lockVoucher(db, row.voucherId);
  const [source, offered] = await twoPiecesOf(context, row.sourcePieceId, offeredBy(row));
  const cause = { kind: `transfer.${event}`, counterpartyNo: row.senderNo, signature };
  const received = await receivePiece(context, held, offered, { source, receivingAccountId, ...cause });
  await cancelSignForJobs(context, 'transfer', row.id);
  const { id: transferId, issuerNo, senderNo: fromNo, recipientNo: toNo, amount, dueOn } = row;
  await noticeOfAssignment(context, [{ by: { transferId }, issuerNo, fromNo, toNo, number: received.number, amount, dueOn }]);
  return transfers.move(context, row, event, { ...change, receivingAccountId, signedAt: clock.now() }, { signature });
}
