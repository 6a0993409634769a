import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { isLoopback, isOwnOrigin } from './origin.ts';

const OWN = 'https://portal.bank.example';
const PARTNER = 'https://shop.example';
const configs = {
  behindTls: { publicOrigin: OWN, allowedOrigins: [PARTNER] },
  byItself: { publicOrigin: undefined, allowedOrigins: [] },
} as const;

const app = Fastify();
app.post('/behindTls', (request) => isOwnOrigin(request, configs.behindTls));
app.post('/byItself', (request) => isOwnOrigin(request, configs.byItself));
app.post('/loopback', (request) => isLoopback(request));
afterAll(() => app.close());

const answerTo = async (url: string, headers: Record<string, string>, rest: InjectOptions = {}): Promise<unknown> =>
  (await app.inject({ method: 'POST', url, headers: { host: '127.0.0.1:8787', ...headers }, ...rest })).json();

describe('a request is taken', () => {
  test.each([
    ['from no browser at all', {}],
    ['from our own page', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ['from our own page by a browser that tells no site', { origin: OWN }],
    ['from a page of ours that tells no origin', { 'sec-fetch-site': 'same-origin' }],
    ['from a partner by a browser that tells no site', { origin: PARTNER }],
    ['from a partner on the same site', { origin: PARTNER, 'sec-fetch-site': 'same-site' }],
  ])('%s', async (_, headers) => {
    expect(await answerTo('/behindTls', headers)).toBe(true);
  });

  test('from the address that it was sent to, where none is configured', async () => {
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'http://localhost:8787' })).toBe(true);
  });
});

describe('a request is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another site that says it is ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['from nowhere', { origin: 'null' }],
    ['across sites, though it names our origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
    ['across sites, though it names a partner', { origin: PARTNER, 'sec-fetch-site': 'cross-site' }],
    ['from a sister of ours', { origin: OWN, 'sec-fetch-site': 'same-site' }],
    ['from a sister of ours that tells no origin', { 'sec-fetch-site': 'same-site' }],
    ['from the address that it was sent to, where another is configured', { origin: 'http://127.0.0.1:8787' }],
  ])('%s', async (_, headers) => {
    expect(await answerTo('/behindTls', headers)).toBe(false);
  });

  test('from another address than it was sent to, where none is configured', async () => {
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'http://localhost:8788' })).toBe(false);
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'https://localhost:8787' })).toBe(false);
  });
});

describe('this machine', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is %s', async (remoteAddress) => {
    expect(await answerTo('/loopback', {}, { remoteAddress })).toBe(true);
  });

  test.each(['127.0.0.1', 'localhost:8787', '[::1]:8787'])('is asked for as %s', async (host) => {
    expect(await answerTo('/loopback', { host })).toBe(true);
  });

  test('is not who has hung up: nobody knows any more where they were', async () => {
    const gone = Fastify();
    const answers: boolean[] = [];
    gone.post('/', (request, reply) => {
      request.socket.destroy();
      answers.push(isLoopback(request));
      reply.hijack();
    });
    try {
      const address = await gone.listen({ host: '127.0.0.1', port: 0 });
      await expect(fetch(address, { method: 'POST' })).rejects.toThrow('fetch failed');
      expect(answers).toEqual([false]);
    } finally {
      await gone.close();
    }
  });

  test('is neither another, nor what a proxy passes on, nor what was meant for a foreign name', async () => {
    expect(await answerTo('/loopback', {}, { remoteAddress: '192.168.1.20' })).toBe(false);
    expect(await answerTo('/loopback', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
    expect(await answerTo('/loopback', { host: 'evil.example:8787' })).toBe(false);
  });
});
