import { createClient, type ApiClient, type ClientEvent } from '@lianxin/api/client';
import { ClientProvider } from '@lianxin/api/react';
import { BrandProvider } from '@lianxin/features/brand';
import { currentLocale } from '@lianxin/features/language';
import { GuardedRouter, NavigationProvider } from '@lianxin/features/navigation';
import {
  DURATION_MS,
  FOLLOWED_WORDS,
  noticeOf,
  NoticesProvider,
  slowCalls,
  SlowCallsContext,
  useNotices,
  type SlowCalls,
} from '@lianxin/features/notices';
import { confirmations, ConfirmationsContext, SafeguardsContext, type Confirmations } from '@lianxin/features/safeguards';
import { readCookie, readMarker, SessionProvider, useSession } from '@lianxin/features/session';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { brand } from './brand.ts';
import type { Config } from './config.ts';
import { logAs, logClientEvent } from './logging.ts';
import { navigation } from './navigation.tsx';

type Listener = (event: ClientEvent) => void;

interface Wiring {
  readonly client: ApiClient;
  readonly listeners: Set<Listener>;
  readonly slow: SlowCalls;
  readonly asking: Confirmations;
}

function wire(config: Config): Wiring {
  const listeners = new Set<Listener>();
  const slow = slowCalls();
  const asking = confirmations();
  const client = createClient({
    bases: config.bases,
    readMarker,
    readAntiForgery: () => readCookie('XSRF-TOKEN'),
    readLanguage: currentLocale,
    confirm: asking.ask,
    onEvent: (event) => {
      logClientEvent(event);
      // What nobody waits for is slow unnoticed.
      if (event.type === 'slow' && isAwaited(event)) slow.begin(event.endpoint.kind);
      if (event.type === 'slowEnded' && isAwaited(event)) slow.end(event.endpoint.kind);
      for (const listener of listeners) listener(event);
    },
  });
  return { client, listeners, slow, asking };
}

const isAwaited = ({ endpoint, awaited }: { readonly endpoint: { readonly kind: string }; readonly awaited: boolean }): boolean =>
  awaited || endpoint.kind === 'act';

/** What the portal makes of the client's events: a toast for a failure, the login page for an ended session. */
function Outcomes({ listeners }: { readonly listeners: Set<Listener> }) {
  const { show } = useNotices();
  const { forget, state } = useSession();
  const userName = state.status === 'signedIn' ? state.viewer.userName : '';
  const followed = state.status === 'signedIn' && state.followed === true;
  useEffect(() => logAs(userName), [userName]);
  useEffect(() => {
    if (followed) show({ tone: 'info', text: i18n._(FOLLOWED_WORDS), durationMs: DURATION_MS.business });
  }, [followed, show]);
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event.type === 'sessionExpired') forget('expired');
      else if (event.type === 'error' && !event.quiet && event.error.kind !== 'sessionExpired') show(noticeOf(event.error, i18n));
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners, show, forget]);
  return null;
}

export interface ProvidersProps {
  readonly config: Config;
  /** A partner's sign-on comes before the session of the browser. */
  readonly held: boolean;
  readonly children: ReactNode;
}

/** The wiring of the portal: language, notices, session, client, brand, addresses. */
export function Providers({ config, held, children }: ProvidersProps) {
  const [{ client, listeners, slow, asking }] = useState(() => wire(config));
  return (
    <I18nProvider i18n={i18n}>
      <SafeguardsContext value={config.safeguards}>
        <ConfirmationsContext value={asking}>
          <NoticesProvider>
            <SlowCallsContext value={slow}>
              <SessionProvider client={client} held={held}>
                <Outcomes listeners={listeners} />
                <ClientProvider client={client}>
                  <BrandProvider brand={brand}>
                    <NavigationProvider rows={navigation}>
                      <GuardedRouter>{children}</GuardedRouter>
                    </NavigationProvider>
                  </BrandProvider>
                </ClientProvider>
              </SessionProvider>
            </SlowCallsContext>
          </NoticesProvider>
        </ConfirmationsContext>
      </SafeguardsContext>
    </I18nProvider>
  );
}
