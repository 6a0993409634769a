import { sumFen, type Fen } from '../money/yuan.ts';
import type { Piece } from './piece.ts';

/** A piece with the pieces split from it. */
export interface LineageNode<P extends Piece = Piece> {
  readonly piece: P;
  readonly children: readonly LineageNode<P>[];
  /** Level in the tree, from 1. */
  readonly depth: number;
  /** Number of changes of holder from the root to this piece (流转次数). */
  readonly hands: number;
  /** Sum of the live amounts of this piece and all its descendants. */
  readonly liveTotal: Fen;
}

const inOrder = (left: Piece, right: Piece): number => left.number.localeCompare(right.number, 'en', { numeric: true });

/** Builds the trees of pieces, with children sorted by number. A piece without its parent in the list becomes a root, so that partial trees work. */
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

/** All nodes, each before its children. */
export function flattenLineage<P extends Piece>(nodes: readonly LineageNode<P>[]): readonly LineageNode<P>[] {
  return nodes.flatMap((node) => [node, ...flattenLineage(node.children)]);
}

/** The pieces from the root down to the piece `id`; empty when it is not in the list. */
export function pathTo<P extends Piece>(pieces: readonly P[], id: string): readonly P[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const path: P[] = [];
  for (let piece = byId.get(id); piece && !path.includes(piece); piece = byId.get(piece.parentId ?? '')) path.unshift(piece);
  return path;
}
