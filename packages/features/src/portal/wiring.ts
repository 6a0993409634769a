import { createClient, type ApiClient, type ClientEvent } from '@lianxin/api/client';
import { currentLocale } from '../language/index.ts';
import { slowCalls, type SlowCalls } from '../notices/index.ts';
import { confirmations, type Confirmations } from '../safeguards/index.ts';
import { readCookie, readMarker } from '../session/index.ts';
import type { Config } from './config.ts';
import { logClientEvent } from './logging.ts';

export type Listener = (event: ClientEvent) => void;

export interface Wiring {
  readonly client: ApiClient;
  /** Who hears of the client's events. */
  readonly listeners: Set<Listener>;
  readonly slow: SlowCalls;
  readonly asking: Confirmations;
}

const isAwaited = ({ endpoint, awaited }: { readonly endpoint: { readonly kind: string }; readonly awaited: boolean }): boolean =>
  awaited || endpoint.kind === 'act';

/** The client of the portal, and what becomes of its events. */
export function wire(config: Config, onEvent: Listener | undefined): Wiring {
  const listeners = new Set<Listener>(onEvent && [onEvent]);
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
