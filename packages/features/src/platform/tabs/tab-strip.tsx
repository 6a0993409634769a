import { HouseIcon, OpenTabs, type OpenTabsProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { rowAt, useHome, useNavigation } from '../navigation/index.ts';
import { useUnsavedPaths } from './unsaved.ts';
import { useClosing } from './use-closing.tsx';
import { useTabLabels } from './use-tab-labels.ts';
import type { OpenPages } from './use-tabs.ts';

export interface TabStripProps extends Pick<OpenTabsProps, 'onRefresh' | 'fullscreen' | 'onFullscreenChange'> {
  readonly pages: OpenPages;
  /** Route name of the current page. */
  readonly current: string;
}

/** The strip of open pages: home first, then titles, with an amber dot for unsaved work. */
export function TabStrip({ pages, current, ...strip }: TabStripProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const rows = useNavigation();
  const unsaved = useUnsavedPaths();
  const { close, question } = useClosing(pages);
  const home = useHome();
  const house = rowAt(rows, home)?.name ?? home;
  const open = useTabLabels(pages.tabs);
  return (
    <>
      <OpenTabs
        {...strip}
        tabs={[
          { id: house, label: t`首页`, icon: <HouseIcon aria-hidden className="size-3.5" />, closable: false },
          ...open.map(({ name, path, label }) => ({ id: name, label, draft: unsaved.has(path) })),
        ]}
        activeId={current}
        onActiveChange={(name) => (name === house ? void navigate(home) : pages.show(name))}
        onClose={close}
      />
      {question}
    </>
  );
}
