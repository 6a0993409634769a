import { contract, type RequestOf } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setting } from '../schema/index.ts';
import { notify } from '../business/message/notify.ts';
import { createTestServer, START } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

const { account } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const save = (client: TestClient, key: string, changes: RequestOf<typeof account.saveSettings>['changes'], headers = {}) =>
  client.send({ method: 'POST', url: urlOf(account.saveSettings), payload: { changes }, headers: { 'idempotency-key': key, ...headers } });

test('the same key and body gets the first answer, byte for byte, and acts once', async () => {
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

test('the same key of another person is another intent', async () => {
  await save(await server.as('supplier-op'), 'key-shared-1', { a: '1' });
  expect((await save(await server.as('supplier-review'), 'key-shared-1', { a: '2' })).json()).toMatchObject({ rspCd: '00000' });
});

test('ten at once with one key act once', async () => {
  const client = await server.as('core-op');
  const { database, services, clock } = server;
  await notify({ db: database.db, ids: services.ids, clock }, { ...messageOf('certificatesExpire', {}), enterpriseNo: 'E1001' });
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

test('a refusal is not remembered: the key is free for another try', async () => {
  const client = await server.as('multi-op');
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, place) => [`k${place}`, 'v']));
  expect((await save(client, 'key-refused', many)).json()).toMatchObject({ rspCd: '10001' });
  expect(await client.call(account.settings, {})).toEqual({});
  expect((await save(client, 'key-refused', { a: '1' })).json()).toMatchObject({ rspCd: '00000' });
});

test('an answer is kept for a day', async () => {
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
