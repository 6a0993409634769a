import { ApiError, signInCalls, type ApiClient } from '@lianxin/api/client';
import type { User } from '@lianxin/api/sign-in';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { clearMarkers, hasMarker, keepMarkerCopy } from './marker.ts';
import { viewerOf, type Viewer } from './viewer.ts';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor'; readonly expired: boolean }
  | { readonly status: 'signedIn'; readonly user: User; readonly viewer: Viewer };

interface SignInReply {
  readonly token: string;
  readonly user: User;
}

export interface Session {
  readonly state: State;
  /** Takes over the reply of a sign-in or an enterprise switch. */
  readonly open: (reply: SignInReply) => void;
  /** Ends the session on the server; rejects where that fails. `forget` ends it here. */
  readonly signOut: () => Promise<void>;
  /** Forgets the session on this side, and whether that is because it has expired on the other. */
  readonly forget: (why?: 'expired') => void;
  /** Loads the profile again, after something about the person changed. */
  readonly reload: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

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
      if (attempt === ATTEMPTS || (error instanceof ApiError && error.kind === 'sessionExpired')) throw error;
    }
  }
}

const VISITOR: State = { status: 'visitor', expired: false };

const signedIn = (user: User): State => ({ status: 'signedIn', user, viewer: viewerOf(user) });

/** Who is signed in. Loads the profile when the browser carries a session's marker. */
export function SessionProvider({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) {
  const [state, setState] = useState<State>(() => (hasMarker() ? { status: 'loading' } : VISITOR));

  const forget = useCallback((why?: 'expired') => {
    clearMarkers();
    setState((before) => (before.status === 'visitor' ? before : { status: 'visitor', expired: why === 'expired' }));
  }, []);

  const reload = useCallback(async () => {
    try {
      setState(signedIn(await loadUser(client)));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, FAILED_LOAD_DELAY_MS));
      forget();
    }
  }, [client, forget]);

  useEffect(() => {
    if (state.status === 'loading') void reload();
  }, [state.status, reload]);

  const session = useMemo<Session>(
    () => ({
      state,
      reload,
      forget,
      open: ({ token, user }) => {
        keepMarkerCopy(token);
        setState(signedIn(user));
      },
      signOut: async () => {
        const { account } = await signInCalls();
        await client.call(account.logout, {}, { quiet: true });
      },
    }),
    [state, reload, forget, client],
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
