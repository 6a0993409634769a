import { sumFen, type Fen } from '../money/yuan.ts';
import type { Piece } from './piece.ts';

/** A piece with the pieces that came out of it. */
export interface LineageNode<P extends Piece = Piece> {
  readonly piece: P;
  readonly children: readonly LineageNode<P>[];
  /** 1 for a root. */
  readonly depth: number;
  /** How often the voucher changed hands on the way here (流转次数). */
  readonly hands: number;
  /** What is live in this piece and everything below it. */
  readonly liveTotal: Fen;
}

const inOrder = (left: Piece, right: Piece): number => left.number.localeCompare(right.number, 'en', { numeric: true });

/** Builds the trees of pieces, children in the order of their numbers. A piece whose parent is not in the list stands as a root, so that a part of a tree can be shown. */
export function lineageOf<P extends Piece>(pieces: readonly P[]): readonly LineageNode<P>[] {
  const known = new Set(pieces.map((piece) => piece.id));
  const below = new Map<string | undefined, P[]>();
  for (const piece of pieces) {
    const parentId = piece.parentId !== undefined && known.has(piece.parentId) ? piece.parentId : undefined;
    const siblings = below.get(parentId);
    if (siblings) siblings.push(piece);
    else below.set(parentId, [piece]);
  }
  const grow = (piece: P, depth: number, hands: number): LineageNode<P> => {
    const children = (below.get(piece.id) ?? [])
      .toSorted(inOrder)
      .map((child) => grow(child, depth + 1, hands + (child.holderNo === piece.holderNo ? 0 : 1)));
    const own = piece.live ? [piece.amount] : [];
    return { piece, children, depth, hands, liveTotal: sumFen([...own, ...children.map((child) => child.liveTotal)]) };
  };
  return (below.get(undefined) ?? []).toSorted(inOrder).map((piece) => grow(piece, 1, 0));
}

/** The nodes of a lineage from the roots down, each before its children. */
export function flattenLineage<P extends Piece>(nodes: readonly LineageNode<P>[]): readonly LineageNode<P>[] {
  return nodes.flatMap((node) => [node, ...flattenLineage(node.children)]);
}

/** The pieces from the root to the one asked for; empty when it is not in the list. */
export function pathTo<P extends Piece>(pieces: readonly P[], id: string): readonly P[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const path: P[] = [];
  for (let piece = byId.get(id); piece && !path.includes(piece); piece = byId.get(piece.parentId ?? '')) path.unshift(piece);
  return path;
}
