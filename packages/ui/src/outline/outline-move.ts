import type { TreeNode } from '../tree/tree-model.ts';

/** Target of a move: the parent, and the index among its children without the moved node, from 0. */
export interface OutlinePlace {
  parentId: string | null;
  position: number;
}

interface NodeLocation {
  siblings: readonly TreeNode[];
  at: number;
  parentId: string | null;
}

function locate(nodes: readonly TreeNode[], id: string, parentId: string | null = null): NodeLocation | undefined {
  const at = nodes.findIndex((node) => node.id === id);
  if (at >= 0) return { siblings: nodes, at, parentId };
  for (const node of nodes) {
    const found = locate(node.children ?? [], id, node.id);
    if (found) return found;
  }
  return undefined;
}

const has = (node: TreeNode, id: string): boolean => node.id === id || (node.children ?? []).some((child) => has(child, id));

/** Target for Alt+arrow: up and down among the siblings, right into the preceding sibling, left out of the parent. */
export function placeByKey(nodes: readonly TreeNode[], id: string, key: string): OutlinePlace | undefined {
  const here = locate(nodes, id);
  if (!here) return undefined;
  const { siblings, at, parentId } = here;
  switch (key) {
    case 'ArrowUp':
      return at > 0 ? { parentId, position: at - 1 } : undefined;
    case 'ArrowDown':
      return at < siblings.length - 1 ? { parentId, position: at + 1 } : undefined;
    case 'ArrowRight': {
      const before = siblings[at - 1];
      return before ? { parentId: before.id, position: before.children?.length ?? 0 } : undefined;
    }
    case 'ArrowLeft': {
      const above = parentId === null ? undefined : locate(nodes, parentId);
      return above && { parentId: above.parentId, position: above.at + 1 };
    }
    default:
      return undefined;
  }
}

/** The part of a row that a node is dropped on. */
export type DropSide = 'before' | 'inside' | 'after';

/** Target for dropping a node on another; undefined on itself and on its descendants. */
export function placeByDrop(nodes: readonly TreeNode[], id: string, onto: string, side: DropSide): OutlinePlace | undefined {
  const dragged = locate(nodes, id);
  const target = locate(nodes, onto);
  const node = dragged?.siblings[dragged.at];
  const over = target?.siblings[target.at];
  if (!node || !over || has(node, onto)) return undefined;
  if (side === 'inside') return { parentId: over.id, position: (over.children ?? []).filter((child) => child.id !== id).length };
  const others = target.siblings.filter((one) => one.id !== id);
  return { parentId: target.parentId, position: others.findIndex((one) => one.id === onto) + (side === 'after' ? 1 : 0) };
}
