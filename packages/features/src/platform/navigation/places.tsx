import { Anchor, Button, type AnchorProps, type ButtonProps } from '@lianxin/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useViewer } from '../session/index.ts';
import { homeOf, pageFor, signInFor } from './find-place.ts';
import type { Place, PlaceQuery } from './place.ts';
import type { Row } from './row.ts';

const NavigationContext = createContext<readonly Row[]>([]);

export const NavigationProvider = ({ rows, children }: { readonly rows: readonly Row[]; readonly children: ReactNode }) => (
  <NavigationContext value={rows}>{children}</NavigationContext>
);

export const useNavigation = (): readonly Row[] => use(NavigationContext);

const search = (query: object): string => {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** The path of a place; undefined if the person has no such page. */
export type PathTo = <Key extends Place>(key: Key, query?: PlaceQuery<Key>) => string | undefined;

/** Returns paths of places in the current section, otherwise in the person's own. */
export function usePlace(): PathTo {
  const rows = useNavigation();
  const viewer = useViewer();
  const here = sectionOf(useLocation().pathname);
  return useCallback(
    (key, query) => {
      const place = pageFor(rows, key, viewer, here);
      return place && `${place.path}${search(query ?? {})}`;
    },
    [rows, viewer, here],
  );
}

export const useHome = (): string => homeOf(useNavigation());

export interface GoToOptions {
  /** Replaces the history entry. @default false */
  readonly replace?: boolean;
}

/**
 * Navigates to a screen by key, such as "transfer.apply". Throws if the person may not open it: check `usePlace` before showing the button.
 */
export function useGoTo(): <Key extends Place>(key: Key, query?: PlaceQuery<Key>, options?: GoToOptions) => void {
  const place = usePlace();
  const navigate = useNavigate();
  return useCallback(
    (key, query, options) => {
      const path = place(key, query);
      if (path === undefined) throw new Error(`navigation: no screen ${key} that this person may open`);
      void navigate(path, options);
    },
    [place, navigate],
  );
}

export function useGoToSignIn(): () => void {
  const place = usePlace();
  const home = useHome();
  const navigate = useNavigate();
  return () => void navigate(place('access.signIn') ?? home, { replace: true });
}

/** Target of a link. */
interface LeadProps<Key extends Place> {
  readonly to: Key;
  /** Parameters of the address. */
  readonly query?: PlaceQuery<Key>;
}

/** Redirects to another place; home if the portal has no such place. */
export function LeadOn<Key extends Place>({ to, query }: LeadProps<Key>) {
  const place = usePlace();
  const home = useHome();
  return <Navigate replace to={place(to, query) ?? home} />;
}

/** Asks a visitor to sign in, with a way back. */
export function SignInFirst() {
  const rows = useNavigation();
  const { pathname, search: query } = useLocation();
  // Keep the initial address: it changes before this page is gone.
  const [from] = useState(`${pathname}${query}`);
  return <Navigate replace to={signInFor(rows, from)} />;
}

/** A link to an entry page, usable without a shell; leads home if the portal has no such place. */
export function PlaceLink<Key extends Place>({ to, query, ...props }: LeadProps<Key> & Omit<AnchorProps, 'href'>) {
  const place = usePlace();
  const home = useHome();
  return <Anchor {...props} href={`#${place(to, query) ?? home}`} />;
}

export interface PlaceButtonProps<Key extends Place> extends LeadProps<Key>, Pick<ButtonProps, 'intent' | 'size' | 'block' | 'icon'> {
  readonly children: ReactNode;
}

/** A button-like link to another place, for page headers; nothing if the person has no such page. */
export function PlaceButton<Key extends Place>({ to, query, children, ...look }: PlaceButtonProps<Key>) {
  const path = usePlace()(to, query);
  if (path === undefined) return null;
  return (
    <Button asChild {...look}>
      <Anchor href={`#${path}`}>{children}</Anchor>
    </Button>
  );
}
