import type { User } from '@lianxin/api/contract';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FeeDialog } from '../../money/fees/index.ts';
import { useGoTo, useGoToSignIn, type PageRow } from '../../platform/navigation/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { StatusOverlay } from './status/status-overlay.tsx';
import { SupplementDialog } from './supplement/supplement-dialog.tsx';
import { whichPrompt } from './which-prompt.ts';

/** Delay of all prompts after a page change (specification §4). */
export const PROMPT_DELAY_MS = 500;

export interface EntryPromptsProps {
  readonly row: Pick<PageRow, 'shell'>;
  /** Opens the sign-out question. */
  readonly onSignOut: () => void;
  /** Reloads the page. @default the browser's reload */
  readonly onReload?: (() => void) | undefined;
}

const reloadPage = (): void => window.location.reload();

/** Prompts for a signed-in person: status overlay, then supplementary agreement, then fees. */
export function EntryPrompts(props: EntryPromptsProps) {
  const { state } = useSession();
  return state.status === 'signedIn' ? <Prompts user={state.user} {...props} /> : null;
}

function Prompts({ user, row, onSignOut, onReload = reloadPage }: EntryPromptsProps & { readonly user: User }) {
  const session = useSession();
  const goTo = useGoTo();
  const goToSignIn = useGoToSignIn();
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState(false);
  const prompt = whichPrompt(user, row, putOff);
  // A prompt belongs to its page: navigating closes it, and it opens again after the delay.
  const place = `${prompt} ${pathname}`;
  const [due, setDue] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setDue(place), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [place]);

  const startAfresh = async () => {
    await session.signOut().catch(() => undefined);
    goToSignIn();
    session.forget();
    onReload();
  };

  if (prompt === undefined || due !== place) return null;
  if (prompt === 'waiting' || prompt === 'rejected')
    return (
      <StatusOverlay
        standing={prompt}
        reason={user.rejectionReason}
        onStartAfresh={() => void startAfresh()}
        onResubmit={() => goTo('registration.resubmit')}
      />
    );
  if (prompt === 'supplement') return <SupplementDialog onLater={() => setPutOff(true)} onSigned={onReload} />;
  return (
    <Suspense fallback={null}>
      <FeeDialog
        items={user.pendingFees}
        enterpriseName={user.enterpriseName ?? undefined}
        onLater={() => setDue(undefined)}
        onReload={onReload}
        onSignOut={onSignOut}
      />
    </Suspense>
  );
}
