import { contract } from '@lianxin/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer, START } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { notify, type Notice } from './notify.ts';

const { message } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const tell = (notice: Partial<Notice>) =>
  notify(
    { db: server.database.db, ids: server.services.ids, clock: server.clock },
    { enterpriseNo: 'E1002', type: 'task', title: '待签收', content: '一笔链信', ...notice },
  );
const list = async (userName: string, unreadOnly = false) =>
  (await (await server.as(userName)).call(message.list, { page: 1, pageSize: 20, unreadOnly })).list.map(({ title }) => title);
const unread = async (userName: string) => (await server.as(userName)).call(message.unreadCount, {});

test('a message reaches its enterprise, role or person, and nobody else', async () => {
  await tell({ title: '企业' });
  await tell({ title: '复核', role: 'reviewer' });
  await tell({ title: '本人', userId: 'U2' });
  await tell({ title: '别家', enterpriseNo: 'E1001' });
  expect((await list('supplier-op')).toSorted()).toEqual(['企业', '本人'].toSorted());
  expect((await list('supplier-review')).toSorted()).toEqual(['企业', '复核'].toSorted());
  expect(await list('core-op')).toEqual(['别家']);
});

test('reading is each person’s own', async () => {
  await tell({ title: '一' });
  await tell({ title: '二' });
  const client = await server.as('supplier-op');
  const page = await client.call(message.list, { page: 1, pageSize: 1 });
  expect(page.total).toBe(2);
  await client.call(message.markRead, { ids: page.list.map(({ id }) => id) });
  expect([await unread('supplier-op'), await unread('supplier-review')]).toEqual([1, 2]);
  expect(await list('supplier-op', true)).toHaveLength(1);
  await client.call(message.markRead, { ids: [] });
  expect([await unread('supplier-op'), await unread('supplier-review')]).toEqual([0, 2]);
});

test('a message of another enterprise cannot be marked', async () => {
  await tell({ enterpriseNo: 'E1001' });
  const [theirs] = (await (await server.as('core-op')).call(message.list, { page: 1, pageSize: 20 })).list;
  await (await server.as('supplier-op')).call(message.markRead, { ids: theirs ? [theirs.id] : [] });
  expect(await unread('core-op')).toBe(1);
});

test('visitors read what has been announced until now', async () => {
  const visitor = server.visitor();
  const { list: shown, total } = await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20 });
  expect([total, shown.map(({ title }) => title)]).toEqual([1, ['元旦假期安排']]);
  const [first] = shown;
  if (!first) throw new Error('nothing is announced');
  expect(await visitor.call(message.announcement, { id: first.id })).toMatchObject({ content: '<p>假期到期的凭证顺延兑付。</p>' });
  await expect(visitor.call(message.announcement, { id: 'A2' as typeof first.id })).rejects.toMatchObject({ code: '10002' });
  server.clock.moveTo(new Date('2099-01-02T00:00:00Z'));
  expect((await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20 })).total).toBe(2);
  server.clock.moveTo(new Date(START));
});
