import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { entryNow, keepEntry } from './history-entry.ts';
import { currentGuard } from './leave-guard.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A part of the address with its prefix: "?a=1", "#top"; empty for the prefix alone. */
const parse = (path: string): Place => {
  const [beforeHash = '', ...afterHash] = path.split('#');
  const [pathname = '', ...query] = beforeHash.split('?');
  return {
    pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
    search: query.length > 0 && query.join('?') !== '' ? `?${query.join('?')}` : '',
    hash: afterHash.length > 0 && afterHash.join('#') !== '' ? `#${afterHash.join('#')}` : '',
  };
};

const currentPlace = (): Place => parse(window.location.hash.slice(1) || '/');

const textOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? currentPlace().pathname}${to.search ?? ''}${to.hash ?? ''}`;

const hrefOf = (to: To): string => `#${textOf(to)}`;

/** A router with addresses after the hash (specification §2.1), and the only place that can ask before leaving unsaved work. */
export function GuardedRouter({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(() => ({ place: currentPlace(), entry: entryNow(), action: 'POP' }));
  const index = useRef(0);
  const undoing = useRef(false);

  const show = useCallback((action: string) => setShown({ place: currentPlace(), entry: entryNow(), action }), []);

  const write = useCallback(
    (how: 'pushState' | 'replaceState', to: To, usr: unknown) => {
      if (how === 'pushState') index.current += 1;
      window.history[how]({ idx: index.current, usr }, '', hrefOf(to));
      show(how === 'pushState' ? 'PUSH' : 'REPLACE');
    },
    [show],
  );

  const navigator = useMemo<Navigator & { readonly location: Place }>(
    () => ({
      /** The current address, even while its page is still being drawn. */
      get location() {
        return currentPlace();
      },
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to, state: unknown) => {
        const ask = currentGuard(currentPlace().pathname, parse(textOf(to)).pathname);
        if (ask) ask(() => write('pushState', to, state));
        else write('pushState', to, state);
      },
      replace: (to, state: unknown) => write('replaceState', to, state),
    }),
    [write],
  );

  const pathname = shown.place.pathname;
  useEffect(() => {
    index.current = entryNow()?.idx ?? 0;
    keepEntry(index.current);
    // Follow navigation from before the listener was added.
    setShown((was) => (textOf(was.place) === textOf(currentPlace()) ? was : { place: currentPlace(), entry: entryNow(), action: 'POP' }));
    return undefined;
  }, []);

  useEffect(() => {
    const arrive = () => {
      const known = entryNow();
      // A plain link or a typed address adds an entry without an index.
      const next = known?.idx ?? index.current + 1;
      if (undoing.current) {
        undoing.current = false;
        return;
      }
      const delta = next - index.current;
      const ask = delta === 0 ? undefined : currentGuard(pathname, currentPlace().pathname);
      const settle = () => {
        index.current = next;
        keepEntry(next);
        show('POP');
      };
      if (ask === undefined) {
        settle();
        return;
      }
      const wanted = window.location.hash.slice(1);
      undoing.current = true;
      window.history.go(-delta);
      ask(() => (delta > 0 && known === undefined ? write('pushState', wanted, undefined) : window.history.go(delta)));
    };
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [pathname, show, write]);

  const location = useMemo(
    () => ({ ...shown.place, state: shown.entry?.usr ?? null, key: String(shown.entry?.idx ?? 'default') }),
    [shown],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
