import { childNumber, Refusal, takeFrom, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import type { PieceRow, VoucherRow } from '../../../ledger/rows.ts';
import { splitOff, type PartToSplit } from '../../../ledger/split-off.ts';

interface SplitRequest {
  /** The locked vouchers of the pieces. */
  readonly vouchers: ReadonlyMap<VoucherRow['id'], VoucherRow>;
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  /** Describes the part of a piece that is split off. */
  readonly partToSplit: (amount: Fen) => PartToSplit;
  /** How many times a piece may change hands afterwards: once to the lender, and a second time if it may be bought back. @default 1 */
  readonly furtherTransfers?: 1 | 2;
}

/** Splits an amount off pieces, using whole pieces first, so that at most the last is split. Returns the pieces taken, in that order. */
export async function takePieces(
  act: ActContext,
  { vouchers, pieces, amount, partToSplit, furtherTransfers = 1 }: SplitRequest,
): Promise<PieceRow[]> {
  const sources = new Map(pieces.map((row) => [row.number as string, row]));
  const batch = beginBatch(act);
  batch.preload(pieces);
  const taken: PieceRow[] = [];
  for (const { number, take } of takeFrom(
    pieces.map((row) => ({ number: row.number, available: row.amount })),
    amount,
  )) {
    const source = sources.get(number);
    const voucher = source && vouchers.get(source.voucherId);
    if (!voucher) throw new Refusal('NOT_FOUND');
    const parts = await splitOff(act, batch, voucher, source, [partToSplit(take)]);
    // Each later holder's piece extends this number. A number that cannot be extended far enough is refused now rather than after the
    // payment.
    for (const { number: first } of parts)
      for (let pass = 0, last: string = first; pass < furtherTransfers; pass += 1) last = childNumber(last, 1);
    taken.push(...parts);
  }
  batch.write();
  return taken;
}
