import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

/** Moves to an address of the same application without loading a page. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

/** Gives every link inside the router's own way of moving; without it links load pages as usual. */
export function AnchorProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

export interface AnchorProps extends ComponentProps<'a'> {
  /** Where it leads; stays in the markup, so that a new tab and copying the address work. */
  href: string;
}

/** A link that moves inside the application on a plain click and stays an ordinary link for every other one. */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || navigate === undefined || !staysHere(event, props.target)) return;
    if (!href.startsWith('/')) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
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
