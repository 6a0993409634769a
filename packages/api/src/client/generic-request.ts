import { dataOf } from './read-reply.ts';
import { send } from './transport.ts';

export type Method = 'GET' | 'DELETE' | 'POST' | 'PUT' | 'PATCH';

export interface Payload {
  /** Sent in the query string by GET and DELETE. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON by POST, PUT and PATCH. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** @default 300000 */
  readonly timeoutMs?: number;
}

/** A call that no endpoint describes, such as one to a partner's service: GET and DELETE send parameters, the others a body. */
export async function genericRequest(
  fetch: typeof globalThis.fetch,
  headers: Readonly<Record<string, string>>,
  method: Method,
  url: string,
  { params = {}, body, signal, timeoutMs = 300_000 }: Payload = {},
): Promise<unknown> {
  const sendsParams = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  const place = { endpointPath: url, url: sendsParams && query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url };
  const init: RequestInit = sendsParams
    ? { method, headers, credentials: 'include' }
    : { method, headers: { ...headers, 'Content-Type': 'application/json' }, credentials: 'include', body: JSON.stringify(body ?? {}) };
  return dataOf(await send(fetch, place, { init, signal, timeoutMs }));
}
