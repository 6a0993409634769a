import type { PieceRow } from '@lianxin/api/contract';
import { sumFen, takeFrom, type Fen } from '@lianxin/domain';

/** The part of a piece that an application uses. */
export interface Taken {
  readonly piece: PieceRow;
  readonly take: Fen;
  readonly rest: Fen;
}

/** The total available amount. */
export const availableIn = (pieces: readonly PieceRow[]): Fen => sumFen(pieces.map((piece) => piece.availableAmount));

/** Divides an amount among pieces, whole ones first. Empty if the amount is invalid or exceeds the available amount. */
export function takenOf(pieces: readonly PieceRow[], amount: Fen | undefined): readonly Taken[] {
  if (amount === undefined || amount <= 0n || amount > availableIn(pieces)) return [];
  const takes = takeFrom(
    pieces.map(({ number, availableAmount }) => ({ number, available: availableAmount })),
    amount,
  );
  return takes.flatMap(({ number, take, rest }) => {
    const piece = pieces.find((one) => one.number === number);
    return piece ? [{ piece, take, rest }] : [];
  });
}

/** The ids of pieces with the versions shown on the page, which the server checks. */
export const pieceVersions = (pieces: readonly PieceRow[]) => pieces.map(({ id, version }) => ({ pieceId: id, version }));
