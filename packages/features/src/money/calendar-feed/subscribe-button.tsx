import { Button } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { useQueryState } from '../../platform/navigation/index.ts';
import { usePermission } from '../../platform/permission/index.ts';

const SubscribeDialog = lazy(async () => (await import('./load-dialog.ts')).loadDialog());

/** In the address, so that other pages can link to the dialog. */
const CLOSED = { subscribe: '' };

export interface SubscribeButtonProps {
  readonly label: string;
}

/** Offers due dates as a calendar subscription; the dialog is loaded with its words on demand. */
export function SubscribeButton({ label }: SubscribeButtonProps) {
  const [{ subscribe }, change] = useQueryState(CLOSED);
  if (!usePermission('records.read')) return null;
  return (
    <>
      <Button size="sm" onClick={() => change({ subscribe: '1' })}>
        {label}
      </Button>
      {subscribe !== '' && (
        <Suspense>
          <SubscribeDialog onClose={() => change(CLOSED)} />
        </Suspense>
      )}
    </>
  );
}
