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

describe('a request is accepted', () => {
  test.each([
    ['without browser headers', {}],
    ['from our own page', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ['from our own page without Sec-Fetch-Site', { origin: OWN }],
    ['from our own page without Origin', { 'sec-fetch-site': 'same-origin' }],
    ['from a partner without Sec-Fetch-Site', { origin: PARTNER }],
    ['from a partner on the same site', { origin: PARTNER, 'sec-fetch-site': 'same-site' }],
  ])('%s', async (_, headers) => {
    expect(await answerTo('/behindTls', headers)).toBe(true);
  });

  test('from the origin that it was sent to, if none is configured', async () => {
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'http://localhost:8787' })).toBe(true);
  });
});

describe('a request is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another site with Sec-Fetch-Site same-origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['from origin null', { origin: 'null' }],
    ['cross-site with our own origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
    ['cross-site with a partner’s origin', { origin: PARTNER, 'sec-fetch-site': 'cross-site' }],
    ['same-site with our own origin', { origin: OWN, 'sec-fetch-site': 'same-site' }],
    ['same-site without Origin', { 'sec-fetch-site': 'same-site' }],
    ['from the origin that it was sent to, if another is configured', { origin: 'http://127.0.0.1:8787' }],
  ])('%s', async (_, headers) => {
    expect(await answerTo('/behindTls', headers)).toBe(false);
  });

  test('from another origin than it was sent to, if none is configured', async () => {
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'http://localhost:8788' })).toBe(false);
    expect(await answerTo('/byItself', { host: 'localhost:8787', origin: 'https://localhost:8787' })).toBe(false);
  });
});

describe('a request from this machine', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is recognised by address %s', async (remoteAddress) => {
    expect(await answerTo('/loopback', {}, { remoteAddress })).toBe(true);
  });

  test.each(['127.0.0.1', 'localhost:8787', '[::1]:8787'])('may use the host %s', async (host) => {
    expect(await answerTo('/loopback', { host })).toBe(true);
  });

  test('is not assumed after the connection was closed, because its address is unknown', async () => {
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

  test('is not one from another address, through a proxy, or for another host', async () => {
    expect(await answerTo('/loopback', {}, { remoteAddress: '192.168.1.20' })).toBe(false);
    expect(await answerTo('/loopback', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
    expect(await answerTo('/loopback', { host: 'evil.example:8787' })).toBe(false);
  });
});
