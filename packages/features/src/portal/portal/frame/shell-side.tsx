import { sideMenu, useNavigation, type PageRow, type Section } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { useSetting, useSwitch } from '../../../platform/settings/index.ts';
import { useSlots } from '../../../platform/slots/index.ts';
import { useIsMobile } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { SectionMenu } from './section-menu.tsx';
import { usePendingWork } from './use-pending-work.ts';
import { useSections } from './use-sections.ts';

export interface ShellSideProps {
  readonly row: PageRow;
  /** Menu state on a phone. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSearch: () => void;
}

/** The section's menu with red dots. Only the menu is redrawn for these. */
export const ShellSide = memo(function ShellSide({ row, open, onOpenChange, onSearch }: ShellSideProps) {
  const viewer = useViewer();
  const rows = useNavigation();
  const slots = useSlots();
  const pending = usePendingWork(row);
  const { items: header, currentId } = useSections(row);
  const [folded, setFolded] = useSwitch('layout.menuFolded');
  const [closed, setClosed] = useSetting('layout.menuClosedGroups', '');
  const phone = useIsMobile();
  const { i18n } = useLingui();
  const entriesOf = (path: string | undefined) => {
    const section = rows.find((one): one is Section => one.kind === 'section' && one.path === path);
    return {
      items: section && viewer ? sideMenu(rows, section, viewer, pending) : [],
      own: (viewer && slots.sideMenu?.[path ?? '']) ?? [],
    };
  };
  const own = row.section;
  const current = entriesOf(own?.path);
  const withCurrent =
    own === undefined || current.items.length === 0 || header.some(({ id }) => id === own.path)
      ? header
      : [...header, { id: own.path, label: i18n._(own.title), href: `#${row.path}` }];
  // Pages without a menu, such as home, open the person's own section, where their daily pages are.
  const landing = rows.find((one): one is Section => one.kind === 'section' && viewer !== undefined && one.landing?.(viewer) === true);
  return (
    <SectionMenu
      {...current}
      sections={phone ? withCurrent.map((section) => ({ ...section, ...entriesOf(section.id) })) : []}
      currentSection={currentId}
      openSection={current.items.length > 0 ? own?.path : (landing?.path ?? currentId)}
      currentName={row.under ?? row.name}
      open={open}
      onOpenChange={onOpenChange}
      wide={own?.help === true}
      folded={folded}
      onFoldedChange={setFolded}
      closedGroups={new Set(closed.split(' '))}
      onClosedGroupsChange={(groups) => setClosed([...groups].filter(Boolean).join(' '))}
      {...(viewer ? { onSearch } : {})}
    />
  );
});
