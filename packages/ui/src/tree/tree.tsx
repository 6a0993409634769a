import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { TreeItem } from './tree-item.tsx';
import { depthOf, type TreeNode } from './tree-model.ts';
import { useTree } from './use-tree.ts';

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
  const { root, state } = useTree({ nodes, selectedId, onNodeSelect, defaultCollapsed });
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
          <TreeItem key={node.id} node={node} level={1} state={state} />
        ))}
      </ul>
    </div>
  );
}
