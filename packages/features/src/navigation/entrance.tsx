import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, useViewer } from '../session/index.ts';
import { decide } from './decide.ts';
import { useNavigation } from './places.tsx';
import type { PageRow } from './row.ts';
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

/** The door of the portal: finds the row of the address, asks `decide`, and mounts what it says. Every navigation starts at the top of the page. */
export function Entrance({ frame: Frame, forbidden, missing, fallback, onError }: EntranceProps) {
  const rows = useNavigation();
  const { state } = useSession();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const row = rowAt(rows, pathname);
  const wanted = row?.kind === 'page' ? row.screen : undefined;

  // The screen's script and the shell's are fetched side by side, while the session is still being looked at.
  if (wanted) void preloadScreen(wanted).catch(() => undefined);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  if (row === undefined) return fallback;
  if (row.kind === 'redirect') return <Navigate replace to={{ pathname: row.to, search }} />;
  if (state.status === 'loading') return fallback;
  const decision = decide(row, `${pathname}${search}`, viewer);
  if (decision.kind === 'go') return <Navigate replace to={decision.to} />;
  const screen = decision.kind === 'forbidden' ? forbidden : (row.screen ?? missing);
  return (
    <Frame row={row}>
      <ScreenSlot key={`${row.name} ${screen.key}`} screen={screen} side={row.side} fallback={fallback} onError={onError} />
    </Frame>
  );
}
