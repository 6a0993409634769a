import type { BankAccountId, EnterpriseNo, TransferId } from '../schema/ids.ts';
import { PAYMENT_DAY_MOVED, Refusal, type CivilDate } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { piece } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import { createChild } from './child-of.ts';
import type { KeptSignature } from './history.ts';
import { beginBatch } from './ledger-batch.ts';
import { stateOfPieceAfter } from './piece-state.ts';
import { rootPieceOf } from './root-piece.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** The data of a history event besides its pieces. */
export interface EventData {
  readonly kind: string;
  readonly counterpartyNo?: EnterpriseNo | null;
  readonly signature?: KeptSignature | undefined;
}

/** Offers a piece to its recipient: a live child that waits to be signed for replaces it. */
export async function offerTo(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  to: { readonly recipientNo: EnterpriseNo; readonly transferId: TransferId; readonly receivingAccountId: BankAccountId } & EventData,
): Promise<PieceRow> {
  const batch = beginBatch(context);
  const { recipientNo, transferId, receivingAccountId, ...cause } = to;
  const offered = batch.changePiece(source, { live: false, children: source.children + 1 });
  const child = createChild(context, source, recipientNo, {
    state: 'awaitingReceipt',
    source: 'transfer',
    cameById: transferId,
    financingId: null,
    receivingAccountId,
    receivedOn: null,
  });
  batch.addPiece(child);
  batch.record(row, [{ counterpartyNo: recipientNo, ...cause, pieces: [child, offered] }]);
  batch.write();
  return child;
}

/** Completes the receipt of an offered piece, and the transfer of the sender's piece if there is one. */
export async function receivePiece(
  context: ActContext,
  row: VoucherRow,
  offered: PieceRow,
  { source, receivingAccountId, ...cause }: { readonly source?: PieceRow; readonly receivingAccountId: BankAccountId } & EventData,
): Promise<PieceRow> {
  const batch = beginBatch(context);
  const change = { state: stateOfPieceAfter(offered, 'signFor'), receivedOn: context.clock.today(), receivingAccountId };
  const received = batch.changePiece(offered, change);
  const left = source ? [batch.changePiece(source, { state: stateOfPieceAfter(source, 'transferComplete') })] : [];
  batch.record(row, [{ ...cause, pieces: [received, ...left] }]);
  batch.write();
  return received;
}

/** Ends an unsuccessful transfer: the sender's piece becomes live again and the offered piece is void. */
export async function revertTransfer(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  { offered, ...cause }: { readonly offered?: PieceRow | undefined } & EventData,
): Promise<void> {
  const batch = beginBatch(context);
  const ended = offered ? [batch.changePiece(offered, { live: false })] : [];
  const back = batch.changePiece(source, { state: stateOfPieceAfter(source, 'transferEnd'), live: true, heldById: null });
  batch.record(row, [{ ...cause, pieces: [back, ...ended] }]);
  batch.write();
}

/** Closes a voucher that nobody has accepted: none of its pieces stays live. */
export async function closeVoucher(context: ActContext, row: VoucherRow, cause: EventData): Promise<void> {
  const live = await context.db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, row.id), eq(piece.live, true)));
  const batch = beginBatch(context);
  const [first, ...others] = live.map((each) => batch.changePiece(each, { live: false }));
  if (!first) throw new Refusal('NOT_FOUND');
  batch.close(row);
  batch.record(row, [{ ...cause, pieces: [first, ...others] }]);
  batch.write();
}

/** Moves the day on which a voucher is paid, as a published list of holidays requires, and seals it in the history. */
export async function movePaymentDay(context: ActContext, row: VoucherRow, paymentDate: CivilDate): Promise<void> {
  const root = await rootPieceOf(context.db, row);
  const batch = beginBatch(context);
  batch.reschedule(row, paymentDate);
  batch.record(row, [{ kind: PAYMENT_DAY_MOVED, pieces: [root], details: { paymentDate } }]);
  batch.write();
}

/** Records a step that changes no piece, such as the operator's part of signing for a voucher. */
export async function recordStep(context: ActContext, row: VoucherRow, subject: PieceRow, cause: EventData): Promise<void> {
  const batch = beginBatch(context);
  batch.record(row, [{ ...cause, pieces: [subject] }]);
  batch.write();
}
