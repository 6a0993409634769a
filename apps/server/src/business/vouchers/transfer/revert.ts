import type { TransferEvent } from '@lianxin/domain';
import { cancelSignForJobs, type ChangeOf } from '../../applications/application/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { pieceOf, twoPiecesOf } from '../../../ledger/change-piece.ts';
import { revertTransfer } from '../../../ledger/move.ts';
import { lockVoucher } from '../../../ledger/rows.ts';
import { releaseInvoices } from '../../trade/papers/index.ts';
import { transfers, type TransferRow } from './repository.ts';

type EndingEvent = Extract<TransferEvent, 'return' | 'withdraw' | 'withdrawApprove' | 'refuse' | 'expire' | 'lapse'>;

/** Ends a transfer without success and frees the piece and the invoices. The caller has locked the row. */
export async function endTransfer(
  context: ActContext,
  row: TransferRow,
  event: EndingEvent,
  change: ChangeOf<TransferRow> = {},
  written: Parameters<typeof transfers.move>[4] = {},
): Promise<TransferRow> {
  const { db } = context;
  const held = await lockVoucher(db, row.voucherId);
  const { sourcePieceId, childPieceId } = row;
  const [source, offered] =
    childPieceId === null ? [await pieceOf(context, sourcePieceId)] : await twoPiecesOf(context, sourcePieceId, childPieceId);
  await revertTransfer(context, held, source, {
    offered,
    kind: `transfer.${event}`,
    counterpartyNo: row.recipientNo,
  });
  await releaseInvoices(db, { ownerKind: 'transfer', ownerId: row.id });
  await cancelSignForJobs(context, 'transfer', row.id);
  return transfers.move(context, row, event, change, written);
}
