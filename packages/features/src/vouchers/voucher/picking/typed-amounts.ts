import type { PieceRow } from '@lianxin/api/contract';
import { fen, maxFen, subtractFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';

export interface TypedAmounts {
  readonly amounts: Readonly<Record<string, string>>;
}

type Available = Pick<PieceRow, 'id' | 'availableAmount'>;

/** The amount for a piece in fen; zero unless the input is a positive amount. */
export const amountFor = ({ amounts }: TypedAmounts, pieceId: string): Fen => {
  const amount = readMoney(amounts[pieceId] ?? '');
  return amount !== undefined && amount > 0n ? amount : ZERO_FEN;
};

/** Whether the input is not an amount: words, a minus sign, three decimals. */
export const isMistyped = (typed: TypedAmounts, pieceId: string): boolean =>
  (typed.amounts[pieceId] ?? '').trim() !== '' && amountFor(typed, pieceId) === 0n;

export const typedTotal = (typed: TypedAmounts, pieces: readonly Available[]): Fen =>
  sumFen(pieces.map((piece) => amountFor(typed, piece.id)));

/** What everybody leaves of a piece; negative if too much is taken. */
export const remainingOf = (piece: Available, everybody: readonly TypedAmounts[]): Fen =>
  fen(piece.availableAmount - sumFen(everybody.map((typed) => amountFor(typed, piece.id))));

/** The excess over a piece; zero if there is enough. */
export const overdrawnBy = (piece: Available, everybody: readonly TypedAmounts[]): Fen =>
  maxFen(ZERO_FEN, subtractFen(ZERO_FEN, remainingOf(piece, everybody)));
