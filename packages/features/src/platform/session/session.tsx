import { ApiError, signInCalls, type ApiClient } from '@lianxin/api/client';
import type { User } from '@lianxin/api/sign-in';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useChannels } from '../channels/index.ts';
import { adoptMarker, clearMarkers, dropMarkerCopy, hasMarker, keepMarker, namesIntegration } from './marker.ts';
import { onSwitchElsewhere } from './switch-channel.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/** Why a session ended other than by signing out: the server ended it, or the person could not be loaded. */
export type EndCause = 'expired' | 'failed';

export type SessionState =
  | {
      readonly status: 'loading';
      /** Waits for an answer of the person instead of loading: a partner's sign-on is under way. */
      readonly held?: boolean;
    }
  | { readonly status: 'visitor'; readonly expired: boolean; readonly cause?: EndCause }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly viewer: Viewer;
      /** Another window of the browser has signed in or switched the enterprise, and this one follows. */
      readonly followed?: boolean;
      /** They have just signed in here. */
      readonly fresh?: boolean;
    };

/** What a sign-in and a switch of the enterprise answer with. */
export interface SignInReply {
  readonly token: string;
  readonly user: User;
}

export interface Session {
  readonly state: SessionState;
  /** Takes over the reply of a sign-in or an enterprise switch. */
  readonly open: (reply: SignInReply) => void;
  /** Ends the session on the server; rejects where that fails. `forget` ends it here. */
  readonly signOut: () => Promise<void>;
  /** Forgets the session on this side, and why, where the person did not sign out. */
  readonly forget: (cause?: EndCause) => void;
  /** Loads the profile again, after something about the person changed. */
  readonly reload: () => Promise<void>;
  /** Goes on with the session the browser has, after waiting. */
  readonly resume: () => void;
}

/** For the page keeper, which shows a page the session it was opened in. */
export const SessionContext = createContext<Session | undefined>(undefined);

const ATTEMPTS = 3;
/** After a failed load the person goes to the login page after this long (specification §2.1). */
const FAILED_LOAD_DELAY_MS = 500;

/** Only a missing session is final at once; anything else is tried three times within the load (decisions §4). */
async function loadUser(client: ApiClient): Promise<User> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { account } = await signInCalls();
      return await client.call(account.currentUser, {});
    } catch (error) {
      if (attempt === ATTEMPTS || isExpired(error)) throw error;
    }
  }
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.kind === 'sessionExpired';

const LOADING: SessionState = { status: 'loading' };
const VISITOR: SessionState = { status: 'visitor', expired: false };

/** The person and the enterprise they act for, as one text: what a window was opened for. */
export const viewerKey = ({ userId, enterpriseNo }: Viewer): string => `${userId} ${enterpriseNo ?? ''}`;

export interface SessionProviderProps {
  readonly client: ApiClient;
  /** Waits until `open` or `resume`, so that a partner's sign-on comes before the session of the browser. @default false */
  readonly held?: boolean;
  readonly children: ReactNode;
}

/** Who is signed in. Loads the profile when the browser carries a session's marker. */
export function SessionProvider({ client, held = false, children }: SessionProviderProps) {
  const channels = useChannels();
  const [state, setState] = useState<SessionState>(() => (held ? { ...LOADING, held } : hasMarker() ? LOADING : VISITOR));
  /** Whose window this is; a window that follows another says so. */
  const whose = useRef<string>(undefined);
  /** Counts what has happened to the session, so that a late answer cannot undo it. */
  const epoch = useRef(0);
  /** The load under way, by the epoch it began. */
  const loading = useRef<number>(undefined);

  const enter = useCallback(
    (user: User, opened = false) => {
      epoch.current += 1;
      const viewer = viewerOf(user, channels);
      // Who registered belongs to the enterprise from then on, in the window where they did it as in any other.
      const joined = whose.current === viewerKey({ ...viewer, enterpriseNo: undefined });
      const known = whose.current !== undefined;
      const followed = known && whose.current !== viewerKey(viewer) && !joined;
      whose.current = viewerKey(viewer);
      const show = () =>
        setState((before) => ({
          status: 'signedIn',
          user,
          viewer,
          ...(followed ? { followed } : {}),
          ...(opened && before.status !== 'signedIn' ? { fresh: true } : {}),
        }));
      // The whole page is drawn for who comes with a session: in pieces, between which the browser answers. What is learnt of somebody who
      // is here already counts at once: whoever waited for it goes on by it.
      if (opened || known) show();
      else startTransition(show);
    },
    [channels],
  );

  const forget = useCallback((cause?: EndCause) => {
    // A load that fails ends the session itself, after its delay.
    if (loading.current !== undefined && cause === 'expired') return;
    epoch.current += 1;
    const replaced = clearMarkers();
    if (cause === undefined) whose.current = undefined;
    setState((before) => {
      if (before.status === 'visitor') return before;
      if (cause === 'expired' && replaced) return LOADING;
      return cause === undefined ? VISITOR : { status: 'visitor', expired: cause === 'expired', cause };
    });
  }, []);

  const reload = useCallback(async () => {
    // Where several are under way the last counts: what was asked for before it may be older, whichever comes first.
    epoch.current += 1;
    const begun = epoch.current;
    adoptMarker();
    loading.current = begun;
    try {
      const user = await loadUser(client);
      if (epoch.current !== begun) return;
      if (!(namesIntegration() && user.openedBy !== undefined)) dropMarkerCopy();
      enter(user);
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, FAILED_LOAD_DELAY_MS));
      if (loading.current === begun) loading.current = undefined;
      if (epoch.current === begun) forget(isExpired(error) ? 'expired' : 'failed');
    } finally {
      if (loading.current === begun) loading.current = undefined;
    }
  }, [client, enter, forget]);

  useEffect(
    () =>
      client.listen(({ type }) => {
        if (type === 'sessionExpired') forget('expired');
      }),
    [client, forget],
  );

  // Another window has switched the enterprise: this one follows, also where the session that was left told it of its end first.
  useEffect(() => onSwitchElsewhere(() => whose.current !== undefined && void reload()), [reload]);

  useEffect(() => {
    if (state.status === 'loading' && state.held !== true) void reload();
  }, [state, reload]);

  const session = useMemo<Session>(
    () => ({
      state,
      reload,
      forget,
      open: ({ token, user }) => {
        keepMarker(token);
        whose.current = undefined;
        enter(user, true);
      },
      signOut: async () => {
        const { account } = await signInCalls();
        await client.call(account.logout, {}, { quiet: true });
      },
      resume: () => setState(hasMarker() ? LOADING : VISITOR),
    }),
    [state, reload, forget, enter, client],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person, or undefined for a visitor. */
export function useViewer(): Viewer | undefined {
  const { state } = useSession();
  return state.status === 'signedIn' ? state.viewer : undefined;
}

/** The signed-in person, for screens that no visitor reaches. */
export function useSignedInViewer(): Viewer {
  const viewer = useViewer();
  if (!viewer) throw new Error('This screen needs a signed-in person: mount it on a route with auth');
  return viewer;
}
