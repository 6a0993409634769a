import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useFitting } from './use-fitting.ts';

export interface HeaderNavItem {
  id: string;
  label: string;
  href: string;
}

/** The sections in a row; those that do not fit move into a menu at its end. */
export function HeaderNav({ items, currentId }: { items: readonly HeaderNavItem[]; currentId: string | undefined }) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const { fitting, slack } = useFitting(row, items.length);
  const rest = items.slice(fitting);
  const restCurrent = rest.some((item) => item.id === currentId);
  return (
    <nav aria-label={t`主导航`} className="flex min-w-0 items-stretch max-tablet:hidden">
      <ul ref={row} className="flex min-w-0 items-stretch gap-0.5 overflow-hidden">
        {items.map((item, index) => (
          <li key={item.id} className={cn('flex flex-none', index >= fitting && 'invisible')}>
            <Anchor
              href={item.href}
              aria-current={item.id === currentId ? 'page' : undefined}
              className={cn(place, item.id === currentId && activeClass)}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger
            className={cn(place, 'flex-none gap-1', restCurrent && activeClass)}
            // Items that do not fit stay in the row, invisible, so that they can be measured; the menu is placed over the first of them.
            style={{ translate: -slack }}
          >
            <Trans>更多</Trans>
            <ChevronDownIcon aria-hidden className="size-3.5" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {rest.map((item) => (
              <DropdownMenuItem key={item.id} asChild>
                <Anchor
                  href={item.href}
                  aria-current={item.id === currentId ? 'page' : undefined}
                  className="no-underline aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {item.label}
                </Anchor>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </nav>
  );
}

const place =
  'relative flex items-center px-3.5 whitespace-nowrap soft:text-ink-muted no-underline after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2';
const activeClass = 'font-semibold text-ink after:bg-accent';
