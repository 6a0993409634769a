import type { TreeNode } from '../tree/tree-model.ts';

/** Where a node goes: beneath which, and at which place among those that are there without it, from 0. */
export interface OutlinePlace {
  parentId: string | null;
  position: number;
}

interface Standing {
  siblings: readonly TreeNode[];
  at: number;
  parentId: string | null;
}

function standingOf(nodes: readonly TreeNode[], id: string, parentId: string | null = null): Standing | undefined {
  const at = nodes.findIndex((node) => node.id === id);
  if (at >= 0) return { siblings: nodes, at, parentId };
  for (const node of nodes) {
    const found = standingOf(node.children ?? [], id, node.id);
    if (found) return found;
  }
  return undefined;
}

const has = (node: TreeNode, id: string): boolean => node.id === id || (node.children ?? []).some((child) => has(child, id));

/** Where Alt and an arrow take a node: up and down among its siblings, right beneath the one before it, left out of what it is beneath. */
export function placeByKey(nodes: readonly TreeNode[], id: string, key: string): OutlinePlace | undefined {
  const here = standingOf(nodes, id);
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
      const above = parentId === null ? undefined : standingOf(nodes, parentId);
      return above && { parentId: above.parentId, position: above.at + 1 };
    }
    default:
      return undefined;
  }
}

/** On which part of a row something is dropped. */
export type DropSide = 'before' | 'inside' | 'after';

/** Where a node goes that is dropped on another; nowhere on itself or on what is beneath it. */
export function placeByDrop(nodes: readonly TreeNode[], id: string, onto: string, side: DropSide): OutlinePlace | undefined {
  const dragged = standingOf(nodes, id);
  const target = standingOf(nodes, onto);
  const node = dragged?.siblings[dragged.at];
  const over = target?.siblings[target.at];
  if (!node || !over || has(node, onto)) return undefined;
  if (side === 'inside') return { parentId: over.id, position: (over.children ?? []).filter((child) => child.id !== id).length };
  const others = target.siblings.filter((one) => one.id !== id);
  return { parentId: target.parentId, position: others.findIndex((one) => one.id === onto) + (side === 'after' ? 1 : 0) };
}
