import { createContext, use, useMemo, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

/** Moves to an address of the same application without loading a page. */
export type Navigate = (href: string) => void;

interface Moving {
  readonly navigate: Navigate;
  readonly addressOf: (path: string) => string;
}

const MovingContext = createContext<Moving | undefined>(undefined);

export interface AnchorProviderProps {
  navigate: Navigate;
  /** The address that the browser shows for a path of the application: `#/path` where routes live in the hash. @default the path itself */
  addressOf?: ((path: string) => string) | undefined;
  children: ReactNode;
}

const asItIs = (path: string): string => path;

/** Gives every link inside the router's own way of moving; without it links load pages as usual. */
export function AnchorProvider({ navigate, addressOf = asItIs, children }: AnchorProviderProps) {
  const moving = useMemo(() => ({ navigate, addressOf }), [navigate, addressOf]);
  return <MovingContext value={moving}>{children}</MovingContext>;
}

export interface AnchorProps extends ComponentProps<'a'> {
  /** Where it leads; stays in the markup, so that a new tab and copying the address work. */
  href: string;
}

/** A link that moves inside the application on a plain click and stays an ordinary link for every other one. */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const moving = use(MovingContext);
  const inside = moving !== undefined && href.startsWith('/');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !inside || !staysHere(event, props.target)) return;
    event.preventDefault();
    moving.navigate(href);
  };
  return (
    <a {...props} href={inside ? moving.addressOf(href) : href} onClick={follow}>
      {children}
    </a>
  );
}

const staysHere = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  (target === undefined || target === '_self');
