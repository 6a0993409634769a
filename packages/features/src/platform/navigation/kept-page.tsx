import { Activity, use, useState, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { SessionContext, useSession, viewerKey, type Session } from '../session/index.ts';
import type { PageRow } from './row.ts';
import type { Screen } from './screen.ts';

/** A route with the screen shown for it. */
export interface ShownPage {
  readonly row: PageRow;
  readonly screen: Screen;
}

interface StoredPage extends ShownPage {
  readonly whose: string;
  readonly session: Session;
  readonly location: ContextType<typeof LocationContext>;
  readonly hidden: boolean;
  /** Changes with the person, so that state is never taken over from another. */
  readonly generation: number;
}

/**
 * The next page to keep. After a session expires, its page stays hidden until the same person returns to the same enterprise; otherwise it
 * is dropped.
 */
function nextKept(
  before: StoredPage | undefined,
  current: ShownPage | undefined,
  session: Session,
  location: StoredPage['location'],
): StoredPage | undefined {
  const { state } = session;
  if (state.status !== 'signedIn') {
    const signedOut = state.status === 'visitor' && state.cause === undefined;
    return before === undefined || signedOut || before.hidden ? (signedOut ? undefined : before) : { ...before, hidden: true };
  }
  const whose = viewerKey(state.viewer);
  const isOthers = before?.hidden === true && before.whose !== whose;
  if (current === undefined) return isOthers ? undefined : before;
  const next = { ...current, whose, session, location, hidden: false, generation: (before?.generation ?? 0) + (isOthers ? 1 : 0) };
  const isSame =
    before?.hidden === false &&
    before.row === next.row &&
    before.screen === next.screen &&
    before.session === session &&
    before.location === location;
  return isSame ? before : next;
}

/**
 * Shows the page of a signed-in person. When the session expires (00018), the page stays in memory, hidden, with its input, open dialogs
 * and idempotency keys, and returns after the same person signs in for the same enterprise. Signing out, another person or another page
 * drops it.
 */
export function KeptPage({
  current,
  children,
}: {
  readonly current: ShownPage | undefined;
  readonly children: (page: ShownPage) => ReactNode;
}) {
  const session = useSession();
  const location = use(LocationContext);
  const [kept, setKept] = useState<StoredPage>();
  const next = nextKept(kept, current, session, location);
  if (next !== kept) setKept(next);
  if (next === undefined) return null;
  return (
    <Activity key={next.generation} mode={next.hidden ? 'hidden' : 'visible'}>
      <SessionContext value={next.session}>
        <LocationContext value={next.location}>{children(next)}</LocationContext>
      </SessionContext>
    </Activity>
  );
}
