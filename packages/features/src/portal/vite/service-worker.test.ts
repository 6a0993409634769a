import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { workerScript } from './service-worker.ts';

const SCOPE = 'https://bank.example/portal/';
type Handler = (event: object) => void;

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url);
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: string | { url: string }) => Promise.resolve(store.get(urlOf(request))?.clone()),
      put: (request: string | { url: string }, answer: Response) => Promise.resolve(void store.set(urlOf(request), answer)),
    });
  };
  return {
    stores,
    api: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      match: (request: string | { url: string }) =>
        Promise.resolve([...stores.values()].map((store) => store.get(urlOf(request))?.clone()).find((answer) => answer !== undefined)),
    },
  };
}

let kept: ReturnType<typeof fakeCaches>;
const network = vi.fn<(request: string | { url: string }, options?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  kept = fakeCaches();
  network.mockReset();
  network.mockImplementation((request) => Promise.resolve(new Response(`network ${typeof request === 'string' ? request : request.url}`)));
});

/** Starts the worker of a release; returns a function to request from it. */
function start(release: string, files: readonly string[] = ['assets/a.js']) {
  const handlers = new Map<string, Handler>();
  const self = {
    registration: { scope: SCOPE },
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  runInContext(workerScript(release, files), createContext({ self, caches: kept.api, fetch: network, URL }));
  const send = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    handlers.get(name)?.({
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (reply: Promise<Response>) => {
        answer = reply;
      },
      ...event,
    });
    const text = answer === undefined ? undefined : await (await answer).text();
    await Promise.all(waits);
    return text;
  };
  return {
    activate: () => send('activate'),
    fill: () => send('message'),
    open: () => send('fetch', { request: { method: 'GET', mode: 'navigate', url: SCOPE } }),
    ask: (path: string, method = 'GET') => send('fetch', { request: { method, mode: 'cors', url: SCOPE + path } }),
  };
}

it('serves the cached page and refreshes it', async () => {
  const worker = start('one');
  expect(await worker.open()).toBe(`network ${SCOPE}`);
  network.mockResolvedValueOnce(new Response('renewed'));
  expect(await worker.open()).toBe(`network ${SCOPE}`);
  expect(await worker.open()).toBe('renewed');
});

it('caches the page for visitors, whoever is signed in', async () => {
  const worker = start('one');
  network.mockImplementation((_, options) => Promise.resolve(new Response(options?.credentials === 'omit' ? 'whole' : 'leaner')));
  expect(await worker.open()).toBe('leaner');
  expect(await worker.open()).toBe('whole');
});

it('serves cached scripts without requests', async () => {
  const worker = start('one', ['assets/a.js', 'assets/b.js']);
  await worker.fill();
  network.mockRejectedValue(new TypeError('no network'));
  expect(await worker.ask('assets/b.js')).toBe(`network ${SCOPE}assets/b.js`);
});

it('serves scripts of the last release to old pages, and the new page on the next visit', async () => {
  const before = start('one', ['assets/old.js']);
  await before.activate();
  await before.fill();
  const after = start('two', ['assets/new.js']);
  await after.activate();
  network.mockImplementation(() => Promise.resolve(new Response('gone', { status: 404 })));
  expect(await after.ask('assets/old.js')).toBe(`network ${SCOPE}assets/old.js`);
  network.mockResolvedValue(new Response('the new page'));
  expect(await after.open()).toBe('the new page');
});

it('drops older releases', async () => {
  for (const release of ['one', 'two', 'three']) await start(release).activate();
  expect([...kept.stores.keys()]).toEqual(['portal-two', 'portal-three']);
});

it('never touches calls', async () => {
  const worker = start('one');
  expect(await worker.ask('api/getUser', 'POST')).toBeUndefined();
  expect(await worker.ask('files/1')).toBeUndefined();
  expect(await worker.ask('assets/a.js', 'POST')).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
  expect(kept.stores.size).toBe(0);
});

it('caches no partial responses', async () => {
  const worker = start('one');
  network.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  expect(await worker.ask('assets/a.js')).toBe('gone');
  expect(await worker.ask('assets/a.js')).toBe(`network ${SCOPE}assets/a.js`);
});
