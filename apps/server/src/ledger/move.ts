import { PieceId, VoucherNumber, type BankAccountId, type EnterpriseNo, type TransferId } from '../schema/ids.ts';
import { childNumber, pieceMachine, Refusal, type PieceEvent, type PieceState } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { piece, voucher } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import { changePiece } from './change-piece.ts';
import { appendHistory, type KeptSignature, type LedgerEvent } from './history.ts';
import { newId } from './new-id.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** What is written in the history beside the pieces. */
export interface Cause {
  readonly kind: string;
  readonly counterpartyNo?: EnterpriseNo | null;
  readonly signature?: KeptSignature | undefined;
}

function next(row: PieceRow, event: PieceEvent): PieceState {
  const state = pieceMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return state;
}

const record = (context: ActContext, row: VoucherRow, cause: Cause, pieces: LedgerEvent['pieces']) =>
  appendHistory(context, row, [{ ...cause, pieces }]);

/** Offers a piece to its recipient: a child of it becomes live in its place and waits to be signed for. */
export async function offerTo(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  to: { readonly recipientNo: EnterpriseNo; readonly transferId: TransferId; readonly receivingAccountId: BankAccountId } & Cause,
): Promise<PieceRow> {
  const { db, ids, clock, actor } = context;
  const { recipientNo, transferId, receivingAccountId, ...cause } = to;
  const now = clock.now();
  const id = newId(ids, PieceId);
  const offered = await changePiece(context, source.id, { live: false, children: source.children + 1 });
  const child: PieceRow = {
    ...source,
    id,
    parentId: source.id,
    baseId: id,
    number: z.parse(VoucherNumber, childNumber(source.number, source.children + 1)),
    holderNo: recipientNo,
    fromNo: source.holderNo,
    state: 'awaitingReceipt',
    live: true,
    version: 0,
    children: 0,
    source: 'transfer',
    cameById: transferId,
    heldById: null,
    receivingAccountId,
    receivedOn: null,
    changedBy: actor.name,
    changedAt: now,
    createdAt: now,
  };
  await db.insert(piece).values(child);
  await record(context, row, { counterpartyNo: recipientNo, ...cause }, [child, offered]);
  return child;
}

/** Puts an offered piece into its recipient's hands; the sender's, if there is one, is transferred for good. */
export async function receivePiece(
  context: ActContext,
  row: VoucherRow,
  offered: PieceRow,
  { source, receivingAccountId, ...cause }: { readonly source?: PieceRow; readonly receivingAccountId: BankAccountId } & Cause,
): Promise<PieceRow> {
  const change = { state: next(offered, 'signFor'), receivedOn: context.clock.today(), receivingAccountId };
  const received = await changePiece(context, offered.id, change);
  const left = source ? [await changePiece(context, source.id, { state: next(source, 'transferComplete') })] : [];
  await record(context, row, cause, [received, ...left]);
  return received;
}

/** Ends a transfer without success: the sender's piece counts again and is held as before, what was offered is void. */
export async function revertTransfer(
  context: ActContext,
  row: VoucherRow,
  source: PieceRow,
  { offered, ...cause }: { readonly offered?: PieceRow | undefined } & Cause,
): Promise<void> {
  const void_ = offered ? [await changePiece(context, offered.id, { live: false })] : [];
  const back = await changePiece(context, source.id, { state: next(source, 'transferEnd'), live: true, heldById: null });
  await record(context, row, cause, [back, ...void_]);
}

/** Ends a voucher that came to nothing before anybody held it: no piece of it counts any more. */
export async function closeVoucher(context: ActContext, row: VoucherRow, cause: Cause): Promise<void> {
  const live = await context.db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, row.id), eq(piece.live, true)));
  const ended: PieceRow[] = [];
  for (const { id } of live) ended.push(await changePiece(context, id, { live: false }));
  const [first, ...others] = ended;
  if (!first) throw new Refusal('NOT_FOUND');
  await context.db.update(voucher).set({ closed: true }).where(eq(voucher.id, row.id));
  await record(context, row, cause, [first, ...others]);
}

/** Writes down a step that moves no piece, such as the operator's half of a sign-for. */
export const recordStep = (context: ActContext, row: VoucherRow, subject: PieceRow, cause: Cause): Promise<VoucherRow> =>
  record(context, row, cause, [subject]);
