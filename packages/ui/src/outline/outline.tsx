import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import type { TreeNode } from '../tree/tree-model.ts';
import { useTree } from '../tree/use-tree.ts';
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

/** An editable tree by the ARIA practices: arrow keys move and collapse, Alt+arrow or dragging moves a node. */
export function Outline({ label, nodes, selectedId, onNodeSelect, onNodeMove, canMove, className, ...props }: OutlineProps) {
  const [dragged, setDragged] = useState<string>();
  const moved = useRef<string>(undefined);
  const movable = (id: string) => onNodeMove !== undefined && (canMove?.(id) ?? true);
  const moveByKey = (event: KeyboardEvent, id: string): boolean => {
    const place = event.altKey && movable(id) ? placeByKey(nodes, id, event.key) : undefined;
    if (!place) return false;
    event.preventDefault();
    moved.current = id;
    onNodeMove?.(id, place);
    return true;
  };
  const { root, state, focusNode } = useTree({ nodes, selectedId, onNodeSelect, onOwnKey: moveByKey });
  // Restores the focus of a node moved by keyboard, because its row is a new element.
  useEffect(() => {
    if (moved.current === undefined) return;
    focusNode(moved.current);
    moved.current = undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the nodes have changed
  }, [nodes]);
  const onDrop: OutlineContext['onDrop'] = (onto, side) => {
    const place = dragged === undefined ? undefined : placeByDrop(nodes, dragged, onto, side);
    if (dragged !== undefined && place) onNodeMove?.(dragged, place);
    setDragged(undefined);
  };
  const context: OutlineContext = { ...state, dragged, movable, onDrag: setDragged, onDrop };

  return (
    <ul {...props} role="tree" aria-label={label} ref={root} className={cn('flex flex-col', className)}>
      {nodes.map((node) => (
        <OutlineRow key={node.id} node={node} level={1} context={context} />
      ))}
    </ul>
  );
}
