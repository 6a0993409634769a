import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useRootSize } from '../app-header/use-root-size.ts';
import { cn } from '../cn.ts';
import { DropdownMenu, DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.tsx';
import { ChevronDownIcon, Maximize2Icon, Minimize2Icon, RotateCwIcon } from '../icons/index.ts';
import { scrollIntoRow } from '../scroll-edges/scroll-into-row.ts';
import { tabsToClose, type OpenTab } from './closing.ts';
import { PageTab } from './page-tab.tsx';
import { TabMenu } from './tab-menu.tsx';

export interface OpenTabsProps extends Omit<React.ComponentProps<'nav'>, 'children'> {
  tabs: readonly OpenTab[];
  activeId: string;
  onActiveChange: (id: string) => void;
  /** Called with the tabs to close; the caller confirms unsaved drafts and activates the next tab (see tabAfterClosing). */
  onClose: (ids: readonly string[]) => void;
  /** Reloads the current page. */
  onRefresh?: (() => void) | undefined;
  /** Whether the page fills the window. @default false */
  fullscreen?: boolean | undefined;
  /** Shows a button to enter and leave fullscreen. */
  onFullscreenChange?: ((fullscreen: boolean) => void) | undefined;
}

/** The tab strip of open pages. Arrow keys move, Delete or a middle click closes, a right click opens a menu. */
export function OpenTabs({
  tabs,
  activeId,
  onActiveChange,
  onClose,
  onRefresh,
  fullscreen = false,
  onFullscreenChange,
  className,
  ...props
}: OpenTabsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ id: string; left: number; top: number } | undefined>(undefined);
  const active = tabs.findIndex((tab) => tab.id === activeId);
  useRootSize('--tabs-now', '40px');
  const tabAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role=tab]').item(index);

  // When the focused tab is closed by key, the focus is restored to the next active tab.
  const lost = useRef(false);
  useEffect(() => {
    if (!lost.current || active < 0 || document.activeElement !== document.body) return;
    lost.current = false;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]').item(active).focus();
  }, [active, tabs]);

  useEffect(() => {
    // Deferred to the next frame, to avoid a forced layout of the whole page.
    const frame = requestAnimationFrame(() => {
      const strip = list.current;
      const tab = strip?.children.item(active);
      if (strip && tab) scrollIntoRow(strip, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const tab = tabs[index];
    if (event.key === 'Delete' && tab !== undefined) {
      lost.current = true;
      onClose(tabsToClose(tabs, tab.id, 'this'));
    }
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onActiveChange(next.id);
    tabAt(tabs.indexOf(next))?.focus();
  };

  return (
    <nav
      aria-label={t`已打开的页面`}
      {...props}
      className={cn(
        'sticky top-(--header-now,0px) z-(--z-sider) flex h-10 items-stretch border-b border-line bg-surface px-3 text-sm max-tablet:hidden print:hidden',
        className,
      )}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={t`已打开的页面`}
        className="flex min-w-0 flex-1 items-stretch overflow-x-auto scrollbar-none"
      >
        {tabs.map((tab, index) => (
          <PageTab
            key={tab.id}
            tab={tab}
            active={tab.id === activeId}
            onActivate={() => onActiveChange(tab.id)}
            onClose={() => onClose(tabsToClose(tabs, tab.id, 'this'))}
            onKeyDown={(event) => onKeyDown(event, index)}
            onMenu={(left, top) => setMenu({ id: tab.id, left, top })}
          />
        ))}
      </div>
      <div className="flex flex-none items-center pl-2 text-ink-faint">
        {onRefresh !== undefined && (
          <button type="button" aria-label={t`刷新页面`} onClick={onRefresh} className={tool}>
            <RotateCwIcon aria-hidden />
          </button>
        )}
        {onFullscreenChange !== undefined && (
          <button
            type="button"
            aria-label={fullscreen ? t`退出全屏` : t`内容全屏`}
            title={fullscreen ? t`退出全屏` : t`内容全屏`}
            onClick={() => onFullscreenChange(!fullscreen)}
            className={tool}
          >
            {fullscreen ? <Minimize2Icon aria-hidden /> : <Maximize2Icon aria-hidden />}
          </button>
        )}
        <DropdownMenu>
          <DropdownMenuTrigger aria-label={t`标签操作`} className={tool}>
            <ChevronDownIcon aria-hidden />
          </DropdownMenuTrigger>
          <TabMenu tabs={tabs} id={activeId} onClose={onClose} onRefresh={onRefresh} align="end" />
        </DropdownMenu>
      </div>
      <DropdownMenu open={menu !== undefined} onOpenChange={(open) => !open && setMenu(undefined)}>
        <DropdownMenuTrigger asChild>
          <span aria-hidden className="pointer-events-none fixed size-0" style={{ left: menu?.left, top: menu?.top }} />
        </DropdownMenuTrigger>
        {menu !== undefined && (
          <TabMenu
            tabs={tabs}
            id={menu.id}
            onClose={onClose}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              tabAt(active)?.focus();
            }}
          />
        )}
      </DropdownMenu>
    </nav>
  );
}

const tool = 'grid size-9 place-items-center rounded-sm hover:bg-surface-hover hover:text-ink';
