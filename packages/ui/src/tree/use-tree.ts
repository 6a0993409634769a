import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { treeKey, visibleNodes, type TreeNode } from './tree-model.ts';

/** What every node of a tree needs to know of the whole. */
export interface TreeState {
  readonly collapsed: ReadonlySet<string>;
  /** The node that the Tab key reaches. */
  readonly stopId: string | undefined;
  readonly selectedId: string | undefined;
  readonly toggle: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onNodeSelect: ((id: string) => void) | undefined;
}

interface TreeOptions {
  readonly nodes: readonly TreeNode[];
  readonly selectedId: string | undefined;
  readonly onNodeSelect: ((id: string) => void) | undefined;
  readonly defaultCollapsed?: readonly string[] | undefined;
  /** Handles a key before the tree does; true if it did. */
  readonly onOwnKey?: ((event: KeyboardEvent, id: string) => boolean) | undefined;
}

/** Collapsing, selection and the keyboard of the ARIA tree pattern. `root` goes to the element with the role tree. */
export function useTree({ nodes, selectedId, onNodeSelect, defaultCollapsed, onOwnKey }: TreeOptions) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(defaultCollapsed));
  const [focused, setFocused] = useState<string>();
  const root = useRef<HTMLUListElement>(null);
  const visible = visibleNodes(nodes, collapsed);
  const idOf = (wanted: string | undefined) => visible.find(({ node }) => node.id === wanted)?.node.id;

  const focusNode = (id: string) => {
    const at = visible.findIndex(({ node }) => node.id === id);
    if (at >= 0) root.current?.querySelectorAll<HTMLElement>('[role=treeitem]').item(at).focus();
  };
  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || onOwnKey?.(event, id) === true || event.altKey) return;
    const move = treeKey(event.key, id, visible, collapsed);
    if (move === undefined) return;
    event.preventDefault();
    if ('toggle' in move) toggle(move.toggle);
    else if ('select' in move) onNodeSelect?.(move.select);
    else {
      setFocused(move.to);
      focusNode(move.to);
    }
  };
  const stopId = idOf(focused) ?? idOf(selectedId) ?? visible[0]?.node.id;
  const state: TreeState = { collapsed, stopId, selectedId, toggle, onKeyDown, onFocus: setFocused, onNodeSelect };
  return { root, state, focusNode };
}

/** Attributes of the element with the role treeitem; `id` is that of its label. */
export function treeItemProps(node: TreeNode, level: number, id: string, state: TreeState) {
  const open = !state.collapsed.has(node.id);
  const parent = (node.children?.length ?? 0) > 0;
  return {
    role: 'treeitem',
    'aria-labelledby': id,
    'aria-level': level,
    'aria-expanded': parent ? open : undefined,
    'aria-selected': state.selectedId === node.id,
    'aria-owns': parent && open ? `${id}-group` : undefined,
    tabIndex: state.stopId === node.id ? 0 : -1,
    onClick: state.onNodeSelect && (() => state.onNodeSelect?.(node.id)),
    onKeyDown: (event: KeyboardEvent) => state.onKeyDown(event, node.id),
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget) state.onFocus(node.id);
    },
  } as const;
}
