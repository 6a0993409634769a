import { sumFen, type Fen } from '../money/yuan.ts';
import type { PieceState } from './state.ts';

/** A part of a voucher with one holder and its own state. The live pieces of a voucher sum to its face amount. */
export interface Piece {
  readonly id: string;
  readonly voucherId: string;
  /** The piece it was split from; undefined for the root. */
  readonly parentId?: string | undefined;
  readonly number: string;
  /** Enterprise number of the holder. */
  readonly holderNo: string;
  readonly amount: Fen;
  readonly state: PieceState;
  /** Whether the piece counts towards the face amount. */
  readonly live: boolean;
}

export function livePieces<P extends Pick<Piece, 'live'>>(pieces: Iterable<P>): readonly P[] {
  return [...pieces].filter((piece) => piece.live);
}

export function liveTotal(pieces: Iterable<Pick<Piece, 'live' | 'amount'>>): Fen {
  return sumFen(livePieces(pieces).map((piece) => piece.amount));
}

/** Whether the live pieces sum exactly to the face amount and none is zero or negative. */
export function conserves(pieces: Iterable<Pick<Piece, 'live' | 'amount'>>, faceAmount: Fen): boolean {
  const live = livePieces(pieces);
  return live.every((piece) => piece.amount > 0n) && liveTotal(live) === faceAmount;
}
