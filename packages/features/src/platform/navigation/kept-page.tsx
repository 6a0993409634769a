import { Activity, use, useState, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { SessionContext, useSession, viewerKey, type Session } from '../session/index.ts';
import type { PageRow } from './row.ts';
import type { Screen } from './screen.ts';

/** A page of the portal: a route and the screen that is shown for it. */
export interface Shown {
  readonly row: PageRow;
  readonly screen: Screen;
}

interface Kept extends Shown {
  readonly whose: string;
  readonly session: Session;
  readonly location: ContextType<typeof LocationContext>;
  readonly hidden: boolean;
  /** Another person's page never takes over what stood in this one. */
  readonly generation: number;
}

/** What is kept next. A session that ended by itself leaves its page hidden until the same person is back in the same enterprise; anybody else starts anew. */
function keep(before: Kept | undefined, current: Shown | undefined, session: Session, location: Kept['location']): Kept | undefined {
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
 * Shows the page of a signed-in person. When the session ends under them (00018), the page stays as it is, in memory and out of
 * sight, with all that was typed, its open dialogs and the keys of its unfinished acts, and comes back after the same person has
 * signed in again for the same enterprise. Signing out, another person or another page lets it go.
 */
export function KeptPage({ current, children }: { readonly current: Shown | undefined; readonly children: (page: Shown) => ReactNode }) {
  const session = useSession();
  const location = use(LocationContext);
  const [kept, setKept] = useState<Kept>();
  const next = keep(kept, current, session, location);
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
