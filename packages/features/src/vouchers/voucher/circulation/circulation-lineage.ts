import { type Fen, type PieceState, sumFen } from '@lianxin/domain';

/** A piece of the voucher as the circulation shows it. */
export interface CirculationNode {
  readonly id: string;
  readonly parentId?: string | null | undefined;
  /** Holder's name, masked where the viewer does not deal with them. */
  readonly holderName: string;
  /** Full number; the tree shows what it adds to the voucher's own. */
  readonly number: string;
  readonly amount: Fen;
  readonly state: PieceState;
  /** Whether the viewer's enterprise holds it. */
  readonly mine: boolean;
  /** Whether it counts towards the face amount; a piece that was split up no longer does. */
  readonly live: boolean;
}

/** A node with what came out of it. */
export interface Branch {
  readonly node: CirculationNode;
  readonly children: readonly Branch[];
}

const inOrder = (left: CirculationNode, right: CirculationNode): number => left.number.localeCompare(right.number, 'en', { numeric: true });

/** Grows the trees from a flat list; a node whose parent is not shown stands at the root. */
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

/** How many levels the trees have, 0 for none. */
export function depthOf(branches: readonly Branch[]): number {
  return branches.reduce((depth, { children }) => Math.max(depth, 1 + depthOf(children)), 0);
}

/** The pieces that count, in the order of the trees, and what they sum to. */
export function liveSum(branches: readonly Branch[]): { readonly parts: readonly Fen[]; readonly total: Fen } {
  const parts = branches.flatMap(({ node, children }): readonly Fen[] => [...(node.live ? [node.amount] : []), ...liveSum(children).parts]);
  return { parts, total: sumFen(parts) };
}

/** What a piece's number adds to the voucher's own, "-01-01"; empty for the voucher itself. */
export function numberSuffix(number: string, voucherNumber: string): string {
  return number.startsWith(voucherNumber) ? number.slice(voucherNumber.length) : number;
}
