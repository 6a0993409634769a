import type { MouseEvent } from 'react';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/index.ts';
import { pendingDot, type MenuEntry } from './menu-item.ts';

export interface MenuListProps {
  items: readonly MenuEntry[];
  currentId: string | undefined;
  collapsed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Called when a link is clicked. */
  onFollow?: ((event: MouseEvent) => void) | undefined;
  /** The pages of a group side by side in two columns, for phones. @default false */
  twoColumns?: boolean;
}

/** The menu with labels: links of 38 px, collapsible groups, children of 30 px; 44 px for fingers. */
export function MenuList({ items, currentId, collapsed, onToggle, onFollow, twoColumns = false }: MenuListProps) {
  return (
    <ul className="py-2">
      {items.map((item) => (
        <li key={item.id}>
          {item.children === undefined ? (
            <MenuLink entry={item} current={item.id === currentId} onFollow={onFollow} />
          ) : (
            <>
              <button
                type="button"
                aria-expanded={!collapsed.has(item.id)}
                onClick={() => onToggle(item.id)}
                className={cn(entry, 'mt-1 min-h-8 w-[calc(100%-16px)] text-sm font-medium text-ink-faint')}
              >
                <span className="text-ink-faint">{item.icon}</span>
                <span className={words}>{item.label}</span>
                <span className="ml-auto flex items-center gap-1.5 text-ink-faint">
                  <Dot label={collapsed.has(item.id) ? pendingDot(item) : item.dot} />
                  {collapsed.has(item.id) ? (
                    <ChevronDownIcon aria-hidden className="size-3.5" />
                  ) : (
                    <ChevronUpIcon aria-hidden className="size-3.5" />
                  )}
                </span>
              </button>
              {!collapsed.has(item.id) && (
                <ul className={cn(twoColumns && 'grid grid-cols-2 px-2')}>
                  {item.children.map((child) => (
                    <li key={child.id}>
                      <MenuLink
                        entry={child}
                        current={child.id === currentId}
                        onFollow={onFollow}
                        className={twoColumns ? 'mx-0 h-full pl-2.5 text-sm' : 'pl-9 text-sm'}
                        nested
                      />
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  entry: MenuEntry;
  current: boolean;
  nested?: boolean;
  className?: string;
  onFollow: MenuListProps['onFollow'];
}

function MenuLink({ entry: item, current, nested = false, className, onFollow }: MenuLinkProps) {
  return (
    <Anchor
      href={item.href ?? '#'}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      className={cn(
        entry,
        'group max-tablet:min-h-11 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent',
        nested ? 'min-h-7.5' : 'min-h-9.5',
        className,
      )}
    >
      {!nested && <span className="text-ink-faint group-aria-[current]:text-accent">{item.icon}</span>}
      <span className={cn(words, nested ? 'py-1' : 'py-1.5')}>{item.label}</span>
      <span className="ml-auto">
        <Dot label={item.dot} />
      </span>
    </Anchor>
  );
}

/** A red dot of 7 px with an accessible name. */
export function Dot({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <span className="block size-1.75 flex-none rounded-full bg-pending-dot">
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Labels wrap to a second line before they are truncated, for longer English labels. */
const words = 'line-clamp-2 min-w-0 leading-4.5';

export const entry =
  'relative mx-2 my-px flex items-center gap-2.5 rounded-sm px-2.5 text-left text-ink-muted no-underline hover:bg-surface-hover hover:text-ink focus-visible:-outline-offset-2';
