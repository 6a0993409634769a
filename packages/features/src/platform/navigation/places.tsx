import { Anchor, Button, type AnchorProps, type ButtonProps } from '@lianxin/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useViewer } from '../session/index.ts';
import { homeOf, pageFor, signInFor } from './find-place.ts';
import type { Place, PlaceQuery } from './place.ts';
import type { Row } from './row.ts';

const NavigationContext = createContext<readonly Row[]>([]);

/** Gives the screens the portal's table, so that they can lead to each other by name. */
export const NavigationProvider = ({ rows, children }: { readonly rows: readonly Row[]; readonly children: ReactNode }) => (
  <NavigationContext value={rows}>{children}</NavigationContext>
);

export const useNavigation = (): readonly Row[] => use(NavigationContext);

const search = (query: object): string => {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Answers the path of a place, or undefined where this person has no such page. */
export type PathTo = <Key extends Place>(key: Key, query?: PlaceQuery<Key>) => string | undefined;

/** Whether a place can be reached, and its path: in the section the person is in, else in the one that is theirs. */
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

/** Where everybody is at home. */
export const useHome = (): string => homeOf(useNavigation());

export interface GoToOptions {
  /** The page that is left does not stay in the history. @default false */
  readonly replace?: boolean;
}

/** Leads to another screen by its key, such as "transfer.apply". Throws where the person may not open it: ask `usePlace` before showing the button. */
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

/** Leads to the sign-in page, for who has signed out. */
export function useGoToSignIn(): () => void {
  const place = usePlace();
  const home = useHome();
  const navigate = useNavigate();
  return () => void navigate(place('access.signIn') ?? home, { replace: true });
}

/** A place that something leads to. */
interface LeadProps<Key extends Place> {
  readonly to: Key;
  /** What its address says. */
  readonly query?: PlaceQuery<Key>;
}

/** Leads to another place at once, instead of this one; home where the portal has no such place. */
export function LeadOn<Key extends Place>({ to, query }: LeadProps<Key>) {
  const place = usePlace();
  const home = useHome();
  return <Navigate replace to={place(to, query) ?? home} />;
}

/** Asks a visitor to sign in, and leads back to where they are. */
export function SignInFirst() {
  const rows = useNavigation();
  const { pathname, search: query } = useLocation();
  // From where they were at first: the address changes before this page is gone.
  const [from] = useState(`${pathname}${query}`);
  return <Navigate replace to={signInFor(rows, from)} />;
}

/** A link to a place of the way in, which also leads where no shell stands around the page; home where the portal has no such place. */
export function PlaceLink<Key extends Place>({ to, query, ...props }: LeadProps<Key> & Omit<AnchorProps, 'href'>) {
  const place = usePlace();
  const home = useHome();
  return <Anchor {...props} href={`#${place(to, query) ?? home}`} />;
}

export interface PlaceButtonProps<Key extends Place> extends LeadProps<Key>, Pick<ButtonProps, 'intent' | 'size' | 'block' | 'icon'> {
  /** What the place is called. */
  readonly children: ReactNode;
}

/** A link to another place that looks as the acts beside it do, in the header of a page for example; nothing where the person has no such place. */
export function PlaceButton<Key extends Place>({ to, query, children, ...look }: PlaceButtonProps<Key>) {
  const path = usePlace()(to, query);
  if (path === undefined) return null;
  return (
    <Button asChild {...look}>
      <Anchor href={`#${path}`}>{children}</Anchor>
    </Button>
  );
}
