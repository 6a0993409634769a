import { addressed, callersOf, contract, mayDo, toWire, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import { messageOf, type Role } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { idempotency, setting, upload } from '../schema/index.ts';
import { notify } from '../business/foundation/messages/notify.ts';
import { createTestServer, START } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import { performOnceForKey, STORED_MS, type Outcome } from './idempotency.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

const { account } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const save = (client: TestClient, key: string, changes: RequestOf<typeof account.saveSettings>['changes'], headers = {}) =>
  client.send({ method: 'POST', url: urlOf(account.saveSettings), payload: { changes }, headers: { 'idempotency-key': key, ...headers } });

test('a request with the same key and body gets the same answer, and the act is performed once', async () => {
  const client = await server.as('supplier-op');
  const { db } = server.database;
  const first = await save(client, 'key-first-1', { a: '1' });
  await db.delete(setting);
  const again = await save(client, 'key-first-1', { a: '1' }, { 'accept-language': 'en' });
  expect(again.body).toBe(first.body);
  expect(await db.select().from(setting)).toEqual([]);
});

test('the same key with another body is refused', async () => {
  const client = await server.as('supplier-op');
  await save(client, 'key-other-1', { a: '1' });
  expect((await save(client, 'key-other-1', { a: '2' })).json()).toMatchObject({ rspCd: '10008' });
});

test('keys of different people are independent', async () => {
  await save(await server.as('supplier-op'), 'key-shared-1', { a: '1' });
  expect((await save(await server.as('supplier-review'), 'key-shared-1', { a: '2' })).json()).toMatchObject({ rspCd: '00000' });
});

test('ten concurrent requests with one key perform the act once', async () => {
  const client = await server.as('core-op');
  const { database, services, clock } = server;
  const told = { ...messageOf('certificatesExpire', {}), enterpriseNo: 'E1001' as const };
  await database.transaction((db) => notify({ db, ids: services.ids, clock }, told));
  const [message] = (await client.call(contract.message.list, { page: 1, pageSize: 20 })).list;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      client.send({
        method: 'POST',
        url: urlOf(contract.message.markRead),
        payload: { ids: [message?.id] },
        headers: { 'idempotency-key': 'key-at-once' },
      }),
    ),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]?.json()).toMatchObject({ rspCd: '00000' });
});

const wholeContract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const actsOfPeople = Object.values(wholeContract)
  .flatMap((calls) => Object.values(calls))
  .filter(({ kind, needs }) => kind === 'act' && needs !== 'visitor');
const PEOPLE: Readonly<Record<Role, string>> = {
  administrator: 'supplier-admin',
  operator: 'supplier-op',
  reviewer: 'supplier-review',
  groupViewer: 'data-viewer',
};

test.each(actsOfPeople.map((endpoint) => [endpoint.path, endpoint] as const))('%s is refused without a key', async (_path, endpoint) => {
  const role = callersOf(endpoint).find((one) => mayDo(endpoint, one, endpoint.example.request)) ?? 'operator';
  const client = await server.as(PEOPLE[role]);
  const { search, body } = addressed(endpoint, toWire(endpoint.request, endpoint.example.request));
  const reply = await client.send({
    method: 'POST',
    url: urlOf(endpoint) + search,
    payload: Object(body),
  });
  expect(reply.statusCode).toBe(400);
});

describe('an act with its own transactions', () => {
  const send = (client: TestClient, endpoint: Endpoint, key: string, payload: object) =>
    client.send({ method: 'POST', url: urlOf(endpoint), payload, headers: { 'idempotency-key': key } });
  const permission = { dir: 'lianxin', fileName: 'a.pdf', size: 10 };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const change = (oldPassword: string) => ({
    oldPassword: base64(oldPassword),
    password: base64('Lianxin@2027'),
    confirmation: base64('Lianxin@2027'),
  });

  test('is performed once when sent ten times concurrently with one key', async () => {
    const client = await server.as('supplier-op');
    const before = await server.database.db.$count(upload);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(client, contract.file.signUpload, 'key-upload-1', permission)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ code: 0 });
    expect(await server.database.db.$count(upload)).toBe(before + 1);
    expect((await send(client, contract.file.signUpload, 'key-upload-1', { ...permission, size: 11 })).json()).toMatchObject({
      code: 10008,
    });
  });

  test('counts a failed attempt once for repetitions, and a different request may reuse the key', async () => {
    const client = await server.as('supplier-review');
    const wrong = toWire(account.changePassword.request, { ...change('wrong-one'), captcha: 'ABCD' });
    const replies = [];
    for (let times = 0; times < 8; times += 1) replies.push(await send(client, account.changePassword, 'key-password', Object(wrong)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ rspCd: '10001' });
    const right = toWire(account.changePassword.request, { ...change('Lianxin@2026'), captcha: 'ABCD' });
    expect((await send(client, account.changePassword, 'key-password', Object(right))).json()).toMatchObject({ rspCd: '00000' });
  });

  test('is performed again on repetition if its server crashed', async () => {
    const client = await server.as('supplier-op');
    const { db } = server.database;
    const first = await send(client, contract.file.signUpload, 'key-died', permission);
    const claimed = new Date(Date.parse(START) - 61_000);
    await db
      .update(idempotency)
      .set({ answer: null, expiresAt: new Date(claimed.getTime() + STORED_MS) })
      .where(eq(idempotency.key, 'key-died'));
    const again = await send(client, contract.file.signUpload, 'key-died', permission);
    expect(again.json()).toMatchObject({ code: 0 });
    expect(again.body).not.toBe(first.body);
  });

  test('releases its key when it fails', async () => {
    const client = await server.as('supplier-op');
    const broken = vi.spyOn(server.services.uploads, 'sign').mockImplementationOnce(() => {
      throw new Error('out of order');
    });
    expect((await send(client, contract.file.signUpload, 'key-failed', permission)).statusCode).toBe(500);
    broken.mockRestore();
    expect((await send(client, contract.file.signUpload, 'key-failed', permission)).json()).toMatchObject({ code: 0 });
  });
});

describe('an act in progress', () => {
  const done: Outcome = { answer: 'done', refused: false };
  const intent = (key: string, requestHash = 'one request') => ({ userId: 'U2', key, requestHash });
  const once = (key: string, act: () => Promise<Outcome>, requestHash?: string) =>
    performOnceForKey({ ...server.services, wallClock: server.wallClock }, intent(key, requestHash), act);
  const secondAct = vi.fn(() => Promise.resolve({ answer: 'done again', refused: false }));
  const atSecond = (second: number) => server.wallClock.moveTo(new Date(Date.parse(START) + second * 1000));
  afterEach(() => {
    secondAct.mockClear();
    atSecond(0);
  });
  const row = (key: string) => server.database.db.select().from(idempotency).where(eq(idempotency.key, key));
  function deferredOutcome() {
    let resolve: (outcome: Outcome) => void = () => {};
    const promise = new Promise<Outcome>((settle) => {
      resolve = settle;
    });
    return { promise, resolve };
  }
  /** Starts an act that runs until `finish` is called. */
  async function startAct(key: string) {
    const { promise, resolve } = deferredOutcome();
    const first = once(key, () => promise);
    await vi.waitFor(async () => expect(await row(key)).toHaveLength(1));
    return { first, finish: resolve };
  }

  test('is awaited by a repetition and not performed again', async () => {
    const { first, finish } = await startAct('key-waiting');
    const second = once('key-waiting', secondAct);
    // Two queries later, the repetition has found the first request.
    await row('key-waiting');
    await row('key-waiting');
    finish(done);
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect(secondAct).not.toHaveBeenCalled();
  });

  test('blocks its key for other requests, also if the key was reused after a refusal', async () => {
    expect(await once('key-taken', () => Promise.resolve({ answer: 'refused', refused: true }))).toBe('refused');
    const { promise, resolve } = deferredOutcome();
    const other = once('key-taken', () => promise, 'another request');
    await vi.waitFor(async () => expect(await row('key-taken')).toMatchObject([{ requestHash: 'another request' }]));
    await expect(once('key-taken', secondAct)).rejects.toMatchObject({ key: 'IDEMPOTENCY_REUSED' });
    resolve(done);
    expect(await other).toBe('done');
    expect(secondAct).not.toHaveBeenCalled();
  });

  test('is performed by a repetition after a minute, not before', async () => {
    const { first, finish } = await startAct('key-slow');
    atSecond(59.999);
    const second = once('key-slow', secondAct);
    await row('key-slow');
    await row('key-slow');
    expect(secondAct).not.toHaveBeenCalled();
    atSecond(60);
    expect(await second).toBe('done again');
    expect(secondAct).toHaveBeenCalledOnce();
    finish(done);
    await first;
  });

  test('is awaited for at most seventy seconds', async () => {
    const { first, finish } = await startAct('key-patience');
    const second = once('key-patience', secondAct).catch((error: unknown) => error);
    // Another repetition has taken it over and is in progress as well.
    await server.database.db
      .update(idempotency)
      .set({ expiresAt: new Date(Date.parse(START) + 69_000 + STORED_MS) })
      .where(eq(idempotency.key, 'key-patience'));
    atSecond(69.999);
    await row('key-patience');
    atSecond(70);
    expect(await second).toMatchObject({ key: 'TOO_FREQUENT' });
    finish(done);
    expect(await first).toBe('done');
  });
});

test('a refusal is not stored, so that the key can be used again', async () => {
  const client = await server.as('multi-op');
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, place) => [`k${place}`, 'v']));
  expect((await save(client, 'key-refused', many)).json()).toMatchObject({ rspCd: '10001' });
  expect(await client.call(account.settings, {})).toEqual({});
  expect((await save(client, 'key-refused', { a: '1' })).json()).toMatchObject({ rspCd: '00000' });
});

test('an answer is stored for a day', async () => {
  const client = await server.as('supplier-admin');
  await save(client, 'key-of-a-day', { a: '1' });
  server.wallClock.moveTo(new Date(Date.parse(START) + 24 * 3_600_000 + 1));
  const { db } = server.database;
  await db.delete(setting);
  const fresh = server.visitor();
  await fresh.call(account.login, { userName: 'supplier-admin', password: Buffer.from('Lianxin@2026').toString('base64') });
  expect((await save(fresh, 'key-of-a-day', { a: '2' })).json()).toMatchObject({ rspCd: '00000' });
  server.wallClock.moveTo(new Date(START));
});
