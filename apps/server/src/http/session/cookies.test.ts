import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { antiForgeryOf, clearSessionCookies, credentialOf, deviceOf, markerOf, setDeviceCookie, setSessionCookies } from './cookies.ts';

const app = Fastify();
app.get('/read/:secure', (request) => {
  const secure = request.url.endsWith('/tls');
  return {
    credential: credentialOf(request, secure),
    device: deviceOf(request, secure),
    marker: markerOf(request),
    antiForgery: antiForgeryOf(request),
  };
});
app.get('/open/:secure', (request, reply) => {
  const secure = request.url.endsWith('/tls');
  setSessionCookies(reply, secure, { secret: 'S', marker: 'M', uuid: 'U', antiForgery: 'A' });
  setDeviceCookie(reply, secure, 'D');
  return {};
});
app.get('/close/:secure', (request, reply) => {
  clearSessionCookies(reply, request.url.endsWith('/tls'));
  return {};
});
beforeAll(async () => {
  await app.register(cookie);
});
afterAll(() => app.close());

const cookiesOf = async (url: string) => (await app.inject(url)).cookies;
const read = async (headers: Record<string, string>, cookies: Record<string, string> = {}, way = 'plain'): Promise<unknown> =>
  (await app.inject({ url: `/read/${way}`, headers, cookies })).json();

const DAY = 86_400;

describe('the cookies of a sign-in', () => {
  test('are HttpOnly for the credential and the device, and readable for the others', async () => {
    expect(await cookiesOf('/open/plain')).toEqual([
      { name: 'sid', value: 'S', path: '/', httpOnly: true, sameSite: 'Strict' },
      { name: 'admin-successToken', value: 'M', path: '/', maxAge: DAY, sameSite: 'Lax' },
      { name: 'admin-uuid', value: 'U', path: '/', maxAge: DAY, sameSite: 'Lax' },
      { name: 'XSRF-TOKEN', value: 'A', path: '/', maxAge: DAY, sameSite: 'Strict' },
      { name: 'device', value: 'D', path: '/', maxAge: 90 * DAY, httpOnly: true, sameSite: 'Strict' },
    ]);
  });

  test('are Secure under TLS, with the __Host- prefix for the credential and the device', async () => {
    const cookies = await cookiesOf('/open/tls');
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-sid', 'admin-successToken', 'admin-uuid', 'XSRF-TOKEN', '__Host-device']);
    expect(cookies.map(({ secure }) => secure)).toEqual([true, true, true, true, true]);
  });

  test('are deleted on sign-out, except for the device', async () => {
    for (const [way, credential] of [
      ['plain', 'sid'],
      ['tls', '__Host-sid'],
    ] as const) {
      const cookies = await cookiesOf(`/close/${way}`);
      expect(cookies.map(({ name }) => name)).toEqual([credential, 'admin-successToken', 'admin-uuid', 'XSRF-TOKEN']);
      // A browser only deletes a __Host- cookie if the deletion is Secure.
      const gone = { value: '', path: '/', expires: new Date(0), ...(way === 'tls' && { secure: true }) };
      expect(cookies).toEqual(cookies.map(({ name }) => expect.objectContaining({ name, ...gone })));
    }
  });
});

describe('the headers and cookies of a request', () => {
  test('are read from the __Host- cookies under TLS, otherwise from the plain ones', async () => {
    const cookies = { sid: 'S', device: 'D', '__Host-sid': 'HS', '__Host-device': 'HD' };
    expect(await read({}, cookies)).toEqual({ credential: 'S', device: 'D' });
    expect(await read({}, cookies, 'tls')).toEqual({ credential: 'HS', device: 'HD' });
  });

  test('contain the marker in either header, or in both if they are equal', async () => {
    expect(await read({ token: 'M' })).toEqual({ marker: 'M' });
    expect(await read({ 'x-token': 'M' })).toEqual({ marker: 'M' });
    expect(await read({ token: 'M', 'x-token': 'M' })).toEqual({ marker: 'M' });
    expect(await read({ token: 'M', 'x-token': 'N' })).toEqual({});
  });

  test('are ignored if empty', async () => {
    expect(await read({ token: '', 'x-token': 'M', 'x-xsrf-token': '' })).toEqual({ marker: 'M' });
    expect(await read({ token: '', 'x-xsrf-token': 'A' })).toEqual({ antiForgery: 'A' });
  });
});
