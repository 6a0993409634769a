import type { PieceRow } from '@lianxin/api/contract';
import { sumFen, takeFrom, type Fen } from '@lianxin/domain';

/** What an application takes of one piece; the rest stays a normal holding. */
export interface Taken {
  readonly piece: PieceRow;
  readonly take: Fen;
  readonly rest: Fen;
}

/** All that pieces hold. */
export const availableIn = (pieces: readonly PieceRow[]): Fen => sumFen(pieces.map((piece) => piece.availableAmount));

/** What an amount takes of pieces, whole ones first; nothing where it is no amount, or more than they hold. */
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

/** Pieces as they were shown. */
export const piecesShown = (pieces: readonly PieceRow[]) => pieces.map(({ id, version }) => ({ pieceId: id, version }));
