import { createClient, type ApiClient, type ClientEvent } from '@lianxin/api/client';
import { ApiProvider } from '@lianxin/api/react';
import { currentLocale } from '@lianxin/features/language';
import { NavigationProvider } from '@lianxin/features/navigation';
import { noticeOf, NoticesProvider, useNotices } from '@lianxin/features/notices';
import { readCookie, readMarker, SessionProvider, useSession } from '@lianxin/features/session';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import type { Config } from './config.ts';
import { navigation } from './navigation.tsx';

type Listener = (event: ClientEvent) => void;

function wire(config: Config): { readonly client: ApiClient; readonly listeners: Set<Listener> } {
  const listeners = new Set<Listener>();
  const client = createClient({
    bases: config.bases,
    readMarker,
    readAntiForgery: () => readCookie('XSRF-TOKEN'),
    readLanguage: currentLocale,
    onEvent: (event) => {
      for (const listener of listeners) listener(event);
    },
  });
  return { client, listeners };
}

/** What the portal makes of the client's events: a toast for a failure, the login page for an ended session. */
function Outcomes({ listeners }: { readonly listeners: Set<Listener> }) {
  const { show } = useNotices();
  const { forget } = useSession();
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event.type === 'sessionExpired') forget();
      else if (event.type === 'error' && !event.quiet && event.error.kind !== 'sessionExpired') show(noticeOf(event.error, i18n));
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners, show, forget]);
  return null;
}

/** A cache of answers belongs to one session: another person, or another enterprise, starts with none. */
function SessionApi({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) {
  const { state } = useSession();
  const key = state.status === 'signedIn' ? `${state.viewer.userId} ${state.viewer.enterpriseNo}` : 'visitor';
  return (
    <ApiProvider key={key} client={client}>
      {children}
    </ApiProvider>
  );
}

/** The wiring of the portal: language, notices, session, client, addresses. */
export function Providers({ config, children }: { readonly config: Config; readonly children: ReactNode }) {
  const [{ client, listeners }] = useState(() => wire(config));
  return (
    <I18nProvider i18n={i18n}>
      <NoticesProvider>
        <SessionProvider client={client}>
          <Outcomes listeners={listeners} />
          <SessionApi client={client}>
            <NavigationProvider rows={navigation}>
              <HashRouter>{children}</HashRouter>
            </NavigationProvider>
          </SessionApi>
        </SessionProvider>
      </NoticesProvider>
    </I18nProvider>
  );
}
