import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { fileCalls as file } from '../contract/file.ts';
import { createClient } from './create-client.ts';
import { depot, done, fakeServer, json, never, refused, shop, type Seen } from './fake-server.ts';

const line = { id: '1', amt: '5' };

describe('what the client sends', () => {
  it('posts the wire form to the base and path of the endpoint, and answers in our words', async () => {
    const { client, seen } = fakeServer(() => done(line));
    await expect(client.call(shop.find, { number: 'A' })).resolves.toEqual({ id: '1', amount: 5n });
    expect(seen[0]).toMatchObject({ url: '/apk/shop/order/find', method: 'POST', credentials: 'include', body: { bh: 'A' } });
  });

  it('carries the marker, the anti-forgery value and the language in their headers', async () => {
    const { client, seen } = fakeServer(() => done(line), { readLanguage: () => 'en-US' });
    await client.call(shop.find, { number: 'A' });
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      'accept-language': 'en-US',
      'content-type': 'application/json',
      token: 'marker',
      'x-requested-with': 'XMLHttpRequest',
      'x-token': 'marker',
      'x-xsrf-token': 'forgery',
    });
  });

  it('leaves out what a visitor does not have', async () => {
    const { client, seen } = fakeServer(() => done(line), { readMarker: () => undefined, readAntiForgery: () => undefined });
    await client.call(shop.find, { number: 'A' });
    expect([...(seen[0]?.headers.keys() ?? [])]).toEqual(['accept-language', 'content-type', 'x-requested-with']);
  });

  it('goes without cookies where the endpoint says so', async () => {
    const { client, seen } = fakeServer(() => json({ code: 0, data: { host: 'h' } }));
    await client.call(depot.sign, {});
    expect(seen[0]).toMatchObject({ url: '/cm/depot/sign', credentials: 'omit' });
  });

  it('gives every act a key, the caller’s where there is one, and a query none', async () => {
    const { client, seen } = fakeServer(() => done(line));
    await client.call(shop.pay, { amount: 5n });
    await client.call(shop.pay, { amount: 5n });
    await client.call(shop.pay, { amount: 5n }, { idempotencyKey: 'mine' });
    await client.call(shop.find, { number: 'A' });
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['id-1', 'id-2', 'mine', null]);
  });

  it('sends nothing that does not fit the contract, and names the fields', async () => {
    const { client, seen } = fakeServer(() => done(line));
    const wrong: { amount: bigint } = JSON.parse('{"amont": 5}');
    await expect(client.call(shop.pay, wrong)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'invalid',
      fields: [{ path: 'amount' }, { path: 'amont' }],
      message: expect.stringContaining('/shop/order/pay: the request does not fit the contract (amount: '),
    });
    expect(seen).toEqual([]);
  });

  it('tells of an expired session only while that session is the one in use', async () => {
    let marker = 'first';
    const { client, events } = fakeServer(() => refused('00018', '登录已过期'), { readMarker: () => marker });
    await expect(client.call(shop.find, { number: 'A' })).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(events).toMatchObject([{ type: 'sessionExpired' }]);
    const late = client.call(shop.find, { number: 'A' });
    marker = 'second';
    await expect(late).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(events).toHaveLength(1);
  });

  it('makes 128 random bits a key when it is not told how', () => {
    const client = createClient({
      bases: { api: '', financing: '', common: '' },
      readMarker: () => undefined,
      readAntiForgery: () => undefined,
    });
    expect(client.newId()).toMatch(/^[0-9a-f]{32}$/);
    expect(client.newId()).not.toBe(client.newId());
  });

  it('sends parameters with GET and DELETE and a body with the others', async () => {
    const { client, seen } = fakeServer(() => json({ code: 0, data: 1 }));
    await client.request('GET', '/x?a=1', { params: { b: 2, c: '中' } });
    await client.request('DELETE', '/x', { params: { b: true } });
    await client.request('PATCH', '/x', { body: { b: 2 }, params: { c: 3 } });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/x?a=1&b=2&c=%E4%B8%AD', null],
      ['DELETE', '/x?b=true', null],
      ['PATCH', '/x', { b: 2 }],
    ]);
  });
});

describe('when the caller or the clock ends a call', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('gives up after the endpoint’s time', async () => {
    const { client, events } = fakeServer((_, signal) => never(signal));
    await expect(client.call(depot.sign, {})).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout', endpointPath: '/cm/depot/sign' });
    expect(events).toMatchObject([{ type: 'error', error: { kind: 'timeout' } }]);
  });

  it.each([
    ['300,000 ms', shop.find, { number: 'A' }, 300_000],
    ['180,000 ms for a signed upload', file.signUpload, { dir: 'lianxin', fileName: 'a.pdf', size: 1 }, 180_000],
  ] as const)('waits %s', async (_, endpoint, request, ms) => {
    const clock = new AbortController();
    const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const { client } = fakeServer((__, signal) => {
      queueMicrotask(() => clock.abort());
      return never(signal);
    });
    await expect(client.call<Endpoint>(endpoint, request)).rejects.toMatchObject({ kind: 'timeout' });
    expect(waited).toHaveBeenCalledExactlyOnceWith(ms);
  });

  it('rejects with the caller’s own reason and publishes nothing', async () => {
    const { client, events } = fakeServer((_, signal) => never(signal));
    const leaving = new AbortController();
    const call = client.call(shop.find, { number: 'A' }, { signal: leaving.signal });
    leaving.abort('left the page');
    await expect(call).rejects.toBe('left the page');
    expect(events).toEqual([]);
  });

  it('tells a broken connection from a timeout', async () => {
    const { client } = fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call(shop.find, { number: 'A' })).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('a call that the server wants confirmed first', () => {
  const stepUp = () => refused('10015', '涉及资金的操作须先确认是您本人');

  it('is made again under the same key once the person has confirmed, and only its outcome is told', async () => {
    let confirmed = false;
    const { client, seen, events } = fakeServer(() => (confirmed ? done(line) : stepUp()), {
      confirm: async () => (confirmed = true),
    });
    await expect(client.call(shop.pay, { amount: 5n })).resolves.toEqual({ id: '1', amount: 5n });
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['id-1', 'id-1']);
    expect(events).toMatchObject([{ type: 'success' }]);
  });

  it.each([
    ['the person turns back', async () => false],
    ['nobody asks', undefined],
  ])('is refused where %s', async (_, confirm) => {
    const { client, seen, events } = fakeServer(stepUp, confirm && { confirm });
    await expect(client.call(shop.pay, { amount: 5n })).rejects.toMatchObject({ kind: 'refusal', refusal: 'STEP_UP_REQUIRED' });
    expect(seen).toHaveLength(1);
    expect(events).toMatchObject([{ type: 'error' }]);
  });
});

describe('an act whose answer was lost', () => {
  afterEach(() => void vi.useRealTimers());

  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  const keysOf = (seen: readonly Seen[]) => seen.map(({ headers }) => headers.get('Idempotency-Key'));
  /** A server that gives these answers one after another, and a person who pays. */
  const paying = (answers: (() => Response | Promise<Response>)[], options: Parameters<typeof fakeServer>[1] = {}) => {
    const server = fakeServer(() => answers.shift()?.() ?? done(line), { askAfterMs: [0, 0], ...options });
    const types = () => server.events.map(({ type }) => type);
    return { ...server, types, pay: () => server.client.call(shop.pay, { amount: 5n }, { idempotencyKey: 'mine', quiet: true }) };
  };

  it.each([
    ['the connection broke', broken],
    ['a gateway gave up', () => new Response('', { status: 504 })],
  ])('is asked for with its key, and told of, where %s', async (_, lost) => {
    const { pay, seen, events } = paying([lost]);
    await expect(pay()).resolves.toEqual({ id: '1', amount: 5n });
    expect(keysOf(seen)).toEqual(['mine', 'mine']);
    expect(events).toMatchObject([{ type: 'lost' }, { type: 'found', done: true }, { type: 'success' }]);
  });

  it('is asked for where no answer comes in 30 s', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const clock = new AbortController();
      setTimeout(() => clock.abort(), ms);
      return clock.signal;
    });
    let asked = 0;
    const { client, events } = fakeServer((__, signal) => ((asked += 1) === 1 ? never(signal) : done(line)), { askAfterMs: [1_000] });
    const paid = client.call(shop.pay, { amount: 5n });
    await vi.advanceTimersByTimeAsync(31_000);
    await expect(paid).resolves.toEqual({ id: '1', amount: 5n });
    expect(events.map(({ type }) => type)).toContain('lost');
    vi.restoreAllMocks();
  });

  it('says what the server refused', async () => {
    const { pay, events } = paying([broken, () => refused('30001', '超出限额')]);
    await expect(pay()).rejects.toMatchObject({ refusal: 'LIMIT_EXCEEDED' });
    expect(events).toMatchObject([{ type: 'lost' }, { type: 'found', done: false }, { type: 'error' }]);
  });

  it('stays unknown after the last question, and is no longer asked for', async () => {
    const { pay, seen, types } = paying([broken, broken, broken]);
    await expect(pay()).rejects.toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(3);
    expect(types()).toEqual(['lost', 'found', 'error']);
  });

  it('is asked for as soon as the network is back', async () => {
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    const { pay, seen, types } = paying([broken], { askAfterMs: [60_000] });
    const paid = pay();
    await vi.waitFor(() => expect(types()).toEqual(['lost']));
    network.dispatchEvent(new Event('online'));
    await paid;
    vi.unstubAllGlobals();
    expect(seen).toHaveLength(2);
  });

  it('is not asked for in the name of somebody else', async () => {
    let marker = 'first';
    const leave = () => {
      marker = 'second';
      return broken();
    };
    const { pay, seen, types } = paying([leave], { readMarker: () => marker });
    await expect(pay()).rejects.toMatchObject({ kind: 'network' });
    expect(types()).toEqual(['lost', 'found', 'error']);
    expect(seen).toHaveLength(1);
  });

  it('is left alone where the server keeps no answer, where nobody waits, and where nothing was done', async () => {
    const { client, seen } = fakeServer(() => broken(), { askAfterMs: [0] });
    await expect(client.call({ ...shop.pay, remembered: false }, { amount: 5n })).rejects.toMatchObject({ kind: 'network' });
    await expect(client.call(shop.pay, { amount: 5n }, { awaited: false })).rejects.toMatchObject({ kind: 'network' });
    await expect(client.call(shop.find, { number: 'A' })).rejects.toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(3);
    const busy = fakeServer(() => new Response('', { status: 429 }), { askAfterMs: [0] });
    await expect(busy.client.call(shop.pay, { amount: 5n })).rejects.toMatchObject({ status: 429 });
    expect(busy.seen).toHaveLength(1);
  });
});
