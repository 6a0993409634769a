import { fen, minFen, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';

/** What an application takes of one piece; the rest stays a normal holding. */
export interface PieceTake {
  readonly number: string;
  readonly take: Fen;
  readonly rest: Fen;
}

/**
 * What an amount takes of several pieces, whole pieces first and in their order, so that at most one is split. Refuses LIMIT_EXCEEDED
 * where they do not hold as much, or nothing is taken.
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
