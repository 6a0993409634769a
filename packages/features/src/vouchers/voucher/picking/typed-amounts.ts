import type { PieceRow } from '@lianxin/api/contract';
import { fen, maxFen, subtractFen, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';

/** What somebody is to have of pieces: the amounts as they are typed, by piece. */
export interface TypedAmounts {
  readonly amounts: Readonly<Record<string, string>>;
}

type Available = Pick<PieceRow, 'id' | 'availableAmount'>;

/** What is typed for a piece, as fen; nothing typed, or nothing that reads as an amount above zero, is none. */
export const amountFor = ({ amounts }: TypedAmounts, pieceId: string): Fen => {
  const amount = readMoney(amounts[pieceId] ?? '');
  return amount !== undefined && amount > 0n ? amount : ZERO_FEN;
};

/** Whether something is typed that is no amount: words, a minus, a third decimal. */
export const isMistyped = (typed: TypedAmounts, pieceId: string): boolean =>
  (typed.amounts[pieceId] ?? '').trim() !== '' && amountFor(typed, pieceId) === 0n;

/** All that is typed for pieces. */
export const typedTotal = (typed: TypedAmounts, pieces: readonly Available[]): Fen =>
  sumFen(pieces.map((piece) => amountFor(typed, piece.id)));

/** What is left of a piece after everybody; negative when too much was given. */
export const remainingOf = (piece: Available, everybody: readonly TypedAmounts[]): Fen =>
  fen(piece.availableAmount - sumFen(everybody.map((typed) => amountFor(typed, piece.id))));

/** By how much more is given of a piece than there is; nothing while it suffices. */
export const overdrawnBy = (piece: Available, everybody: readonly TypedAmounts[]): Fen =>
  maxFen(ZERO_FEN, subtractFen(ZERO_FEN, remainingOf(piece, everybody)));
