import { ApiProvider, useClient } from '@lianxin/api/react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { RegistrationGuide } from '../../../enterprise/help/index.ts';
import { PlaceLink, type FrameProps } from '../../../platform/navigation/index.ts';
import { RegistrationGuideContext } from '../../../entry/registration/index.ts';
import { AnchorProvider, AppFooter, Logo, SkipLink } from '@lianxin/ui';
import { useSession, useViewer } from '../../../platform/session/index.ts';
import { LeaveQuestion } from '../../../platform/tabs/index.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { EntryHeaderEnd } from './entry-header-end.tsx';
import { useCaughtFocus } from './use-caught-focus.ts';
import { useDocumentTitle } from './use-document-title.ts';

const hashAddress = (path: string): string => `#${path}`;

/** The shell of registration and verification, without menus and tabs. */
export function EntryFrame({ row, children }: FrameProps) {
  const client = useClient();
  const { state } = useSession();
  const navigate = useNavigate();
  const session = state.status === 'signedIn' ? `${state.viewer.userId} ${state.viewer.enterpriseNo}` : 'visitor';
  useCaughtFocus(`${session} ${row.name}`);
  useDocumentTitle(row, 0);
  return (
    <ApiProvider key={session} client={client}>
      <AnchorProvider navigate={(href) => void navigate(href)} addressOf={hashAddress}>
        <div className="flex min-h-[calc(100dvh-var(--notice-now,0px))] flex-col bg-surface-sunken pb-[var(--foot-now,0px)] text-ink">
          <SkipLink
            onClick={(event) => {
              event.preventDefault();
              document.getElementById('main')?.focus();
            }}
          />
          <EntryHeader />
          <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
            <RegistrationGuideContext value={RegistrationGuide}>{children}</RegistrationGuideContext>
          </main>
          <EntryFooter />
        </div>
        <LeaveQuestion />
      </AnchorProvider>
    </ApiProvider>
  );
}

function EntryHeader() {
  const brand = useBrand();
  const viewer = useViewer();
  const { product, sub, hours } = useBrandNames();
  const { hotline } = brand;
  return (
    <header className="flex h-16 flex-none items-center gap-5 border-b border-line bg-surface px-6 text-sm text-ink-muted max-tablet:h-12 max-tablet:gap-2 max-tablet:px-4">
      <PlaceLink
        to="home.home"
        className="flex flex-none items-center gap-2.5 text-accent no-underline max-tablet:min-w-0 max-tablet:flex-auto max-tablet:gap-2"
      >
        {brand.logo ?? <Logo />}
        <span className="font-instrument text-[22px] leading-none font-bold tracking-[0.1em] text-ink max-tablet:truncate max-tablet:text-[18px] max-tablet:leading-6 max-tablet:tracking-[0.02em]">
          {product}
        </span>
        <span className="border-l border-line pl-2.5 text-xs text-ink-muted max-desktop:hidden">{sub}</span>
      </PlaceLink>
      <span className="ml-auto max-desktop:hidden">
        {hotline} <span className="ml-2">{hours}</span>
      </span>
      <EntryHeaderEnd viewer={viewer} />
    </header>
  );
}

/** Only the last line of the footer, as there are no other pages. */
function EntryFooter() {
  const { t } = useLingui();
  const brand = useBrand();
  const { platform } = useBrandNames();
  const { copyrightYear, version } = brand;
  return <AppFooter quiet={[brand.registration, brand.filing, t`© ${copyrightYear} ${platform}`]} end={<Trans>版本 {version}</Trans>} />;
}
