import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { TreeItem, type TreeContext } from './tree-item.tsx';
import { depthOf, treeKey, visibleNodes, type TreeNode } from './tree-model.ts';

export interface TreeProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  /** Column headers on wide screens, one per level: 开立, 第 1 手. */
  columns?: readonly string[] | undefined;
  selectedId?: string | undefined;
  /** Called on Enter, Space or a click. */
  onNodeSelect?: ((id: string) => void) | undefined;
  /** Ids of initially collapsed nodes. @default none */
  defaultCollapsed?: readonly string[] | undefined;
}

/** A tree, drawn in columns with connecting lines on wide screens and as a nested list on narrow ones. */
export function Tree({ label, nodes, columns, selectedId, onNodeSelect, defaultCollapsed, className, ...props }: TreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(defaultCollapsed));
  const [focused, setFocused] = useState<string | undefined>(undefined);
  const root = useRef<HTMLUListElement>(null);
  const visible = visibleNodes(nodes, collapsed);
  const stop = visible.find((item) => item.node.id === (focused ?? selectedId)) ?? visible[0];

  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setCollapsed(next);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const move = treeKey(event.key, id, visible, collapsed);
    if (move === undefined) return;
    event.preventDefault();
    if ('toggle' in move) toggle(move.toggle);
    else if ('select' in move) onNodeSelect?.(move.select);
    else {
      setFocused(move.to);
      const at = visible.findIndex((item) => item.node.id === move.to);
      root.current?.querySelectorAll<HTMLElement>('[role=treeitem]').item(at).focus();
    }
  };
  const context: TreeContext = { collapsed, stopId: stop?.node.id, selectedId, toggle, onKeyDown, onFocus: setFocused, onNodeSelect };

  return (
    <div {...props} className={cn('min-w-0 overflow-x-auto p-4', className)}>
      {columns !== undefined && (
        <div aria-hidden className="mb-3 hidden text-xs text-ink-muted desktop:flex">
          {columns.slice(0, depthOf(nodes)).map((name) => (
            <span key={name} className="w-63.5 flex-none">
              {name}
            </span>
          ))}
        </div>
      )}
      <ul role="tree" aria-label={label} ref={root} className="flex w-max min-w-full flex-col gap-5 max-desktop:w-auto max-desktop:gap-3">
        {nodes.map((node) => (
          <TreeItem key={node.id} node={node} level={1} context={context} />
        ))}
      </ul>
    </div>
  );
}
