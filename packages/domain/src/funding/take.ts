import { fen, minFen, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** The part of a piece that an application takes; the rest stays a normal holding. */
export interface PieceTake {
  readonly number: string;
  readonly take: Fen;
  readonly rest: Fen;
}

/**
 * Spreads an amount over pieces in their order, taking each in full before the next, so that at most one is split. Throws the refusal
 * LIMIT_EXCEEDED when the amount is not positive or exceeds what the pieces hold.
 */
export function takeFrom(pieces: readonly { readonly number: string; readonly available: Fen }[], amount: Fen): readonly PieceTake[] {
  const held = sumFen(pieces.map(({ available }) => available));
  if (amount <= 0n || amount > held) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(held) });
  let left: Fen = amount;
  const takes: PieceTake[] = [];
  for (const { number, available } of pieces) {
    const take = minFen(left, available);
    if (take > 0n) takes.push({ number, take, rest: fen(available - take) });
    left = fen(left - take);
  }
  return takes;
}
