import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasMarker, useSession, useViewer, type SessionState } from '../session/index.ts';
import { decide } from './decide.ts';
import { homeOf, pageOf, signInFor } from './find-place.ts';
import { FullPage } from './full-page.tsx';
import { KeptPage, type Shown } from './kept-page.tsx';
import { useNavigation } from './places.tsx';
import type { PageRow, Row } from './row.ts';
import { rowAt } from './row-at.ts';
import { preloadScreen, ScreenSlot, type ScreenSlotProps } from './screen-slot.tsx';
import type { Screen } from './screen.ts';

export interface FrameProps {
  readonly row: PageRow;
  readonly children: ReactNode;
}

export interface EntranceProps {
  /** The shell around a page. */
  readonly frame: ComponentType<FrameProps>;
  /** Shown, at the page's own address, to a person who may not open it. */
  readonly forbidden: Screen;
  /** Shown for an address that the table does not know or whose screen is not built. */
  readonly missing: Screen;
  readonly fallback: ReactNode;
  readonly onError: ScreenSlotProps['onError'];
}

/** A session that ended leads to the sign-in page with the way back; one that another window opened leads home. */
function leadsOf(
  rows: readonly Row[],
  state: SessionState,
  from: string,
): { readonly path: string | undefined; readonly to: string } | undefined {
  if (state.status === 'visitor' && state.cause !== undefined)
    return { path: pageOf(rows, 'access.signIn')?.path, to: signInFor(rows, from) };
  const home = homeOf(rows);
  return state.status === 'signedIn' && state.followed === true ? { path: home, to: home } : undefined;
}

/** The door of the portal: finds the row of the address, asks `decide`, and mounts what it says. Every navigation starts at the top of the page. */
export function Entrance({ frame: Frame, forbidden, missing, fallback, onError }: EntranceProps) {
  const rows = useNavigation();
  const { state, forget } = useSession();
  const viewer = useViewer();
  const marked = hasMarker();
  const { pathname, search } = useLocation();
  const row = rowAt(rows, pathname);
  const wanted = row?.kind === 'page' ? row.screen : undefined;
  /** What has happened to the session and has led the person somewhere: once, then they are free to go elsewhere. */
  const [led, setLed] = useState<unknown>();
  const fullPath = `${pathname}${search}`;
  const leads = state === led ? undefined : leadsOf(rows, state, fullPath);
  if (leads !== undefined && row?.path === leads.path) setLed(state);

  // The screen's script and the shell's are fetched side by side, while the session is still being looked at.
  if (wanted) void preloadScreen(wanted).catch(() => undefined);

  const left = useRef(pathname);
  useEffect(() => {
    // A window that has just been opened stands at the top, and asking it to go there would lay the page out before it is whole.
    if (left.current === pathname) return;
    left.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    // Signed out in another window of this browser.
    if (viewer && !marked) forget();
  }, [viewer, marked, forget]);

  let shown: Shown | undefined;
  let beside: ReactNode = null;
  if (row === undefined || (row.kind === 'page' && state.status === 'loading')) beside = fallback;
  else if (row.kind === 'redirect') beside = <Navigate replace to={{ pathname: row.to, search }} />;
  else if (leads !== undefined && row.path !== leads.path) beside = <Navigate replace to={leads.to} />;
  else {
    const decision = decide(rows, row, fullPath, { marked, viewer });
    if (decision.kind === 'go') beside = <Navigate replace to={decision.to} />;
    else shown = { row, screen: decision.kind === 'forbidden' ? forbidden : (row.screen ?? missing) };
  }
  const framed = (page: Shown) => (
    <Frame row={page.row}>
      <FullPage row={page.row}>
        <ScreenSlot
          key={`${page.row.name} ${page.screen.key}`}
          screen={page.screen}
          side={page.row.side}
          fallback={fallback}
          onError={onError}
        />
      </FullPage>
    </Frame>
  );
  return (
    <>
      <KeptPage current={viewer && shown}>{framed}</KeptPage>
      {viewer === undefined && shown && framed(shown)}
      {beside}
    </>
  );
}
