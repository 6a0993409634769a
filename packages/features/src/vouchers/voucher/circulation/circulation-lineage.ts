import { type Fen, type PieceState, sumFen } from '@lianxin/domain';

export interface CirculationNode {
  readonly id: string;
  readonly parentId?: string | null | undefined;
  /** Masked if the viewer does not deal with the holder. */
  readonly holderName: string;
  /** Full number; the tree shows only its suffix. */
  readonly number: string;
  readonly amount: Fen;
  readonly state: PieceState;
  /** Held by the viewer's enterprise. */
  readonly mine: boolean;
  /** Counts towards the face amount; false after a split. */
  readonly live: boolean;
}

/** A node with its children. */
export interface Branch {
  readonly node: CirculationNode;
  readonly children: readonly Branch[];
}

const inOrder = (left: CirculationNode, right: CirculationNode): number => left.number.localeCompare(right.number, 'en', { numeric: true });

/** Builds trees from a list; a node without a visible parent is a root. */
export function branchesOf(nodes: readonly CirculationNode[]): readonly Branch[] {
  const known = new Set(nodes.map(({ id }) => id));
  const below = new Map<string, CirculationNode[]>();
  for (const node of nodes) {
    const parent = node.parentId ?? '';
    const place = known.has(parent) ? parent : '';
    below.set(place, [...(below.get(place) ?? []), node]);
  }
  const grow = (parentId: string): readonly Branch[] =>
    (below.get(parentId) ?? []).toSorted(inOrder).map((node) => ({ node, children: grow(node.id) }));
  return grow('');
}

/** Number of levels, 0 without nodes. */
export function depthOf(branches: readonly Branch[]): number {
  return branches.reduce((depth, { children }) => Math.max(depth, 1 + depthOf(children)), 0);
}

/** Live pieces in tree order, and their sum. */
export function liveSum(branches: readonly Branch[]): { readonly parts: readonly Fen[]; readonly total: Fen } {
  const parts = branches.flatMap(({ node, children }): readonly Fen[] => [...(node.live ? [node.amount] : []), ...liveSum(children).parts]);
  return { parts, total: sumFen(parts) };
}

/** The suffix of a piece's number, "-01-01"; empty for the voucher itself. */
export function numberSuffix(number: string, voucherNumber: string): string {
  return number.startsWith(voucherNumber) ? number.slice(voucherNumber.length) : number;
}
