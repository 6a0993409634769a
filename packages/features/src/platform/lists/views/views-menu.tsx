import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useViews, type ViewedList } from './use-views.ts';

const ViewsDialog = lazy(async () => {
  const { ViewsDialog: Content } = await import('./views-dialog.tsx');
  return { default: Content };
});

/** The saved views of a list; the dialog to manage them is loaded on demand. */
export function ViewsMenu({ list }: { readonly list: ViewedList }) {
  const { t } = useLingui();
  const views = useViews(list);
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button intent="line" size="sm">
            <Trans>视图</Trans>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {views.views.map((view) => (
            <DropdownMenuItem key={view.name} note={view.name === views.first ? t`默认` : undefined} onSelect={() => views.show(view)}>
              {view.name}
            </DropdownMenuItem>
          ))}
          {views.views.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem onSelect={() => setOpen(true)}>{t`保存与管理视图`}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {open && (
        <Suspense>
          <ViewsDialog views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
