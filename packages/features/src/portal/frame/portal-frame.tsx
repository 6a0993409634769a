import { ApiProvider, useClient } from '@lianxin/api/react';
import { useBrandNames } from '../../brand/index.ts';
import { LiveProvider } from '../../live/index.ts';
import {
  headerMenu,
  markedSection,
  mayOpen,
  sideMenu,
  useGoTo,
  useHome,
  useNavigation,
  type FrameProps,
  type Section,
} from '../../navigation/index.ts';
import { Palette, usePaletteKey } from '../../palette/index.ts';
import { useSession, useViewer } from '../../session/index.ts';
import { useKeptLanguage, useSwitch } from '../../settings/index.ts';
import { useSlots } from '../../slots/index.ts';
import { LeaveQuestion, PhoneTabs, TabStrip, useTabs } from '../../tabs/index.ts';
import { CodeListProvider } from '../../terms/index.ts';
import { AnchorProvider, AppHeader, BackToTop, SkipLink, TooltipProvider, useIsMobile } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HeaderEnd } from './header-end.tsx';
import { HotlineStrip } from './hotline-strip.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageWatermark } from './page-watermark.tsx';
import { Prompts } from './prompts.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useCaughtFocus } from './use-caught-focus.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { usePendingWork } from './use-pending-work.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** Routes live in the hash (specification §2.1). */
const hashAddress = (path: string): string => `#${path}`;

/** A cache of answers belongs to one session: another person, or another enterprise, starts with none. */
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
        <TooltipProvider>
          <AnchorProvider navigate={(href) => void navigate(href)} addressOf={hashAddress}>
            <Words>
              <Shell {...props} />
              <Prompts row={props.row} />
              <LeaveQuestion />
            </Words>
          </AnchorProvider>
        </TooltipProvider>
      </LiveProvider>
    </ApiProvider>
  );
}

function Shell({ row, children }: FrameProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const rows = useNavigation();
  const slots = useSlots();
  const names = useBrandNames();
  const home = useHome();
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const phone = useIsMobile();
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const openPalette = useCallback(() => setSearching(viewer !== undefined), [viewer]);
  usePaletteKey(openPalette);
  const [folded, setFolded] = useSwitch('layout.menuFolded');
  const [wantsFullscreen, setFullscreen] = useSwitch('layout.fullscreen');
  const pages = useTabs(row);
  const pending = usePendingWork(row);
  const unread = useUnreadCount();
  useDocumentTitle(row, unread);
  useKeptLanguage();

  // The button that leads back stands in the strip of open pages, which a phone and a visitor do not have.
  const fullscreen = wantsFullscreen && viewer !== undefined && !phone;
  const section = rows.find((one): one is Section => one.kind === 'section' && one.path === row.section?.path);
  const items = section && viewer ? sideMenu(section, viewer, pending) : [];
  const header = headerMenu(rows, viewer).map((item) => ({ id: item.section, label: i18n._(item.label), href: `#${item.path}` }));
  // A page that the person may not open belongs to no item (specification §2.4).
  const marked = mayOpen(row, viewer) ? markedSection(row.section) : undefined;
  const currentId = header.find((item) => item.id === marked)?.id;

  return (
    <div className="flex min-h-dvh flex-col bg-surface-sunken pb-[var(--foot-now,0px)]">
      <SkipLink
        onClick={(event) => {
          // The address holds the route after the hash, so the jump is made by hand.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      />
      {!fullscreen && (
        <>
          <HotlineStrip />
          <AppHeader
            brand={names.product}
            brandSub={names.sub}
            homeHref={`#${home}`}
            nav={header}
            {...(currentId === undefined ? {} : { currentId })}
            {...(viewer && row.path !== home ? { mobileTitle: i18n._(row.title) } : {})}
            onMenuOpen={() => setMenuOpen(true)}
            end={
              <HeaderEnd
                unread={unread}
                onSearch={openPalette}
                phoneTabs={phone && viewer !== undefined && <PhoneTabs pages={pages} current={row.name} />}
              />
            }
          />
        </>
      )}
      <div className="flex min-w-0 flex-1">
        {!fullscreen && (
          <SectionMenu
            items={items}
            own={(viewer && slots.sideMenu?.[row.section?.path ?? '']) ?? []}
            header={header}
            currentSection={currentId}
            currentName={row.under ?? row.name}
            open={menuOpen}
            onOpenChange={setMenuOpen}
            wide={row.section?.help === true}
            folded={folded}
            onFoldedChange={setFolded}
            {...(viewer ? { onSearch: openPalette } : {})}
          />
        )}
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
      {!fullscreen && <PageFooter />}
      <BackToTop />
      {viewer && <Palette open={searching} onOpenChange={setSearching} />}
      {viewer && <PageWatermark viewer={viewer} />}
    </div>
  );
}
