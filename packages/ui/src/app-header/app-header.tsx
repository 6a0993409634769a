import { useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { Anchor } from '../anchor/anchor.tsx';
import { Logo, MenuIcon } from '../icons/index.ts';
import { useIsMobile } from '../media-query/use-media-query.ts';
import { HeaderNav, type HeaderNavItem } from './header-nav.tsx';
import { useRootSize } from './use-root-size.ts';
import { useScrolled } from './use-scrolled.ts';

export interface AppHeaderProps extends React.ComponentProps<'header'> {
  /** Product name beside the logo. */
  brand: string;
  /** Tagline or operator, in faint ink after a hairline. */
  brandSub?: string | undefined;
  /** Replaces the product's logo, for example by a bank's. */
  logo?: React.ReactNode;
  /** Link target of the brand. @default '/' */
  homeHref?: string | undefined;
  /** Sections of the portal. Those that do not fit move into a menu. */
  nav?: readonly HeaderNavItem[] | undefined;
  /** Id of the current section. */
  currentId?: string | undefined;
  /** Right side: search, help, messages, user menu. */
  end?: React.ReactNode;
  /** Page title that replaces the brand on phones once the page heading has scrolled away. */
  mobileTitle?: string | undefined;
  /** Opens the menu on phones; without it there is no menu button. */
  onMenuOpen?: (() => void) | undefined;
}

/** Sticky header: 64 px high, 48 px after 90 px of scrolling, always 48 px on phones. */
export function AppHeader({
  brand,
  brandSub,
  logo,
  homeHref = '/',
  nav,
  currentId,
  end,
  mobileTitle,
  onMenuOpen,
  className,
  ...props
}: AppHeaderProps) {
  const { t } = useLingui();
  const closed = useScrolled();
  const mobile = useIsMobile();
  const titled = mobileTitle !== undefined && closed;
  useRootSize('--header-now', `calc(${closed || mobile ? '48px' : '64px'} + var(--notice-now, 0px))`);
  return (
    <header
      data-closed={closed ? '' : undefined}
      {...props}
      className={cn(
        'sticky top-(--notice-now,0px) z-(--z-header) flex h-16 items-stretch border-b border-line bg-surface px-6 text-ink data-closed:h-12 max-tablet:h-12 max-tablet:px-2 print:hidden',
        className,
      )}
    >
      {onMenuOpen !== undefined && (
        <button
          type="button"
          aria-label={t`打开菜单`}
          onClick={onMenuOpen}
          className="hidden size-11 flex-none place-items-center self-center rounded-sm max-tablet:grid"
        >
          <MenuIcon aria-hidden className="size-5" />
        </button>
      )}
      <Anchor
        href={homeHref}
        className={cn(
          'flex flex-none items-center gap-2.5 pr-8 text-accent no-underline max-desktop:pr-4 max-tablet:min-w-0 max-tablet:flex-1 max-tablet:gap-2 max-tablet:pr-1',
          titled && 'max-tablet:hidden',
        )}
      >
        {logo ?? <Logo />}
        <span className="font-instrument text-[22px] leading-none font-bold tracking-[0.1em] text-ink max-tablet:truncate max-tablet:text-[18px] max-tablet:leading-6 max-tablet:tracking-[0.02em]">
          {brand}
        </span>
        {brandSub !== undefined && (
          <span className="border-l border-line pl-2.5 text-xs text-ink-muted max-[1360px]:hidden">{brandSub}</span>
        )}
      </Anchor>
      {titled && <span className="hidden min-w-0 self-center truncate pl-1 text-lg font-semibold max-tablet:block">{mobileTitle}</span>}
      {nav !== undefined && nav.length > 0 && <HeaderNav items={nav} currentId={currentId} />}
      {end !== undefined && <div className="ml-auto flex flex-none items-center gap-1 pl-4 max-tablet:gap-0 max-tablet:pl-0">{end}</div>}
    </header>
  );
}
