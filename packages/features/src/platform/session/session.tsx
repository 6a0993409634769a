import { ApiError, signInCalls, type ApiClient } from '@lianxin/api/client';
import type { User } from '@lianxin/api/sign-in';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useChannels } from '../channels/index.ts';
import { followCalendar } from './follow-calendar.ts';
import { adoptMarker, clearMarkers, dropMarkerCopy, hasMarker, keepMarker, namesIntegration } from './marker.ts';
import { onSwitchElsewhere } from './switch-channel.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/** Reasons other than signing out: ended by the server, or the person could not be loaded. */
export type EndCause = 'expired' | 'failed';

export type SessionState =
  | {
      readonly status: 'loading';
      /** Does not load yet, because a partner's sign-on is in progress. */
      readonly held?: boolean;
    }
  | {
      readonly status: 'visitor';
      readonly expired: boolean;
      readonly cause?: EndCause;
      /** When the sign-in that ended the session began, if another one did. */
      readonly elsewhereAt?: string | undefined;
    }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly viewer: Viewer;
      /** Another window signed in or switched the enterprise, and this one follows. */
      readonly followed?: boolean;
      /** They have just signed in here. */
      readonly fresh?: boolean;
    };

/** The response of signing in or switching the enterprise. */
export interface SignInReply {
  readonly token: string;
  readonly user: User;
}

export interface Session {
  readonly state: SessionState;
  /** Adopts the response of signing in or switching the enterprise. */
  readonly open: (reply: SignInReply) => void;
  /** Ends the session on the server; rejects if that fails. `forget` ends it here. */
  readonly signOut: () => Promise<void>;
  /** Ends the session here, with a cause unless the person signed out. */
  readonly forget: (cause?: EndCause, elsewhereAt?: string) => void;
  /** Reloads the profile after a change. */
  readonly reload: () => Promise<void>;
  /** Continues with the browser's session after waiting. */
  readonly resume: () => void;
}

/** For the page keeper, which gives a page the session it was opened in. */
export const SessionContext = createContext<Session | undefined>(undefined);

const ATTEMPTS = 3;
/** Delay before the sign-in page after a failed load (specification §2.1). */
const FAILED_LOAD_DELAY_MS = 500;

/** A missing session is final; other failures are retried up to three times (decisions §4). */
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

const isExpired = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'sessionExpired';

const LOADING: SessionState = { status: 'loading' };
const VISITOR: SessionState = { status: 'visitor', expired: false };

/** Person and enterprise as one key: what a window was opened for. */
export const viewerKey = ({ userId, enterpriseNo }: Viewer): string => `${userId} ${enterpriseNo ?? ''}`;

export interface SessionProviderProps {
  readonly client: ApiClient;
  /** Waits for `open` or `resume`, so that a partner's sign-on comes before the browser's session. @default false */
  readonly held?: boolean;
  readonly children: ReactNode;
}

/** Provides the signed-in person. Loads the profile if the browser has a session marker. */
export function SessionProvider({ client, held = false, children }: SessionProviderProps) {
  const channels = useChannels();
  const [state, setState] = useState<SessionState>(() => (held ? { ...LOADING, held } : hasMarker() ? LOADING : VISITOR));
  /** The person and enterprise of this window; a window that follows another shows a notice. */
  const whose = useRef<string>(undefined);
  /** Counts session events, so that a late answer cannot undo one. */
  const epoch = useRef(0);
  /** The epoch of the running load. */
  const loading = useRef<number>(undefined);

  const enter = useCallback(
    (user: User, opened = false) => {
      epoch.current += 1;
      const viewer = viewerOf(user, channels);
      // After registration the person belongs to the enterprise, in every window.
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
      // Initially the whole page is drawn in a transition. Later updates apply at once, because callers wait for them.
      if (opened || known) show();
      else startTransition(show);
    },
    [channels],
  );

  const forget = useCallback((cause?: EndCause, elsewhereAt?: string) => {
    // A failed load ends the session itself, after its delay.
    if (loading.current !== undefined && cause === 'expired') return;
    epoch.current += 1;
    const replaced = clearMarkers();
    if (cause === undefined) whose.current = undefined;
    setState((before) => {
      if (before.status === 'visitor') return before;
      if (cause === 'expired' && replaced) return LOADING;
      if (cause === undefined) return VISITOR;
      return { status: 'visitor', expired: cause === 'expired', cause, elsewhereAt };
    });
  }, []);

  const reload = useCallback(async () => {
    // Of concurrent loads only the last counts; earlier ones may be outdated.
    epoch.current += 1;
    const begun = epoch.current;
    adoptMarker();
    loading.current = begun;
    try {
      const user = await loadUser(client);
      if (epoch.current !== begun) return;
      await followCalendar(user);
      if (epoch.current !== begun) return;
      if (!(namesIntegration() && user.openedBy !== undefined)) dropMarkerCopy();
      enter(user);
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, FAILED_LOAD_DELAY_MS));
      if (loading.current === begun) loading.current = undefined;
      if (epoch.current === begun) {
        if (isExpired(error)) forget('expired', error.elsewhereAt);
        else forget('failed');
      }
    } finally {
      if (loading.current === begun) loading.current = undefined;
    }
  }, [client, enter, forget]);

  useEffect(
    () =>
      client.listen((event) => {
        if (event.type === 'sessionExpired') forget('expired', event.elsewhereAt);
      }),
    [client, forget],
  );

  // Follow another window that switched the enterprise, even if the old session reported its end first.
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
        const ready = followCalendar(user);
        if (ready) void ready.catch(() => undefined).then(() => enter(user, true));
        else enter(user, true);
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

export function useViewer(): Viewer | undefined {
  const { state } = useSession();
  return state.status === 'signedIn' ? state.viewer : undefined;
}

/** For screens that visitors cannot open. */
export function useSignedInViewer(): Viewer {
  const viewer = useViewer();
  if (!viewer) throw new Error('This screen needs a signed-in person: mount it on a route with auth');
  return viewer;
}
