import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { treeKey, visibleNodes, type TreeNode } from '../tree/tree-model.ts';
import { placeByDrop, placeByKey, type OutlinePlace } from './outline-move.ts';
import { OutlineRow, type OutlineContext } from './outline-row.tsx';

export interface OutlineProps extends Omit<ComponentProps<'ul'>, 'children' | 'onSelect'> {
  /** Accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  selectedId?: string | undefined;
  /** Called on Enter, Space or a click. */
  onNodeSelect: (id: string) => void;
  /** Called when a node is moved, by dragging or Alt+arrow. */
  onNodeMove?: ((id: string, place: OutlinePlace) => void) | undefined;
  /** Whether a node can be moved. @default every node, if `onNodeMove` is given */
  canMove?: ((id: string) => boolean) | undefined;
}

const itemsOf = (root: HTMLElement | null) => (root ?? document.body).querySelectorAll<HTMLElement>('[role=treeitem]');

/** An editable tree by the ARIA practices: arrow keys move and collapse, Alt+arrow or dragging moves a node. */
export function Outline({ label, nodes, selectedId, onNodeSelect, onNodeMove, canMove, className, ...props }: OutlineProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const root = useRef<HTMLUListElement>(null);
  const visible = visibleNodes(nodes, collapsed);
  const stop = visible.find(({ node }) => node.id === focused) ?? visible.find(({ node }) => node.id === selectedId) ?? visible[0];
  const moved = useRef<string>(undefined);
  // Restores the focus of a node moved by keyboard, because its row is a new element.
  useEffect(() => {
    if (moved.current === undefined) return;
    const at = visible.findIndex(({ node }) => node.id === moved.current);
    moved.current = undefined;
    if (at >= 0) itemsOf(root.current).item(at).focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the nodes have changed
  }, [nodes]);
  const movable = (id: string) => onNodeMove !== undefined && (canMove?.(id) ?? true);

  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey) return;
    if (event.altKey) {
      const place = movable(id) ? placeByKey(nodes, id, event.key) : undefined;
      if (!place) return;
      event.preventDefault();
      moved.current = id;
      onNodeMove?.(id, place);
      return;
    }
    const step = treeKey(event.key, id, visible, collapsed);
    if (step === undefined) return;
    event.preventDefault();
    if ('toggle' in step) toggle(step.toggle);
    else if ('select' in step) onNodeSelect(step.select);
    else {
      setFocused(step.to);
      const at = visible.findIndex(({ node }) => node.id === step.to);
      itemsOf(root.current).item(at).focus();
    }
  };
  const onDrop: OutlineContext['onDrop'] = (onto, side) => {
    const place = dragged === undefined ? undefined : placeByDrop(nodes, dragged, onto, side);
    if (dragged !== undefined && place) onNodeMove?.(dragged, place);
    setDragged(undefined);
  };
  const context: OutlineContext = {
    collapsed,
    stopId: stop?.node.id,
    selectedId,
    dragged,
    movable,
    toggle,
    onKeyDown,
    onFocus: setFocused,
    onNodeSelect,
    onDrag: setDragged,
    onDrop,
  };

  return (
    <ul {...props} role="tree" aria-label={label} ref={root} className={cn('flex flex-col', className)}>
      {nodes.map((node) => (
        <OutlineRow key={node.id} node={node} level={1} context={context} />
      ))}
    </ul>
  );
}
