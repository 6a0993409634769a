import type { ReactNode } from 'react';

export interface TreeNode {
  id: string;
  /** Name of the node, used for type-ahead and the accessible name of its toggle. */
  label: string;
  /** Visible content. */
  content: ReactNode;
  /** Buttons at the end of a row of an outline, not part of its name. */
  acts?: ReactNode;
  /** Emphasises the viewer's own node by a strong frame. */
  own?: boolean | undefined;
  children?: readonly TreeNode[] | undefined;
}

export interface FlatNode {
  node: TreeNode;
  depth: number;
  parent: string | undefined;
}

/** The visible nodes from top to bottom, without children of collapsed nodes. */
export function visibleNodes(nodes: readonly TreeNode[], collapsed: ReadonlySet<string>, depth = 0, parent?: string): FlatNode[] {
  return nodes.flatMap((node) => [
    { node, depth, parent },
    ...(collapsed.has(node.id) ? [] : visibleNodes(node.children ?? [], collapsed, depth + 1, node.id)),
  ]);
}

/** Number of levels. */
export const depthOf = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((most, node) => Math.max(most, 1 + depthOf(node.children ?? [])), 0);

export type TreeMove = { to: string } | { toggle: string } | { select: string };

/** The effect of a key by the ARIA tree pattern: up and down move, right expands or enters, left collapses or moves to the parent. */
export function treeKey(key: string, id: string, visible: readonly FlatNode[], collapsed: ReadonlySet<string>): TreeMove | undefined {
  const at = visible.findIndex((item) => item.node.id === id);
  const here = visible[at];
  if (!here) return undefined;
  const go = (item: FlatNode | undefined) => (item ? { to: item.node.id } : undefined);
  const parent = (here.node.children?.length ?? 0) > 0;
  switch (key) {
    case 'ArrowDown':
      return go(visible[at + 1]);
    case 'ArrowUp':
      return go(visible[at - 1]);
    case 'Home':
      return go(visible[0]);
    case 'End':
      return go(visible.at(-1));
    case 'ArrowRight':
      if (!parent) return undefined;
      return collapsed.has(id) ? { toggle: id } : go(visible[at + 1]);
    case 'ArrowLeft':
      if (parent && !collapsed.has(id)) return { toggle: id };
      return here.parent === undefined ? undefined : { to: here.parent };
    case 'Enter':
    case ' ':
      return { select: id };
    default:
      return key.length === 1
        ? go([...visible.slice(at + 1), ...visible.slice(0, at)].find((item) => item.node.label.startsWith(key)))
        : undefined;
  }
}
