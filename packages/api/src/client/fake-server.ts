import * as z from 'zod/mini';
import { act, query, resource } from '../contract/endpoint.ts';
import { wire } from '../contract/wire.ts';
import { createClient, type ClientEvent, type ClientOptions } from './create-client.ts';

const Amount = z.codec(z.string(), z.bigint(), { decode: (text) => BigInt(text), encode: (value) => String(value) });
const Line = z.object({ id: z.string(), amount: wire('amt', Amount) });

/** A small contract for tests of the client, independent of the real one. */
export const shop = resource('shop', 'financing', '/shop/order', {
  find: query('/find', {
    summary: '查询',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({ number: wire('bh', z.string()) }),
    response: Line,
    example: { request: { number: 'A' }, response: { id: '1', amount: 5n } },
  }),
  pay: act('/pay', {
    summary: '付款',
    source: 'added',
    needs: 'signedIn',
    refreshes: ['file'],
    request: z.strictObject({ amount: wire('amt', Amount) }),
    response: Line,
    refuses: ['LIMIT_EXCEEDED'],
    example: { request: { amount: 5n }, response: { id: '1', amount: 5n } },
  }),
});
export const depot = resource('file', 'common', '/cm/depot', {
  sign: query('/sign', {
    summary: '签名',
    source: 'added',
    needs: 'signedIn',
    credentials: false,
    timeoutMs: 1,
    request: z.strictObject({}),
    response: z.object({ host: z.string() }),
    example: { request: {}, response: { host: 'h' } },
  }),
  note: act('/note', {
    summary: '备注',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject({}),
    response: z.object({}),
    example: { request: {}, response: {} },
  }),
});

export interface Seen {
  url: string;
  method: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
export const done = (data: unknown) => json({ rspCd: '00000', rspMsg: '请求成功！', data });
export const refused = (rspCd: string, rspMsg: string, data: unknown = null) => json({ rspCd, rspMsg, data });

/** A client of a fake server, which answers as given and records its requests. */
export function fakeServer(
  answer: (seen: Seen, signal: AbortSignal) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const seen: Seen[] = [];
  const events: ClientEvent[] = [];
  let made = 0;
  const client = createClient({
    bases: { api: '/api', financing: '/apk', common: '' },
    readMarker: () => 'marker',
    readAntiForgery: () => 'forgery',
    newId: () => `id-${(made += 1)}`,
    askAfterMs: [],
    onEvent: (event) => events.push(event),
    fetch: async (url, init = {}) => {
      const text = typeof init.body === 'string' ? init.body : 'null';
      const request: Seen = {
        url: String(url instanceof Request ? url.url : url),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        credentials: init.credentials,
        body: JSON.parse(text),
      };
      seen.push(request);
      return answer(request, init.signal ?? new AbortController().signal);
    },
    ...options,
  });
  return { client, seen, events };
}

/** A fetch that never answers, and only ends by its signal. */
export const never = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
