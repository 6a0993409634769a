import { Button, Checkbox, Dialog, DialogBody, DialogContent, FormField, Input } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Views } from './use-views.ts';

const NAME_MAX = 20;

export interface ViewsDialogProps {
  readonly views: Views;
  readonly onClose: () => void;
}

/** Saves the present view under a name; renames, deletes and sets the default. */
export function ViewsDialog({ views, onClose }: ViewsDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const given = name.trim();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={t`视图`} description={t`视图保存当前的筛选、排序和列，只有您自己看到。`}>
        <DialogBody className="flex flex-col gap-5">
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (given !== '' && views.save(given)) setName('');
            }}
          >
            <FormField label={t`视图名称`} className="flex-1">
              <Input maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.currentTarget.value)} />
            </FormField>
            <Button type="submit" intent="primary" disabled={given === ''}>
              <Trans>保存当前视图</Trans>
            </Button>
          </form>
          <ul className="flex flex-col divide-y divide-line">
            {views.views.map((view) => (
              <li key={view.name} className="flex flex-wrap items-center gap-3 py-2">
                <Input
                  size="sm"
                  className="min-w-0 flex-1"
                  aria-label={t`${{ view: view.name }} 的名称`}
                  maxLength={NAME_MAX}
                  defaultValue={view.name}
                  onBlur={(event) => {
                    const to = event.currentTarget.value.trim();
                    if (to !== '' && to !== view.name) views.rename(view.name, to);
                  }}
                />
                <Checkbox checked={views.first === view.name} onCheckedChange={(on) => views.openWith(on ? view.name : '')}>
                  <Trans>默认</Trans>
                </Checkbox>
                <Button size="sm" intent="quiet" aria-label={t`删除 ${{ view: view.name }}`} onClick={() => views.remove(view.name)}>
                  <Trans>删除</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
