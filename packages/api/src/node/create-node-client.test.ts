import { expect, it } from 'vitest';
import { depot, done, json, refused, shop } from '../client/fake-server.ts';
import { account } from '../contract/account.ts';
import { toWire } from '../contract/wire.ts';
import { createNodeClient } from './create-node-client.ts';

const login = { rspCd: '00000', rspMsg: '', data: toWire(account.login.response, account.login.example.response) };
const line = { id: '1', amt: '5' };

/** A platform whose sessions end after so many calls. */
function platform({ callsInSession = Infinity, password = 'Lianxin@2026', secure = false } = {}) {
  const seen: { path: string; headers: Headers; body: unknown }[] = [];
  let sessions = 0;
  let left = 0;
  const client = createNodeClient({
    baseUrl: 'https://bank.example/',
    userName: 'supplier-op',
    password,
    askAfterMs: [],
    fetch: (address, init) => {
      const path = new URL(String(address instanceof Request ? address.url : address)).pathname;
      seen.push({ path, headers: new Headers(init?.headers), body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      if (path.endsWith('/login')) {
        sessions += 1;
        left = callsInSession;
        const answer = json(login);
        const sid = secure ? '__Host-sid' : 'sid';
        for (const cookie of [
          `${sid}=s${sessions}; Path=/; HttpOnly`,
          'admin-successToken=m%2F1; Path=/',
          `XSRF-TOKEN=x${sessions}; Path=/`,
        ])
          answer.headers.append('Set-Cookie', cookie);
        return Promise.resolve(answer);
      }
      if (path.endsWith('/logout')) return Promise.resolve(done({}));
      if (path.endsWith(account.switchEnterprise.path)) return Promise.resolve(json(login));
      if (left === 0) return Promise.resolve(refused('00018', '登录已过期'));
      left -= 1;
      return Promise.resolve(done(line));
    },
  });
  return { client, seen, paths: () => seen.map(({ path }) => path) };
}

it('signs in once, with the first call, and gives the password the form of the wire', async () => {
  const { client, seen, paths } = platform({ password: '链信@2026' });
  await Promise.all([client.call(shop.find, { number: 'A' }), client.call(shop.find, { number: 'B' })]);
  expect(paths()).toEqual(['/api/corp/user/login', '/apk/shop/order/find', '/apk/shop/order/find']);
  expect(seen[0]?.body).toEqual({ username: 'supplier-op', password: '6ZO+5L+hQDIwMjY=' });
});

it('carries the cookies, the marker and the anti-forgery pair of the session', async () => {
  const { client, seen } = platform({ secure: true });
  await client.call(shop.find, { number: 'A' });
  expect(seen[0]?.headers.get('Cookie')).toBeNull();
  expect(Object.fromEntries(seen[1]?.headers ?? [])).toMatchObject({
    cookie: '__Host-sid=s1; admin-successToken=m%2F1; XSRF-TOKEN=x1',
    token: 'm/1',
    'x-xsrf-token': 'x1',
  });
});

it('sends no cookies where a call goes without', async () => {
  const { client, seen } = platform();
  await client.call(depot.sign, {}).catch(() => undefined);
  expect(seen.at(-1)?.headers.get('Cookie')).toBeNull();
});

it('signs in again when the session has ended, and repeats an act under its key', async () => {
  const { client, seen, paths } = platform({ callsInSession: 1 });
  await client.call(shop.pay, { amount: 5n });
  await expect(client.call(shop.pay, { amount: 5n })).resolves.toEqual({ id: '1', amount: 5n });
  const pay = '/apk/shop/order/pay';
  expect(paths()).toEqual(['/api/corp/user/login', pay, pay, '/api/corp/user/login', pay]);
  expect(seen[2]?.headers.get('Idempotency-Key')).toBe(seen[4]?.headers.get('Idempotency-Key'));
});

it('a session that ends at once is told, not asked for again', async () => {
  const { client } = platform({ callsInSession: 0 });
  await expect(client.call(shop.find, { number: 'A' })).rejects.toMatchObject({ kind: 'sessionExpired' });
});

it('signs out only where somebody is signed in', async () => {
  const { client, paths } = platform();
  await client.signOut();
  await client.call(shop.find, { number: 'A' });
  await client.signOut();
  expect(paths()).toEqual(['/api/corp/user/login', '/apk/shop/order/find', '/api/corp/user/logout']);
});

it('does not repeat an act in another enterprise: after a switch the end of the session is told', async () => {
  const { client, paths } = platform({ callsInSession: 1 });
  await client.call(account.switchEnterprise, account.switchEnterprise.example.request);
  await client.call(shop.pay, { amount: 5n });
  await expect(client.call(shop.pay, { amount: 5n })).rejects.toMatchObject({ kind: 'sessionExpired' });
  expect(paths().filter((path) => path.endsWith('/login'))).toHaveLength(1);
});

it('sends no password in clear, except to this machine', () => {
  const to = (baseUrl: string) => () => createNodeClient({ baseUrl, userName: 'supplier-op', password: 'Lianxin@2026' });
  expect(to('http://bank.example')).toThrow('use https');
  expect(to('http://127.0.0.1:8787')).not.toThrow();
});
