import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasMarker, useSession, useViewer, type SessionState } from '../session/index.ts';
import { decide } from './decide.ts';
import { homeOf, pageOf, signInFor } from './find-place.ts';
import { FullPage } from './full-page.tsx';
import { KeptPage, type ShownPage } from './kept-page.tsx';
import { useNavigation } from './places.tsx';
import { useNamesOfViewer } from './record-name.ts';
import type { PageRow, Row } from './row.ts';
import { rowAt } from './row-at.ts';
import { preloadScreen, ScreenSlot, type ScreenSlotProps } from './screen-slot.tsx';
import type { Screen } from './screen.ts';

export interface FrameProps {
  readonly row: PageRow;
  readonly children: ReactNode;
}

export interface EntranceProps {
  /** The shell. */
  readonly frame: ComponentType<FrameProps>;
  /** Shown to a person who may not open the page, at its address. */
  readonly forbidden: Screen;
  /** Shown for an unknown address or a screen that is not built. */
  readonly missing: Screen;
  readonly fallback: ReactNode;
  readonly onError: ScreenSlotProps['onError'];
}

/** An expired session leads to sign-in with a way back; a session opened in another window leads home. */
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

/** The entrance of the portal: finds the row of the address, calls `decide` and mounts the result. Navigation scrolls to the top. */
export function Entrance({ frame: Frame, forbidden, missing, fallback, onError }: EntranceProps) {
  const rows = useNavigation();
  const { state, forget } = useSession();
  const viewer = useViewer();
  useNamesOfViewer(viewer);
  const marked = hasMarker();
  const { pathname, search } = useLocation();
  const row = rowAt(rows, pathname);
  const wanted = row?.kind === 'page' ? row.screen : undefined;
  /** The session event that has already redirected the person; it redirects once. */
  const [led, setLed] = useState<unknown>();
  const fullPath = `${pathname}${search}`;
  const leads = state === led ? undefined : leadsOf(rows, state, fullPath);
  if (leads !== undefined && row?.path === leads.path) setLed(state);

  // Load the screen's and the shell's code while the session is being checked.
  if (wanted) void preloadScreen(wanted).catch(() => undefined);

  const left = useRef(pathname);
  useEffect(() => {
    // A new window is at the top already; scrolling would force a layout too early.
    if (left.current === pathname) return;
    left.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    // Signed out in another window.
    if (viewer && !marked) forget();
  }, [viewer, marked, forget]);

  let shown: ShownPage | undefined;
  let beside: ReactNode = null;
  if (row === undefined || (row.kind === 'page' && state.status === 'loading')) beside = fallback;
  else if (row.kind === 'redirect') beside = <Navigate replace to={{ pathname: row.to, search }} />;
  else if (leads !== undefined && row.path !== leads.path) beside = <Navigate replace to={leads.to} />;
  else {
    const decision = decide(rows, row, fullPath, { marked, viewer });
    if (decision.kind === 'go') beside = <Navigate replace to={decision.to} />;
    else shown = { row, screen: decision.kind === 'forbidden' ? forbidden : (row.screen ?? missing) };
  }
  const framed = (page: ShownPage) => (
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
