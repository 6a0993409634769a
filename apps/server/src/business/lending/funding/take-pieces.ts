import { childNumber, Refusal, takeFrom, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import type { PieceRow, VoucherRow } from '../../../ledger/rows.ts';
import { splitOff, type PartToSplit } from '../../../ledger/split-off.ts';

interface Wish {
  /** The vouchers of the pieces, held. */
  readonly vouchers: ReadonlyMap<VoucherRow['id'], VoucherRow>;
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  /** What takes a part of a piece. */
  readonly takes: (amount: Fen) => PartToSplit;
  /** How often what is taken may change hands after that: once to the lender, and back again where it may be bought back. @default 1 */
  readonly passes?: 1 | 2;
}

/** Takes an amount of pieces, whole pieces first, so that at most the last is split; answers what is held, in that order. */
export async function takePieces(act: ActContext, { vouchers, pieces, amount, takes, passes = 1 }: Wish): Promise<PieceRow[]> {
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
    const parts = await splitOff(act, batch, voucher, source, [takes(take)]);
    // The lender's piece extends this number, and the holder's that: what can be split no further is refused now, not when money was paid.
    for (const { number: first } of parts) for (let pass = 0, last: string = first; pass < passes; pass += 1) last = childNumber(last, 1);
    taken.push(...parts);
  }
  batch.write();
  return taken;
}
