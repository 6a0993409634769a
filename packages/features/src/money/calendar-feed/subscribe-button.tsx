import { Button } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { useQueryState } from '../../platform/navigation/index.ts';
import { usePermission } from '../../platform/permission/index.ts';

const SubscribeDialog = lazy(async () => (await import('./worded-dialog.ts')).worded());

/** In the address, so that other pages lead to the dialog itself. */
const CLOSED = { subscribe: '' };

export interface SubscribeButtonProps {
  /** What it is called on the page that it stands on. */
  readonly label: string;
}

/** Offers the enterprise's due dates to the person's own calendar program; what it opens is fetched with its words when it is wanted. */
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
