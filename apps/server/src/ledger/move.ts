import type { BankAccountId, EnterpriseNo, TransferId } from '../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { piece } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import { childOf } from './child-of.ts';
import type { KeptSignature } from './history.ts';
import { beginBatch } from './ledger-batch.ts';
import { stateOfPieceAfter } from './piece-state.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** What is written in the history beside the pieces. */
export interface Cause {
  readonly kind: string;
  readonly counterpartyNo?: EnterpriseNo | null;
  readonly signature?: KeptSignature | undefined;
}

/** Offers a piece to its recipient: a child of it becomes live in its place and waits to be signed for. */
export async function offerTo(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  to: { readonly recipientNo: EnterpriseNo; readonly transferId: TransferId; readonly receivingAccountId: BankAccountId } & Cause,
): Promise<PieceRow> {
  const batch = beginBatch(context);
  const { recipientNo, transferId, receivingAccountId, ...cause } = to;
  const offered = batch.changePiece(source, { live: false, children: source.children + 1 });
  const child = childOf(context, source, recipientNo, {
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

/** Puts an offered piece into its recipient's hands; the sender's, if there is one, is transferred for good. */
export async function receivePiece(
  context: ActContext,
  row: VoucherRow,
  offered: PieceRow,
  { source, receivingAccountId, ...cause }: { readonly source?: PieceRow; readonly receivingAccountId: BankAccountId } & Cause,
): Promise<PieceRow> {
  const batch = beginBatch(context);
  const change = { state: stateOfPieceAfter(offered, 'signFor'), receivedOn: context.clock.today(), receivingAccountId };
  const received = batch.changePiece(offered, change);
  const left = source ? [batch.changePiece(source, { state: stateOfPieceAfter(source, 'transferComplete') })] : [];
  batch.record(row, [{ ...cause, pieces: [received, ...left] }]);
  batch.write();
  return received;
}

/** Ends a transfer without success: the sender's piece counts again and is held as before, what was offered is void. */
export async function revertTransfer(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  { offered, ...cause }: { readonly offered?: PieceRow | undefined } & Cause,
): Promise<void> {
  const batch = beginBatch(context);
  const ended = offered ? [batch.changePiece(offered, { live: false })] : [];
  const back = batch.changePiece(source, { state: stateOfPieceAfter(source, 'transferEnd'), live: true, heldById: null });
  batch.record(row, [{ ...cause, pieces: [back, ...ended] }]);
  batch.write();
}

/** Ends a voucher that came to nothing before anybody held it: no piece of it counts any more. */
export async function closeVoucher(context: ActContext, row: VoucherRow, cause: Cause): Promise<void> {
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

/** Writes down a step that moves no piece, such as the operator's half of a sign-for. */
export async function recordStep(context: ActContext, row: VoucherRow, subject: PieceRow, cause: Cause): Promise<void> {
  const batch = beginBatch(context);
  batch.record(row, [{ ...cause, pieces: [subject] }]);
  batch.write();
}
