import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';
import { containsPage, pendingDot, type MenuEntry } from './menu-item.ts';
import { Dot } from './menu-list.tsx';

/** The collapsed menu of icons, 56 px wide. A group opens its children beside it. */
export function IconRail({ items, currentId }: { items: readonly MenuEntry[]; currentId: string | undefined }) {
  return (
    <ul className="flex flex-col items-center gap-1 py-3">
      {items.map((item) => (
        <li key={item.id}>
          {item.children === undefined ? (
            <Anchor
              href={item.href ?? '#'}
              aria-label={item.label}
              title={item.label}
              aria-current={item.id === currentId ? 'page' : undefined}
              className={icon}
            >
              {item.icon}
              <Corner entry={item} />
            </Anchor>
          ) : (
            <DropdownMenu>
              <DropdownMenuTrigger
                aria-label={item.label}
                title={item.label}
                data-current={containsPage(item, currentId) ? '' : undefined}
                className={icon}
              >
                {item.icon}
                <Corner entry={item} />
              </DropdownMenuTrigger>
              <DropdownMenuContent side="right" align="start">
                <DropdownMenuLabel>{item.label}</DropdownMenuLabel>
                {item.children.map((child) => (
                  <DropdownMenuItem key={child.id} asChild>
                    <Anchor
                      href={child.href ?? '#'}
                      aria-current={child.id === currentId ? 'page' : undefined}
                      className="no-underline aria-[current]:font-semibold aria-[current]:text-accent"
                    >
                      {child.label}
                    </Anchor>
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
          )}
        </li>
      ))}
    </ul>
  );
}

function Corner({ entry }: { entry: MenuEntry }) {
  return (
    <span className="absolute top-1.5 right-1.5">
      <Dot label={pendingDot(entry)} />
    </span>
  );
}

const icon = cn(
  'relative grid size-10 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink',
  'aria-[current]:bg-accent-soft aria-[current]:text-accent data-current:bg-accent-soft data-current:text-accent',
);
