import { createClient, type ApiClient, type ClientEvent } from '@lianxin/api/client';
import { currentLocale } from '../../platform/language/index.ts';
import { slowCalls, type SlowCalls } from '../../platform/notices/index.ts';
import { confirmations, type Confirmations } from '../../platform/safeguards/index.ts';
import { readCookie, readMarker } from '../../platform/session/index.ts';
import { fetchOrTake } from './begun.ts';
import type { Config } from './config.ts';
import { logClientEvent } from './logging.ts';

export type Listener = (event: ClientEvent) => void;

export interface Wiring {
  readonly client: ApiClient;
  readonly slow: SlowCalls;
  readonly asking: Confirmations;
}

/** Creates the portal's client and handles its events. */
export function wire(config: Config, onEvent: Listener | undefined): Wiring {
  const slow = slowCalls();
  const asking = confirmations();
  const client = createClient({
    bases: config.bases,
    fetch: fetchOrTake,
    readMarker,
    readAntiForgery: () => readCookie('XSRF-TOKEN'),
    readLanguage: currentLocale,
    confirm: asking.ask,
    onEvent: (event) => {
      logClientEvent(event);
      // Background calls do not count as slow.
      if (event.type === 'slow' && event.awaited) slow.begin(event.endpoint.kind);
      if (event.type === 'slowEnded' && event.awaited) slow.end(event.endpoint.kind);
      if (event.type === 'lost') slow.begin('lost');
      if (event.type === 'found') slow.end('lost');
      onEvent?.(event);
    },
  });
  return { client, slow, asking };
}
