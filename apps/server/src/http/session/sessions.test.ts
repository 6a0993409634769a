import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownPlace, session } from '../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../sandbox/create-accounts.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { urlOf } from '../../testing/test-client.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const { account, file, message } = contract;
const MINUTE = 60_000;
const EXPIRED = { code: '00018', status: 200 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function signIn(userName = 'supplier-op'): Promise<TestClient> {
  const client = server.visitor();
  await client.call(account.login, { userName, password: Buffer.from(SANDBOX_PASSWORD).toString('base64') });
  return client;
}
const me = (client: TestClient) => client.call(account.currentUser, {});
const later = (ms: number) => server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + ms));
const backToStart = () => server.wallClock.moveTo(new Date(START));

describe('the credential', () => {
  test('is an HttpOnly cookie; marker and anti-forgery token are readable', async () => {
    const reply = await server.visitor().send({
      method: 'POST',
      url: urlOf(account.login),
      payload: { username: 'supplier-op', password: Buffer.from(SANDBOX_PASSWORD).toString('base64') },
    });
    const cookies = Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['sid']).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookies['admin-successToken']).toMatchObject({ sameSite: 'Lax', maxAge: 86_400 });
    expect(cookies['admin-successToken']?.httpOnly).toBeUndefined();
    expect(cookies['admin-uuid']?.value).toBe(reply.json().data.uuid);
    expect(cookies['admin-successToken']?.value).toBe(reply.json().data.token);
  });

  test('is stored as a hash', async () => {
    const client = await signIn();
    const rows = await server.database.db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(client.cookies['sid']);
    expect(JSON.stringify(rows)).not.toContain(client.cookies['admin-successToken']);
  });

  test('has the __Host- prefix and Secure under TLS', async () => {
    const secure = await createTestServer({ config: { secureCookies: true } });
    try {
      const client = await secure.as('supplier-op');
      expect(Object.keys(client.cookies)).toContain('__Host-sid');
      expect(await me(client)).toMatchObject({ userName: 'supplier-op' });
    } finally {
      await secure.close();
    }
  });
});

describe('a call', () => {
  test('gets 00018 without the credential, even with the marker', async () => {
    const client = await signIn();
    delete client.cookies['sid'];
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
  });

  test('gets 00018 with a forged or missing marker', async () => {
    const client = await signIn();
    client.cookies['admin-successToken'] = 'x'.repeat(43);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
    delete client.cookies['admin-successToken'];
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
  });

  test('is forbidden without the anti-forgery token, or with that of another session', async () => {
    const client = await signIn();
    const other = await signIn();
    client.cookies['XSRF-TOKEN'] = other.cookies['XSRF-TOKEN'] ?? '';
    await expect(me(client)).rejects.toMatchObject({ status: 403 });
    delete client.cookies['XSRF-TOKEN'];
    await expect(me(client)).rejects.toMatchObject({ status: 403 });
  });

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'is forbidden from another site: %j',
    async (headers) => {
      const client = await signIn();
      const reply = await client.send({ method: 'POST', url: urlOf(account.currentUser), payload: {}, headers });
      expect(reply.statusCode).toBe(403);
      expect((await client.send({ method: 'POST', url: urlOf(account.login), payload: {}, headers })).statusCode).toBe(403);
    },
  );

  test('is accepted from our own page', async () => {
    const client = await signIn();
    const headers = { host: 'localhost:8787', origin: 'http://localhost:8787', 'sec-fetch-site': 'same-origin' };
    const reply = await client.send({ method: 'POST', url: urlOf(account.currentUser), payload: {}, headers });
    expect(reply.json()).toMatchObject({ rspCd: '00000' });
  });
});

describe('a session ends', () => {
  test('after thirty minutes without a call', async () => {
    const client = await signIn();
    later(29 * MINUTE);
    await me(client);
    later(29 * MINUTE);
    await me(client);
    later(31 * MINUTE);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
    backToStart();
  });

  test('regardless of the portal’s background calls', async () => {
    const client = await signIn();
    later(29 * MINUTE);
    await client.call(message.unreadCount, {});
    later(2 * MINUTE);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
    backToStart();
  });

  test('regardless of calls for visitors, but uploads with the marker keep it alive', async () => {
    const client = await signIn();
    later(29 * MINUTE);
    expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: true });
    const uploading = server.visitor();
    uploading.cookies['admin-successToken'] = client.cookies['admin-successToken'] ?? '';
    await uploading.call(file.signUpload, file.signUpload.example.request);
    later(29 * MINUTE);
    expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: true });
    later(2 * MINUTE);
    expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: false });
    await expect(uploading.call(file.signUpload, file.signUpload.example.request)).rejects.toMatchObject(EXPIRED);
    await expect(server.visitor().call(file.signUpload, file.signUpload.example.request)).rejects.toMatchObject(EXPIRED);
    backToStart();
  });

  test('after twelve hours in any case', async () => {
    const client = await signIn();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      later(20 * MINUTE);
      await me(client);
    }
    later(20 * MINUTE);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
    backToStart();
  });

  test('with sign-out, for every copy of the credential', async () => {
    const client = await signIn();
    const copy = { ...client.cookies };
    expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: true });
    await client.call(account.logout, {});
    // The device cookie stays, to recognise the browser at the next sign-in.
    expect(Object.keys(client.cookies)).toEqual(['device']);
    Object.assign(client.cookies, copy);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
    expect(await client.call(account.hasLogin, {})).toEqual({ signedIn: false });
  });
});

describe('the browser', () => {
  test('is recognised by a cookie, separately from other browsers and addresses', async () => {
    const places = () => server.database.db.$count(knownPlace);
    const before = await places();
    const client = await signIn('supplier-admin');
    const name = client.cookies['device'];
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(await places()).toBe(before + 2);
    const reply = await client.send({ method: 'POST', url: urlOf(account.logout), payload: {} });
    expect(reply.headers['clear-site-data']).toBe('"storage"');
    const payload = { username: 'supplier-admin', password: Buffer.from(SANDBOX_PASSWORD).toString('base64') };
    await client.send({ method: 'POST', url: urlOf(account.login), payload });
    expect(client.cookies['device']).toBe(name);
    expect(await places()).toBe(before + 2);
    await signIn('supplier-admin');
    expect(await places()).toBe(before + 3);
    await server.visitor().send({ method: 'POST', url: urlOf(account.login), payload, remoteAddress: '10.0.0.9' });
    expect(await places()).toBe(before + 5);
    // Without an address, only the browser is recorded.
    await server.visitor().send({ method: 'POST', url: urlOf(account.login), payload, remoteAddress: 'nowhere' });
    expect(await places()).toBe(before + 6);
  });

  test('may sign out even if nobody is signed in', async () => {
    const reply = await server.visitor().send({ method: 'POST', url: urlOf(account.logout), payload: {} });
    expect(reply.json()).toMatchObject({ rspCd: '00000' });
  });
});

describe('switching the enterprise', () => {
  test('opens a new session with the person’s role there, and ends the old one', async () => {
    const client = await signIn('multi-op');
    const old = { ...client.cookies };
    const [, second] = await client.call(account.listEnterprises, {});
    const { user, token } = await client.call(account.switchEnterprise, { enterpriseNo: second?.enterpriseNo ?? noEnterprise() });
    expect(user).toMatchObject({ enterpriseNo: 'E1002', role: 'reviewer' });
    expect(client.cookies['sid']).not.toBe(old['sid']);
    expect(token).toBe(client.cookies['admin-successToken']);
    expect(await me(client)).toMatchObject({ enterpriseNo: 'E1002', role: 'reviewer' });
    Object.assign(client.cookies, old);
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
  });

  test('does not find an enterprise without a membership', async () => {
    const client = await signIn('supplier-op');
    const [own] = await (await signIn('core-op')).call(account.listEnterprises, {});
    await expect(client.call(account.switchEnterprise, { enterpriseNo: own?.enterpriseNo ?? noEnterprise() })).rejects.toMatchObject({
      code: '10002',
    });
  });
});

describe('session information', () => {
  test('contains the remaining time, and the query does not extend it', async () => {
    const client = await signIn();
    expect(await client.call(contract.session.time, {})).toEqual({ idleMs: 30 * MINUTE, absoluteMs: 720 * MINUTE, newerSignIn: null });
    later(29 * MINUTE);
    expect(await client.call(contract.session.time, {})).toMatchObject({ idleMs: MINUTE, absoluteMs: 691 * MINUTE });
    expect(await client.call(contract.session.keepAlive, {})).toMatchObject({ idleMs: 30 * MINUTE, absoluteMs: 691 * MINUTE });
    backToStart();
  });

  test('warns of a newer sign-in, and other sessions can be ended', async () => {
    const old = await signIn('supplier-review');
    later(MINUTE);
    const fresh = await signIn('supplier-review');
    expect(await fresh.call(contract.session.time, {})).toMatchObject({ newerSignIn: null });
    const { newerSignIn } = await old.call(contract.session.time, {});
    expect(newerSignIn).toEqual({ at: new Date(Date.parse(START) + MINUTE).toISOString(), address: '127.0.0.1' });
    expect(await old.call(contract.session.endOthers, {})).toEqual({ ended: 1 });
    await expect(me(fresh)).rejects.toMatchObject(EXPIRED);
    expect(await old.call(contract.session.time, {})).toMatchObject({ newerSignIn: null });
    backToStart();
  });

  test('says when the other sign-in began that ended a session, but not of a session that ran out or moved on', async () => {
    const why = async (client: TestClient) => me(client).catch((failure: unknown) => failure);
    const old = await signIn('supplier-review');
    later(MINUTE);
    const fresh = await signIn('supplier-review');
    await fresh.call(contract.session.endOthers, {});
    const at = new Date(Date.parse(START) + MINUTE).toISOString();
    expect(await why(old)).toMatchObject({ ...EXPIRED, data: { signedInElsewhereAt: at } });
    later(31 * MINUTE);
    expect(await why(fresh)).toMatchObject({ ...EXPIRED, data: null });
    expect(await why(old)).toMatchObject({ ...EXPIRED, data: null });
    backToStart();

    const windowed = await signIn('multi-op');
    const before = { ...windowed.cookies };
    const [first] = await windowed.call(account.listEnterprises, {});
    await windowed.call(account.switchEnterprise, { enterpriseNo: first?.enterpriseNo ?? noEnterprise() });
    Object.assign(windowed.cookies, before);
    expect(await why(windowed)).toMatchObject({ ...EXPIRED, data: null });
  });

  test('shows time and address of the previous sign-in', async () => {
    await signIn('data-viewer');
    later(MINUTE);
    expect(await me(await signIn('data-viewer'))).toMatchObject({
      lastSignInAt: new Date(START).toISOString(),
      lastSignInAddress: '127.0.0.1',
    });
    backToStart();
  });
});

describe('after switching the enterprise', () => {
  test('the twelve hours are not extended, and it does not count as a sign-in', async () => {
    const client = await signIn('multi-op');
    const elsewhere = await signIn('multi-op');
    later(20 * MINUTE);
    const [first] = await client.call(account.listEnterprises, {});
    await client.call(account.switchEnterprise, { enterpriseNo: first?.enterpriseNo ?? noEnterprise() });
    expect(await client.call(contract.session.time, {})).toMatchObject({ absoluteMs: 700 * MINUTE });
    expect(await elsewhere.call(contract.session.time, {})).toMatchObject({ newerSignIn: null });
    backToStart();
  });

  test('a window with the old session gets 00018', async () => {
    const client = await signIn('multi-op');
    const staleMarker = client.cookies['admin-successToken'] ?? '';
    const [first] = await client.call(account.listEnterprises, {});
    await client.call(account.switchEnterprise, { enterpriseNo: first?.enterpriseNo ?? noEnterprise() });
    client.cookies['admin-successToken'] = staleMarker;
    await expect(me(client)).rejects.toMatchObject(EXPIRED);
  });
});

function noEnterprise(): never {
  throw new Error('the list of enterprises is empty');
}
