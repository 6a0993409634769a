import { useId, useState, type DragEvent, type MouseEvent } from 'react';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/index.ts';
import type { TreeNode } from '../tree/tree-model.ts';
import { TreeToggle } from '../tree/tree-toggle.tsx';
import { treeItemProps, type TreeState } from '../tree/use-tree.ts';
import type { DropSide } from './outline-move.ts';

export interface OutlineContext extends TreeState {
  readonly dragged: string | undefined;
  readonly movable: (id: string) => boolean;
  readonly onDrag: (id: string | undefined) => void;
  readonly onDrop: (onto: string, side: DropSide) => void;
}

/** Drop position within a row: upper quarter before, lower quarter after, otherwise inside. */
function sideOf(event: DragEvent): DropSide {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside';
}

/** Whether a click hits a button of the row, or a menu that one has opened. */
function hitsControl({ target, currentTarget }: MouseEvent): boolean {
  return !(target instanceof Element) || !currentTarget.contains(target) || target.closest('button') !== null;
}

const INDENT_REM = 1.25;

/** A node with its children indented below. */
export function OutlineRow({ node, level, context }: { node: TreeNode; level: number; context: OutlineContext }) {
  const id = useId();
  const [over, setOver] = useState<DropSide>();
  const children = node.children ?? [];
  const open = !context.collapsed.has(node.id);
  const treeItem = treeItemProps(node, level, id, context);
  const item = {
    ...treeItem,
    // What is seen belongs to the name, so that people can speak it.
    'aria-labelledby': node.acts === undefined ? id : `${id} ${id}-acts`,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!hitsControl(event)) treeItem.onClick?.();
    },
  };
  const receives = context.dragged !== undefined && context.dragged !== node.id;
  return (
    <li role="none">
      <div
        {...item}
        draggable={context.movable(node.id)}
        data-drop={receives ? over : undefined}
        style={{ paddingInlineStart: `${(level - 1) * INDENT_REM}rem` }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', node.label);
          context.onDrag(node.id);
        }}
        onDragEnd={() => context.onDrag(undefined)}
        onDragOver={(event) => {
          if (!receives) return;
          event.preventDefault();
          setOver(sideOf(event));
        }}
        onDragLeave={() => setOver(undefined)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(undefined);
          context.onDrop(node.id, sideOf(event));
        }}
        className={cn(
          'flex min-h-9 cursor-pointer items-center gap-1 rounded-sm pe-2 text-sm text-ink hover:bg-surface-hover max-tablet:min-h-11',
          'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
          context.selectedId === node.id && 'bg-surface-selected',
          'data-[drop=inside]:bg-surface-selected data-[drop=before]:shadow-[inset_0_2px_0_var(--accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--accent)]',
        )}
      >
        {children.length > 0 ? (
          <TreeToggle
            node={node}
            state={context}
            className="grid size-6 flex-none place-items-center rounded-xs text-ink-muted hover:text-ink"
          >
            {open ? <ChevronDownIcon aria-hidden className="size-4" /> : <ChevronRightIcon aria-hidden className="size-4" />}
          </TreeToggle>
        ) : (
          <span aria-hidden className="size-6 flex-none" />
        )}
        <div id={id} className="min-w-0 flex-1">
          {node.content}
        </div>
        {node.acts !== undefined && <span id={`${id}-acts`}>{node.acts}</span>}
      </div>
      {children.length > 0 && open && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a tree
        <ul id={`${id}-group`} role="group">
          {children.map((child) => (
            <OutlineRow key={child.id} node={child} level={level + 1} context={context} />
          ))}
        </ul>
      )}
    </li>
  );
}
