import { useState, type MouseEvent } from 'react';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/index.ts';
import { pendingDot, type MenuSection } from './menu-item.ts';
import { Dot, entry, MenuList, type MenuListProps } from './menu-list.tsx';

export interface SectionListProps extends Pick<MenuListProps, 'currentId' | 'collapsed' | 'onToggle'> {
  sections: readonly MenuSection[];
  /** The section that is marked. */
  markedId: string | undefined;
  /** The section that is open at first. */
  openId: string | undefined;
  onFollow: (event: MouseEvent) => void;
}

/** The sections of the header on a phone. A section with entries opens in place, one at a time; another one is a link. */
export function SectionList({ sections, markedId, openId, onFollow, ...list }: SectionListProps) {
  const [opened, setOpened] = useState(openId);
  return (
    <ul className="py-1">
      {sections.map(({ id, label, href, items }) => {
        const open = id === opened;
        return (
          <li key={id} className="border-b border-line last:border-b-0">
            {items.length === 0 ? (
              <Anchor href={href} aria-current={id === markedId ? 'page' : undefined} onClick={onFollow} className={head}>
                {label}
              </Anchor>
            ) : (
              <>
                <button
                  type="button"
                  aria-expanded={open}
                  onClick={() => setOpened(open ? undefined : id)}
                  className={cn(head, 'w-[calc(100%-16px)]', id === markedId && 'text-accent')}
                >
                  {label}
                  <span className="ml-auto flex items-center gap-1.5 text-ink-faint">
                    {!open && <Dot label={items.map(pendingDot).find((dot) => dot !== undefined)} />}
                    {open ? <ChevronUpIcon aria-hidden className="size-4" /> : <ChevronDownIcon aria-hidden className="size-4" />}
                  </span>
                </button>
                {open && <MenuList items={items} onFollow={onFollow} twoColumns {...list} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const head = cn(entry, 'min-h-11 font-semibold text-ink aria-[current]:text-accent');
