import { fen, sumFen, yuanOf, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';
import { childNumber } from './number.ts';
import type { Piece } from './piece.ts';

/** A new piece without an id yet. */
export type PiecePart = Omit<Piece, 'id' | 'parentId'> & { readonly parentId: string };

export interface SplitOptions {
  /** Ordinal of the first part, for a piece that already has children. @default 1 */
  readonly firstOrdinal?: number;
}

/**
 * Splits a live, normally held piece into parts that sum exactly to it and replace it, with the same holder. Throws the refusal
 * ILLEGAL_STATE when the piece cannot be split, and VALIDATION when the amounts are not positive or do not sum to it.
 */
export function splitPiece(piece: Piece, amounts: readonly Fen[], options: SplitOptions = {}): readonly PiecePart[] {
  const { firstOrdinal = 1 } = options;
  if (!piece.live || piece.state !== 'holding') throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: piece.state, act: 'split' });
  const total = sumFen(amounts);
  if (amounts.some((amount) => amount <= 0n) || total !== piece.amount) {
    throw new Refusal('VALIDATION', { expected: yuanOf(piece.amount), actual: yuanOf(total) });
  }
  return amounts.map((amount, index) => ({
    voucherId: piece.voucherId,
    parentId: piece.id,
    number: childNumber(piece.number, firstOrdinal + index),
    holderNo: piece.holderNo,
    amount,
    state: piece.state,
    live: true,
  }));
}

/** Splits an amount into the requested part and the rest, if any. Throws the refusal LIMIT_EXCEEDED when the part is not positive or too large. */
export function partition(available: Fen, wanted: Fen): readonly Fen[] {
  if (wanted <= 0n || wanted > available) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(available) });
  return wanted === available ? [wanted] : [wanted, fen(available - wanted)];
}
