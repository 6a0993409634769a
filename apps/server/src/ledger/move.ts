import type { BankAccountId, EnterpriseNo, TransferId } from '../schema/ids.ts';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { piece } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import { childOf } from './child-of.ts';
import type { KeptSignature } from './history.ts';
import { startMoves } from './moves.ts';
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
  const moves = startMoves(context);
  const { recipientNo, transferId, receivingAccountId, ...cause } = to;
  const offered = moves.changePiece(source, { live: false, children: source.children + 1 });
  const child = childOf(context, source, recipientNo, {
    state: 'awaitingReceipt',
    source: 'transfer',
    cameById: transferId,
    financingId: null,
    receivingAccountId,
    receivedOn: null,
  });
  moves.addPiece(child);
  moves.record(row, [{ counterpartyNo: recipientNo, ...cause, pieces: [child, offered] }]);
  await moves.write();
  return child;
}

/** Puts an offered piece into its recipient's hands; the sender's, if there is one, is transferred for good. */
export async function receivePiece(
  context: ActContext,
  row: VoucherRow,
  offered: PieceRow,
  { source, receivingAccountId, ...cause }: { readonly source?: PieceRow; readonly receivingAccountId: BankAccountId } & Cause,
): Promise<PieceRow> {
  const moves = startMoves(context);
  const change = { state: stateOfPieceAfter(offered, 'signFor'), receivedOn: context.clock.today(), receivingAccountId };
  const received = moves.changePiece(offered, change);
  const left = source ? [moves.changePiece(source, { state: stateOfPieceAfter(source, 'transferComplete') })] : [];
  moves.record(row, [{ ...cause, pieces: [received, ...left] }]);
  await moves.write();
  return received;
}

/** Ends a transfer without success: the sender's piece counts again and is held as before, what was offered is void. */
export async function revertTransfer(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  { offered, ...cause }: { readonly offered?: PieceRow | undefined } & Cause,
): Promise<void> {
  const moves = startMoves(context);
  const void_ = offered ? [moves.changePiece(offered, { live: false })] : [];
  const back = moves.changePiece(source, { state: stateOfPieceAfter(source, 'transferEnd'), live: true, heldById: null });
  moves.record(row, [{ ...cause, pieces: [back, ...void_] }]);
  await moves.write();
}

/** Ends a voucher that came to nothing before anybody held it: no piece of it counts any more. */
export async function closeVoucher(context: ActContext, row: VoucherRow, cause: Cause): Promise<void> {
  const live = await context.db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, row.id), eq(piece.live, true)));
  const moves = startMoves(context);
  const [first, ...others] = live.map((each) => moves.changePiece(each, { live: false }));
  if (!first) throw new Refusal('NOT_FOUND');
  moves.close(row);
  moves.record(row, [{ ...cause, pieces: [first, ...others] }]);
  await moves.write();
}

/** Writes down a step that moves no piece, such as the operator's half of a sign-for. */
export async function recordStep(context: ActContext, row: VoucherRow, subject: PieceRow, cause: Cause): Promise<void> {
  const moves = startMoves(context);
  moves.record(row, [{ ...cause, pieces: [subject] }]);
  await moves.write();
}
