import { ApiProvider, useClient } from '@lianxin/api/react';
import { LiveProvider } from '../../../platform/live/index.ts';
import { useGoTo, type FrameProps } from '../../../platform/navigation/index.ts';
import { Palette, usePaletteKey } from '../../palette/index.ts';
import { useSession, useViewer } from '../../../platform/session/index.ts';
import { useKeptLanguage, useSwitch } from '../../../platform/settings/index.ts';
import { LeaveQuestion, PhoneTabs, TabStrip, useTabs } from '../../../platform/tabs/index.ts';
import { CodeListProvider } from '../../../platform/terms/index.ts';
import { AnchorProvider, BackToTop, SkipLink, useIsMobile } from '@lianxin/ui';
import { Fragment, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageFooter } from './page-footer.tsx';
import { PageWatermark } from './page-watermark.tsx';
import { Prompts } from './prompts.tsx';
import { ShellHeader } from './shell-header.tsx';
import { ShellSide } from './shell-side.tsx';
import { useCaughtFocus } from './use-caught-focus.ts';
import { usePreloadOnHover } from './use-preload-on-hover.ts';
import { useStorageNotice } from './use-storage-notice.ts';
import { WindowTitle } from './window-title.ts';

/** Routes are in the hash (specification §2.1). */
const hashAddress = (path: string): string => `#${path}`;

/** A cache belongs to one session: another person or enterprise starts with an empty one. */
export function PortalFrame(props: FrameProps) {
  const client = useClient();
  const { state } = useSession();
  const navigate = useNavigate();
  const session = state.status === 'signedIn' ? `${state.viewer.userId} ${state.viewer.enterpriseNo}` : 'visitor';
  useCaughtFocus(`${session} ${props.row.name}`);
  const Words = state.status === 'signedIn' ? CodeListProvider : Fragment;
  return (
    <ApiProvider key={session} client={client}>
      <LiveProvider>
        <AnchorProvider navigate={(href) => void navigate(href)} addressOf={hashAddress}>
          <Words>
            <Shell {...props} />
            <Prompts row={props.row} />
            <LeaveQuestion />
          </Words>
        </AnchorProvider>
      </LiveProvider>
    </ApiProvider>
  );
}

function Shell({ row, children }: FrameProps) {
  const viewer = useViewer();
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const phone = useIsMobile();
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const openPalette = useCallback(() => setSearching(viewer !== undefined), [viewer]);
  usePaletteKey(openPalette);
  const [wantsFullscreen, setFullscreen] = useSwitch('layout.fullscreen');
  const pages = useTabs(row);
  useKeptLanguage();
  useStorageNotice();
  usePreloadOnHover();

  // The button to leave it is in the tab strip, which phones and visitors lack.
  const fullscreen = wantsFullscreen && viewer !== undefined && !phone;

  return (
    <div className="flex min-h-[calc(100dvh-var(--notice-now,0px))] flex-col bg-surface-sunken pb-[var(--foot-now,0px)]">
      <WindowTitle row={row} />
      <SkipLink
        onClick={(event) => {
          // The hash contains the route, so scroll manually.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      />
      {!fullscreen && (
        <ShellHeader
          row={row}
          onMenuOpen={openMenu}
          onSearch={openPalette}
          {...(phone && viewer !== undefined ? { phoneTabs: <PhoneTabs pages={pages} current={row.name} /> } : {})}
        />
      )}
      <div className="flex min-w-0 flex-1 pr-[var(--pane-now,0px)] print:pr-0">
        {!fullscreen && <ShellSide row={row} open={menuOpen} onOpenChange={setMenuOpen} onSearch={openPalette} />}
        <div className="flex min-w-0 flex-1 flex-col">
          {viewer && (
            <TabStrip
              pages={pages}
              current={row.name}
              onRefresh={() => goTo('system.refresh', { from: `${pathname}${search}` }, { replace: true })}
              fullscreen={fullscreen}
              onFullscreenChange={setFullscreen}
            />
          )}
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
        </div>
      </div>
      {fullscreen ? <BackToTop /> : <PageFooter />}
      {viewer && <Palette open={searching} onOpenChange={setSearching} />}
      {viewer && <PageWatermark viewer={viewer} />}
    </div>
  );
}
