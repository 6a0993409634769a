import type { EnterpriseNo, FinancingId } from '@lianxin/api/contract';
import { childNumber, Refusal, takeFrom, type Fen } from '@lianxin/domain';
import type { ActContext } from '../../ledger/act-context.ts';
import { startMoves } from '../../ledger/moves.ts';
import type { PieceRow, VoucherRow } from '../../ledger/rows.ts';
import { splitOff } from '../../ledger/split-off.ts';

interface Wish {
  /** The vouchers of the pieces, held. */
  readonly vouchers: ReadonlyMap<VoucherRow['id'], VoucherRow>;
  readonly pieces: readonly PieceRow[];
  readonly amount: Fen;
  readonly financingId: FinancingId;
  readonly lenderNo: EnterpriseNo;
}

/** Takes an amount of pieces, whole pieces first, so that at most the last is split; answers what is held, in that order. */
export async function takePieces(act: ActContext, { vouchers, pieces, amount, financingId, lenderNo }: Wish): Promise<PieceRow[]> {
  const sources = new Map(pieces.map((row) => [row.number as string, row]));
  const moves = startMoves(act);
  moves.know(pieces);
  const taken: PieceRow[] = [];
  for (const { number, take } of takeFrom(
    pieces.map((row) => ({ number: row.number, available: row.amount })),
    amount,
  )) {
    const source = sources.get(number);
    const voucher = source && vouchers.get(source.voucherId);
    if (!voucher) throw new Refusal('NOT_FOUND');
    const parts = await splitOff(act, moves, voucher, source, [{ financingId, amount: take, lenderNo }]);
    // The lender's piece will extend this number: what can be split no further is refused now, not when the money has been paid.
    for (const part of parts) childNumber(part.number, 1);
    taken.push(...parts);
  }
  await moves.write();
  return taken;
}
