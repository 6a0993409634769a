import { useId } from 'react';
import { cn } from '../cn.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import type { TreeNode } from './tree-model.ts';
import { TreeToggle } from './tree-toggle.tsx';
import { treeItemProps, type TreeState } from './use-tree.ts';

/** A node with its children. The connecting lines are borders: a stub from the parent and a spine along the children. */
export function TreeItem({ node, level, state }: { node: TreeNode; level: number; state: TreeState }) {
  const id = useId();
  const children = node.children ?? [];
  const open = !state.collapsed.has(node.id);
  return (
    <li role="none" className={cn('relative flex items-center max-desktop:block', level > 1 && branch)}>
      <div
        {...treeItemProps(node, level, id, state)}
        className={cn(
          'relative w-54 flex-none rounded-sm border bg-surface px-2.5 py-1.75 text-sm text-ink max-desktop:w-auto',
          node.own === true ? 'border-accent ring-1 ring-accent' : 'border-line-strong',
          state.selectedId === node.id && 'bg-surface-selected',
          state.onNodeSelect !== undefined && 'cursor-pointer hover:bg-surface-hover',
        )}
      >
        <div id={id}>{node.content}</div>
        {children.length > 0 && (
          <TreeToggle
            node={node}
            state={state}
            className="absolute top-1/2 -right-3 z-1 grid size-6 -translate-y-1/2 place-items-center max-desktop:-bottom-3 max-desktop:top-auto max-desktop:right-auto max-desktop:left-0.5 max-desktop:translate-y-0"
          >
            <span className="grid size-4 place-items-center rounded-full border border-line-strong bg-surface text-ink-muted hover:text-ink">
              {open ? <MinusIcon aria-hidden className="size-2.5" /> : <PlusIcon aria-hidden className="size-2.5" />}
            </span>
          </TreeToggle>
        )}
      </div>
      {children.length > 0 && open && (
        <ul
          id={`${id}-group`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a tree pattern
          role="group"
          className="relative ml-9.5 flex flex-col gap-5 before:absolute before:top-1/2 before:-left-9.5 before:h-px before:w-4.75 before:bg-line-strong max-desktop:mt-4 max-desktop:ml-3.5 max-desktop:gap-3 max-desktop:before:hidden"
        >
          {children.map((child) => (
            <TreeItem key={child.id} node={child} level={level + 1} state={state} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Each child draws its part of the spine across the gaps of 20 px: the first from its middle down, the last up, the others through. */
const branch = cn(
  'before:absolute before:-left-4.75 before:w-4.75 before:border-line-strong before:content-[""]',
  'after:absolute after:-left-4.75 after:w-px after:bg-line-strong after:content-[""]',
  'only:before:top-1/2 only:before:border-t only:after:hidden',
  'not-only:first:before:top-1/2 not-only:first:before:-bottom-2.5 not-only:first:before:rounded-tl-sm not-only:first:before:border-t not-only:first:before:border-l not-only:first:after:hidden',
  'not-only:last:before:-top-2.5 not-only:last:before:bottom-1/2 not-only:last:before:rounded-bl-sm not-only:last:before:border-b not-only:last:before:border-l not-only:last:after:hidden',
  'not-first:not-last:before:top-1/2 not-first:not-last:before:border-t not-first:not-last:after:-inset-y-2.5',
  'max-desktop:before:hidden max-desktop:after:hidden',
  'max-desktop:pl-3 max-desktop:border-l max-desktop:border-line-strong',
);
