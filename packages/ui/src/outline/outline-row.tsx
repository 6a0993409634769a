import { useLingui } from '@lingui/react/macro';
import { useId, useState, type DragEvent, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/index.ts';
import type { TreeNode } from '../tree/tree-model.ts';
import type { DropSide } from './outline-move.ts';

export interface OutlineContext {
  collapsed: ReadonlySet<string>;
  stopId: string | undefined;
  selectedId: string | undefined;
  dragged: string | undefined;
  movable: (id: string) => boolean;
  toggle: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onFocus: (id: string) => void;
  onNodeSelect: (id: string) => void;
  onDrag: (id: string | undefined) => void;
  onDrop: (onto: string, side: DropSide) => void;
}

/** Drop position within a row: upper quarter before, lower quarter after, otherwise inside. */
function sideOf(event: DragEvent): DropSide {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside';
}

const INDENT_REM = 1.25;

/** A node with its children indented below. */
export function OutlineRow({ node, level, context }: { node: TreeNode; level: number; context: OutlineContext }) {
  const { t } = useLingui();
  const id = useId();
  const [over, setOver] = useState<DropSide>();
  const children = node.children ?? [];
  const open = !context.collapsed.has(node.id);
  const { label } = node;
  const selected = context.selectedId === node.id;
  const receives = context.dragged !== undefined && context.dragged !== node.id;
  return (
    <li role="none">
      <div
        role="treeitem"
        aria-labelledby={id}
        aria-level={level}
        aria-expanded={children.length > 0 ? open : undefined}
        aria-selected={selected}
        aria-owns={children.length > 0 && open ? `${id}-group` : undefined}
        tabIndex={context.stopId === node.id ? 0 : -1}
        draggable={context.movable(node.id)}
        data-drop={receives ? over : undefined}
        style={{ paddingInlineStart: `${(level - 1) * INDENT_REM}rem` }}
        onClick={() => context.onNodeSelect(node.id)}
        onKeyDown={(event) => context.onKeyDown(event, node.id)}
        onFocus={(event) => event.target === event.currentTarget && context.onFocus(node.id)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', label);
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
          selected && 'bg-surface-selected',
          'data-[drop=inside]:bg-surface-selected data-[drop=before]:shadow-[inset_0_2px_0_var(--accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--accent)]',
        )}
      >
        {children.length > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={open ? t`收起 ${label}` : t`展开 ${label}`}
            onClick={(event) => {
              event.stopPropagation();
              context.toggle(node.id);
            }}
            className="grid size-6 flex-none place-items-center rounded-xs text-ink-muted hover:text-ink"
          >
            {open ? <ChevronDownIcon aria-hidden className="size-4" /> : <ChevronRightIcon aria-hidden className="size-4" />}
          </button>
        ) : (
          <span aria-hidden className="size-6 flex-none" />
        )}
        <div id={id} className="min-w-0 flex-1">
          {node.content}
        </div>
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
