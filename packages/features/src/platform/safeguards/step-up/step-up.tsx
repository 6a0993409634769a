import { lazy, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../session/index.ts';
import { ConfirmationsContext } from '../confirmations.ts';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx').then((file) => ({ default: file.StepUpDialog })));

/** Mounted once in the portal: asks the signed-in person to confirm when an act on money requires it. */
export function StepUp() {
  const { settle, subscribe, asked } = use(ConfirmationsContext);
  const isAsked = useSyncExternalStore(subscribe, asked);
  const { state } = useSession();
  const user = state.status === 'signedIn' ? state.user : undefined;
  useEffect(() => {
    if (isAsked && user === undefined) settle(false);
  }, [isAsked, user, settle]);
  if (!isAsked || user === undefined) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog mobile={user.mobile} hasPassword={user.openedBy === undefined} onSettle={settle} />
    </Suspense>
  );
}
