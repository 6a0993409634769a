import { Refusal } from '@lianxin/domain';
import type { EnterpriseNo, FinancingId, VoucherId } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { childOf } from './child-of.ts';
import type { Cause } from './move.ts';
import { beginBatch, type LedgerBatch } from './ledger-batch.ts';
import { stateOfPieceAfter } from './piece-state.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** The vouchers of the pieces that are moved, by id. The caller holds them. */
export type Held = ReadonlyMap<VoucherId, VoucherRow>;

/** Does something with each piece of an application and seals it in the history of its voucher, all in one go: they may be of one voucher. */
export async function eachPiece<Made>(
  context: ActContext,
  vouchers: Held,
  pieces: readonly PieceRow[],
  cause: Cause,
  step: (batch: LedgerBatch, row: PieceRow) => readonly [subject: PieceRow, others: readonly PieceRow[], made: Made],
): Promise<Made[]> {
  const batch = beginBatch(context);
  const all = pieces.map((row) => {
    const voucher = vouchers.get(row.voucherId);
    if (!voucher) throw new Refusal('NOT_FOUND');
    const [subject, others, made] = step(batch, row);
    batch.record(voucher, [{ ...cause, pieces: [subject, ...others] }]);
    return made;
  });
  batch.write();
  return all;
}

/** Writes down a step of a financing that moves no piece, such as the reviewer's signature. */
export async function recordOnPieces(context: ActContext, vouchers: Held, pieces: readonly PieceRow[], cause: Cause): Promise<void> {
  await eachPiece(context, vouchers, pieces, cause, (_, row) => [row, [], undefined]);
}

/** Ends a financing without success: what it took is held as before. */
export async function endFinance(context: ActContext, vouchers: Held, pieces: readonly PieceRow[], cause: Cause): Promise<PieceRow[]> {
  return eachPiece(context, vouchers, pieces, cause, (batch, row) => {
    const back = batch.changePiece(row, {
      state: stateOfPieceAfter(row, 'financeEnd'),
      financingId: null,
    });
    return [back, [], back];
  });
}

/** Passes what was financed to the lender that has paid for it: in the place of each piece a child of it is the lender's. Answers these, in order. */
export async function passToLender(
  context: ActContext,
  vouchers: Held,
  pieces: readonly PieceRow[],
  { lenderNo, financingId, ...cause }: { readonly lenderNo: EnterpriseNo; readonly financingId: FinancingId } & Cause,
): Promise<PieceRow[]> {
  const receivedOn = context.clock.today();
  const coming = {
    state: 'holding',
    source: 'financing',
    cameById: null,
    financingId,
    receivingAccountId: null,
    receivedOn,
  } as const;
  return eachPiece(context, vouchers, pieces, { counterpartyNo: lenderNo, ...cause }, (batch, row) => {
    const child = childOf(context, row, lenderNo, coming);
    const financed = batch.changePiece(row, {
      state: stateOfPieceAfter(row, 'disburse'),
      live: false,
      children: row.children + 1,
    });
    batch.addPiece(child);
    return [child, [financed], child];
  });
}

/** What was financed, as it was before, and the lender's piece in its place. */
export interface Financed {
  readonly before: PieceRow;
  readonly lent: PieceRow;
}

/**
 * Gives back what a lender financed to whoever has bought it back: in the place of each of the lender's pieces a child of it is the holder's
 * again, and came to it as what was financed did. Answers these, in order. Refuses ILLEGAL_STATE where the lender has passed a piece on, or
 * something is happening to it.
 */
export async function giveBack(
  context: ActContext,
  vouchers: Held,
  financed: readonly Financed[],
  { lenderNo, ...cause }: { readonly lenderNo: EnterpriseNo } & Cause,
): Promise<PieceRow[]> {
  const receivedOn = context.clock.today();
  const before = new Map(financed.map((one) => [one.lent.id, one.before]));
  const lent = financed.map((one) => one.lent);
  return eachPiece(context, vouchers, lent, cause, (batch, row) => {
    const was = before.get(row.id);
    if (!was || !row.live || row.pledgeState !== 'none' || row.holderNo !== lenderNo)
      throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
    const { source, cameById, receivingAccountId, holderNo } = was;
    const child = childOf(context, row, holderNo, {
      state: 'holding',
      source,
      cameById,
      financingId: null,
      receivingAccountId,
      receivedOn,
    });
    const given = batch.changePiece(row, { state: stateOfPieceAfter(row, 'giveBack'), live: false, children: row.children + 1 });
    batch.addPiece(child);
    return [child, [given], child];
  });
}
