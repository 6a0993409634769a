import { AlertDialog, HouseIcon, OpenTabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagesOf, useNavigation, type PageRow } from '../navigation/index.ts';
import { dropUnsaved, useUnsavedPaths } from './unsaved.ts';
import { useTabs } from './use-tabs.ts';

const HOME = 'home-index';

/** The strip of open pages: the house first, then each page with its title, an amber dot where something is unsaved. */
export function TabStrip({ row, onRefresh }: { readonly row: PageRow; readonly onRefresh: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const rows = useNavigation();
  const { tabs, show, close } = useTabs(row);
  const unsaved = useUnsavedPaths();
  const [asked, setAsked] = useState<readonly string[]>();

  const titles = new Map(pagesOf(rows).map((page) => [page.name, page]));
  const pathOf = (name: string) => titles.get(name)?.path ?? '';
  const closeOrAsk = (names: readonly string[]) => {
    if (names.some((name) => unsaved.has(pathOf(name)))) setAsked(names);
    else close(names);
  };

  return (
    <>
      <OpenTabs
        tabs={[
          { id: HOME, label: t`首页`, icon: <HouseIcon aria-hidden className="size-3.5" />, closable: false },
          ...tabs.map(({ name }) => {
            const page = titles.get(name);
            return { id: name, label: page ? i18n._(page.title) : name, draft: unsaved.has(page?.path ?? '') };
          }),
        ]}
        activeId={row.name}
        onActiveChange={(name) => (name === HOME ? void navigate('/index') : show(name))}
        onClose={closeOrAsk}
        onRefresh={onRefresh}
      />
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={<Trans>关闭有未保存内容的页面</Trans>}
        consequence={<Trans>页面上有尚未保存的内容，关闭后不能恢复。</Trans>}
        cancelLabel={<Trans>继续填写</Trans>}
        confirmLabel={<Trans>放弃并关闭</Trans>}
        danger
        onConfirm={() => {
          dropUnsaved();
          // The guard of the router is let go with the next drawing.
          requestAnimationFrame(() => asked && close(asked));
          setAsked(undefined);
        }}
      />
    </>
  );
}
