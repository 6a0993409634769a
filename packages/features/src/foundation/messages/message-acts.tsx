import { Button, SettingsIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Messages } from './use-messages.ts';

const LazyDeliveryDialog = lazy(() => import('./delivery/delivery-dialog.tsx').then((file) => ({ default: file.DeliveryDialog })));

export function MessageActs({ messages: { unread, marking, markAll } }: { readonly messages: Messages }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<SettingsIcon aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>提醒设置</Trans>
      </Button>
      <Button size="sm" busy={marking} disabled={unread === 0} onClick={markAll}>
        <Trans>全部已读</Trans>
      </Button>
      {open && (
        <Suspense>
          <LazyDeliveryDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
