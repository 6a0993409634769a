import { createContext, use, useMemo, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

/** Navigates to a path of the application without loading a page. */
export type Navigate = (href: string) => void;

interface Routing {
  readonly navigate: Navigate;
  readonly addressOf: (path: string) => string;
}

const RoutingContext = createContext<Routing | undefined>(undefined);

export interface AnchorProviderProps {
  navigate: Navigate;
  /** Converts a path to the browser address, for example `#/path` with hash routing. @default the path itself */
  addressOf?: ((path: string) => string) | undefined;
  children: ReactNode;
}

const identity = (path: string): string => path;

/** Connects all links to the router. Without it, links load pages as usual. */
export function AnchorProvider({ navigate, addressOf = identity, children }: AnchorProviderProps) {
  const routing = useMemo(() => ({ navigate, addressOf }), [navigate, addressOf]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

export interface AnchorProps extends ComponentProps<'a'> {
  /** Kept in the markup, so that opening a new tab and copying the address work. */
  href: string;
}

/** A link that navigates inside the application on a plain click and behaves as an ordinary link otherwise. */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const routing = use(RoutingContext);
  const inside = routing !== undefined && href.startsWith('/');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !inside || !isPlainClick(event, props.target)) return;
    event.preventDefault();
    routing.navigate(href);
  };
  return (
    <a {...props} href={inside ? routing.addressOf(href) : href} onClick={follow}>
      {children}
    </a>
  );
}

const isPlainClick = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  (target === undefined || target === '_self');
