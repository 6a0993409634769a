import { NoticeId, type BankAccountId } from '@lianxin/api/contract';
import { messageOf, type TransferEvent } from '@lianxin/domain';
import { insertOf } from '../../platform/db/rows-as-json.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { assignmentNotice } from '../../schema/index.ts';
import type { ChangeOf } from '../applications/repository.ts';
import { cancelSignForJobs } from '../applications/sign-for-jobs.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { pieceOf, twoPiecesOf } from '../../ledger/change-piece.ts';
import type { KeptSignature } from '../../ledger/history.ts';
import { receivePiece, recordStep } from '../../ledger/move.ts';
import { newId } from '../../ledger/new-id.ts';
import { lockVoucher, type PieceRow } from '../../ledger/rows.ts';
import { partiesOf } from '../enterprise/parties.ts';
import { notify } from '../message/notify.ts';
import { transfers, type TransferRow } from './repository.ts';

type Change = ChangeOf<TransferRow>;

const offeredBy = (row: TransferRow): PieceRow['id'] => {
  if (row.childPieceId === null) throw new Error(`transfer ${row.id} was passed and offers no piece`);
  return row.childPieceId;
};

/** A step of the sign-for after which the piece still waits. */
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

/** Puts the piece into the recipient's hands and tells the issuer that its creditor has changed (Civil Code 546). */
export async function completeTransfer(
  context: ActContext,
  row: TransferRow,
  event: 'signDirect' | 'signConfirm',
  { receivingAccountId, signature, ...change }: Change & { readonly receivingAccountId: BankAccountId; readonly signature: KeptSignature },
): Promise<TransferRow> {
  const { db, ids, clock } = context;
  const held = await lockVoucher(db, row.voucherId);
  const [source, offered] = await twoPiecesOf(context, row.sourcePieceId, offeredBy(row));
  const cause = { kind: `transfer.${event}`, counterpartyNo: row.senderNo, signature };
  const received = await receivePiece(context, held, offered, { source, receivingAccountId, ...cause });
  await cancelSignForJobs(context, 'transfer', row.id);
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
  await leaveWrites(db, insertOf(assignmentNotice, [notice]));
  const party = await partiesOf(db, [senderNo, recipientNo]);
  const facts = { number: received.number, amount, from: party(senderNo).name, to: party(recipientNo).name };
  await notify(context, { ...messageOf('creditorChanged', facts), enterpriseNo: issuerNo, subjectId: notice.id });
  return transfers.move(context, row, event, { ...change, receivingAccountId, signedAt: now }, { signature });
}
