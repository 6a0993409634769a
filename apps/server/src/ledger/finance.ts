import { Refusal } from '@lianxin/domain';
import type { EnterpriseNo, FinancingId, VoucherId } from '../schema/ids.ts';
import type { ActContext } from './act-context.ts';
import { createChild } from './child-of.ts';
import type { EventData } from './move.ts';
import { beginBatch, type LedgerBatch } from './ledger-batch.ts';
import { stateOfPieceAfter } from './piece-state.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** The locked vouchers of the pieces, by id. */
export type LockedVouchers = ReadonlyMap<VoucherId, VoucherRow>;

/** Applies a step to each piece and records it in the histories, in one batch, because several pieces may belong to one voucher. */
export async function eachPiece<Result>(
  context: ActContext,
  vouchers: LockedVouchers,
  pieces: readonly PieceRow[],
  cause: EventData,
  step: (batch: LedgerBatch, row: PieceRow) => readonly [subject: PieceRow, others: readonly PieceRow[], made: Result],
): Promise<Result[]> {
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

/** Records a step that changes no piece, such as the reviewer's signature. */
export async function recordOnPieces(
  context: ActContext,
  vouchers: LockedVouchers,
  pieces: readonly PieceRow[],
  cause: EventData,
): Promise<void> {
  await eachPiece(context, vouchers, pieces, cause, (_, row) => [row, [], undefined]);
}

/** Ends an unsuccessful financing and returns its pieces to the state before. */
export async function endFinance(
  context: ActContext,
  vouchers: LockedVouchers,
  pieces: readonly PieceRow[],
  cause: EventData,
): Promise<PieceRow[]> {
  return eachPiece(context, vouchers, pieces, cause, (batch, row) => {
    const back = batch.changePiece(row, {
      state: stateOfPieceAfter(row, 'financeEnd'),
      financingId: null,
    });
    return [back, [], back];
  });
}

/** Transfers the financed pieces to the lender after disbursement: a child held by the lender replaces each piece. Returns the children in order. */
export async function passToLender(
  context: ActContext,
  vouchers: LockedVouchers,
  pieces: readonly PieceRow[],
  { lenderNo, financingId, ...cause }: { readonly lenderNo: EnterpriseNo; readonly financingId: FinancingId } & EventData,
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
    const child = createChild(context, row, lenderNo, coming);
    const financed = batch.changePiece(row, {
      state: stateOfPieceAfter(row, 'disburse'),
      live: false,
      children: row.children + 1,
    });
    batch.addPiece(child);
    return [child, [financed], child];
  });
}

/** A financed piece as it was before, and the lender's piece that replaced it. */
export interface FinancedPiece {
  readonly before: PieceRow;
  readonly lent: PieceRow;
}

/**
 * Returns financed pieces to the holder who has bought them back: a child with the original source replaces each of the lender's pieces, and
 * the piece that was financed counts as replaced, like one that was split.
 * Returns the children in order. Refuses ILLEGAL_STATE if the lender has passed a piece on, or another process uses it.
 */
export async function returnToHolder(
  context: ActContext,
  vouchers: LockedVouchers,
  financed: readonly FinancedPiece[],
  { lenderNo, ...cause }: { readonly lenderNo: EnterpriseNo } & EventData,
): Promise<PieceRow[]> {
  const receivedOn = context.clock.today();
  const before = new Map(financed.map((one) => [one.lent.id, one.before]));
  const lent = financed.map((one) => one.lent);
  return eachPiece(context, vouchers, lent, cause, (batch, row) => {
    const was = before.get(row.id);
    if (!was || !row.live || row.pledgeState !== 'none' || row.holderNo !== lenderNo)
      throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
    const { source, cameById, receivingAccountId, holderNo } = was;
    const child = createChild(context, row, holderNo, {
      state: 'holding',
      source,
      cameById,
      financingId: null,
      receivingAccountId,
      receivedOn,
    });
    const given = batch.changePiece(row, { state: stateOfPieceAfter(row, 'giveBack'), live: false, children: row.children + 1 });
    const replaced = batch.changePiece(was, { state: stateOfPieceAfter(was, 'buyBack') });
    batch.addPiece(child);
    return [child, [given, replaced], child];
  });
}
