import '../app.css';
import { ApiProvider, useClient } from '@lianxin/api/react';
import { useBrandNames } from '@lianxin/features/brand';
import { headerMenu, sideMenu, useNavigation, type FrameProps, type Section } from '@lianxin/features/navigation';
import { useSession, useViewer } from '@lianxin/features/session';
import { LeaveQuestion, TabStrip } from '@lianxin/features/tabs';
import { AnchorProvider, AppHeader, BackToTop, SkipLink, TooltipProvider } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HeaderEnd } from './header-end.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageWatermark } from './page-watermark.tsx';
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
  return (
    <ApiProvider key={session} client={client}>
      <TooltipProvider>
        <AnchorProvider navigate={(href) => void navigate(href)} addressOf={hashAddress}>
          <Shell {...props} />
          <LeaveQuestion />
        </AnchorProvider>
      </TooltipProvider>
    </ApiProvider>
  );
}

const TITLE_BAR_ROUTES = new Set(['home-index']);

function Shell({ row, children }: FrameProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const rows = useNavigation();
  const names = useBrandNames();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const pending = usePendingWork(row);
  const unread = useUnreadCount();
  useDocumentTitle(row, unread);

  const section = rows.find((one): one is Section => one.kind === 'section' && one.path === row.section?.path);
  const items = section && viewer ? sideMenu(section, viewer, pending) : [];
  const header = headerMenu(rows, viewer).map((item) => ({ id: String(item.index), label: i18n._(item.label), href: `#${item.path}` }));
  // The workbench is the home of a person at work, so the header shows it as home (specification §2.4: index 1).
  const index = row.section?.header ?? (row.name === 'dashboard-console' ? 1 : undefined);
  const currentId = header.find((item) => item.id === String(index))?.id;

  return (
    <div className="flex min-h-dvh flex-col bg-surface-sunken">
      <SkipLink
        onClick={(event) => {
          // The address holds the route after the hash, so the jump is made by hand.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      />
      <AppHeader
        brand={names.product}
        brandSub={names.sub}
        homeHref="#/index"
        nav={header}
        {...(currentId === undefined ? {} : { currentId })}
        {...(viewer && !TITLE_BAR_ROUTES.has(row.name) ? { mobileTitle: i18n._(row.title) } : {})}
        onMenuOpen={() => setMenuOpen(true)}
        end={<HeaderEnd unread={unread} />}
      />
      <div className="flex min-w-0 flex-1">
        <SectionMenu
          items={items}
          header={header}
          currentName={row.name}
          open={menuOpen}
          onOpenChange={setMenuOpen}
          wide={row.section?.header === 7}
        />
        <div className="flex min-w-0 flex-1 flex-col">
          {viewer && (
            <TabStrip
              row={row}
              onRefresh={() =>
                void navigate(`/refresh?${new URLSearchParams({ from: `${pathname}${search}` }).toString()}`, { replace: true })
              }
            />
          )}
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
        </div>
      </div>
      <PageFooter withGroups={row.section?.path === 'home'} />
      <BackToTop />
      {viewer && <PageWatermark viewer={viewer} />}
    </div>
  );
}
