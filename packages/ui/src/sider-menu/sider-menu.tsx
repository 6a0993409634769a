import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { PanelLeftIcon } from '../icons/index.ts';
import { useIsMobile, useIsTablet } from '../media-query/use-media-query.ts';
import { Sheet, SheetContent } from '../sheet/sheet.tsx';
import { IconRail } from './icon-rail.tsx';
import type { MenuEntry, MenuSection } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';
import { SectionList } from './section-list.tsx';

export interface SiderMenuProps extends React.ComponentProps<'nav'> {
  /** Entries of the section; groups contain children. */
  items: readonly MenuEntry[];
  /** Id of the current page. */
  currentId?: string | undefined;
  /** Whether the menu sheet on phones is open. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Ids of the closed groups. @default kept by the menu, none at first */
  closedGroups?: ReadonlySet<string> | undefined;
  onClosedGroupsChange?: ((closed: ReadonlySet<string>) => void) | undefined;
  /** All sections with their entries, on phones instead of `items`. */
  sections?: readonly MenuSection[] | undefined;
  /** Id of the section of the current page, for phones. */
  currentSection?: string | undefined;
  /** The section that is open at first on phones. */
  openSection?: string | undefined;
  /** Content above the entries on phones. */
  sheetTop?: React.ReactNode;
  /** Width of 360 px, for the help centre. @default false */
  wide?: boolean | undefined;
  /** Collapses the menu to icons on wide screens. @default false */
  folded?: boolean | undefined;
  /** Shows a button to collapse and expand the menu; tablets are always collapsed. */
  onFoldedChange?: ((folded: boolean) => void) | undefined;
  /** Content below the entries on phones. */
  sheetEnd?: React.ReactNode;
}

/** Side menu of a section: 180 px wide, 56 px with icons only when collapsed or at 992 px and below, a sheet from the left on phones. */
export function SiderMenu({
  items,
  currentId,
  open = false,
  onOpenChange,
  closedGroups,
  onClosedGroupsChange,
  sections,
  currentSection,
  openSection,
  sheetTop,
  sheetEnd,
  wide = false,
  folded = false,
  onFoldedChange,
  className,
  ...props
}: SiderMenuProps) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const tablet = useIsTablet();
  const [ownClosed, setOwnClosed] = useState<ReadonlySet<string>>(new Set());
  const collapsed = closedGroups ?? ownClosed;
  const toggle = (id: string) => {
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    setOwnClosed(next);
    onClosedGroupsChange?.(next);
  };
  const close = () => onOpenChange?.(false);
  const list = (
    <MenuList items={items} currentId={currentId} collapsed={collapsed} onToggle={toggle} onFollow={mobile ? close : undefined} />
  );

  if (mobile) {
    return (
      <Sheet open={open} onOpenChange={(next) => onOpenChange?.(next)}>
        <SheetContent side="left" title={t`菜单`} className="max-w-80">
          <nav aria-label={t`菜单`} className="min-h-0 flex-1 overflow-y-auto">
            {sheetTop !== undefined && <div className="border-b border-line">{sheetTop}</div>}
            {sections === undefined ? (
              list
            ) : (
              <SectionList
                sections={sections}
                markedId={currentSection}
                openId={openSection}
                currentId={currentId}
                collapsed={collapsed}
                onToggle={toggle}
                onFollow={close}
              />
            )}
            {sheetEnd !== undefined && <div className="border-t border-line">{sheetEnd}</div>}
          </nav>
        </SheetContent>
      </Sheet>
    );
  }
  const icons = tablet || folded;
  return (
    <nav
      aria-label={t`侧边菜单`}
      data-menu=""
      {...props}
      className={cn('flex-none border-r border-line bg-surface print:hidden', icons ? 'w-14' : wide ? 'w-90' : 'w-45', className)}
    >
      <div className="sticky top-(--header-now,64px) flex max-h-[calc(100dvh-var(--header-now,64px))] flex-col">
        <div className="min-h-0 overflow-y-auto">{icons ? <IconRail items={items} currentId={currentId} /> : list}</div>
        {!tablet && onFoldedChange !== undefined && (
          <button
            type="button"
            aria-label={folded ? t`展开菜单` : t`收起菜单`}
            title={folded ? t`展开菜单` : t`收起菜单`}
            onClick={() => onFoldedChange(!folded)}
            className="mx-2 mb-2 grid size-9 flex-none place-items-center rounded-sm text-ink-faint hover:bg-surface-hover hover:text-ink focus-visible:-outline-offset-2"
          >
            <PanelLeftIcon aria-hidden />
          </button>
        )}
      </div>
    </nav>
  );
}
