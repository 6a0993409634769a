import { sideMenu, useNavigation, type PageRow, type Section } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { useSwitch } from '../../../platform/settings/index.ts';
import { useSlots } from '../../../platform/slots/index.ts';
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
  const section = rows.find((one): one is Section => one.kind === 'section' && one.path === row.section?.path);
  return (
    <SectionMenu
      items={section && viewer ? sideMenu(section, viewer, pending) : []}
      own={(viewer && slots.sideMenu?.[row.section?.path ?? '']) ?? []}
      header={header}
      currentSection={currentId}
      currentName={row.under ?? row.name}
      open={open}
      onOpenChange={onOpenChange}
      wide={row.section?.help === true}
      folded={folded}
      onFoldedChange={setFolded}
      {...(viewer ? { onSearch } : {})}
    />
  );
});
