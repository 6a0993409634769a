import { contract } from '@lianxin/api/contract';
import { fen, messageOf } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '../../../testing/acting.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { notify, type Notice } from './notify.ts';
import { publishAnnouncement, withdrawAnnouncement, type NewAnnouncement } from './publish.ts';

const { message } = contract;

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

/** A message recognisable by the person it names. */
const of = (person: string) =>
  messageOf('dutiesHandedOver', {
    person,
    issuances: 1,
    transfers: 0,
    drafts: 0,
    financings: 0,
    financingDrafts: 0,
    pledges: 0,
    pledgeDrafts: 0,
  });
const tell = (notice: Partial<Notice>) =>
  server.database.transaction((db) =>
    notify(
      { db, ids: server.services.ids, clock: server.clock },
      { ...messageOf('issuanceToSignFor', { from: '晋北煤业', amount: fen(10_000n) }), enterpriseNo: 'E1002', ...notice },
    ),
  );
const list = async (userName: string, unreadOnly = false) =>
  (await (await server.as(userName)).call(message.list, { page: 1, pageSize: 20, unreadOnly })).list.map(
    ({ title, parameters }) => parameters['person'] ?? title,
  );
const unread = async (userName: string) => (await server.as(userName)).call(message.unreadCount, {});

test('a message reaches exactly its enterprise, role or person', async () => {
  await tell(of('企业'));
  await tell({ ...of('复核'), role: 'reviewer' });
  await tell({ ...of('本人'), userId: 'U2' });
  await tell({ ...of('别家'), enterpriseNo: 'E1001' });
  expect((await list('supplier-op')).toSorted()).toEqual(['企业', '本人'].toSorted());
  expect((await list('supplier-review')).toSorted()).toEqual(['企业', '复核'].toSorted());
  expect(await list('core-op')).toEqual(['别家']);
});

test('each person has their own read state', async () => {
  await tell(of('一'));
  await tell(of('二'));
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

test('a message of another enterprise, role or person is not found', async () => {
  await tell({ enterpriseNo: 'E1001' });
  await tell({ ...of('复核'), role: 'reviewer' });
  await tell({ ...of('本人'), userId: 'U2' });
  const idOf = async (userName: string, title: string) => {
    const { list: shown } = await (await server.as(userName)).call(message.list, { page: 1, pageSize: 20 });
    return shown.find((one) => one.title === title)?.id ?? expect.fail(`${userName} is not shown ${title}`);
  };
  const theirs = await idOf('core-op', '有一笔凭证待签收');
  const reviewers = await idOf('supplier-review', '复核的业务已移交给您');
  const own = await idOf('supplier-op', '本人的业务已移交给您');
  const operator = await server.as('supplier-op');
  expect(await operator.call(message.detail, { id: own })).toMatchObject({ title: '本人的业务已移交给您', readAt: null });
  for (const id of [theirs, reviewers]) await expect(operator.call(message.detail, { id })).rejects.toMatchObject({ code: '10002' });
  await expect((await server.as('supplier-review')).call(message.detail, { id: own })).rejects.toMatchObject({ code: '10002' });
});

test('a list is filtered by type, read state, day and words, with counts by type', async () => {
  await tell({});
  await tell(messageOf('feeConfirmed', { summary: '金额 100%' }));
  await tell(messageOf('issuanceSignForDue', { from: '晋北煤业', amount: fen(10_000n) }));
  server.clock.moveTo(new Date('2026-12-01T16:30:00Z'));
  await tell(of('十二月'));
  const client = await server.as('supplier-op');
  const titles = async (filter: Partial<Parameters<typeof client.call<typeof message.list>>[1]>) => {
    const reply = await client.call(message.list, { page: 1, pageSize: 20, ...filter });
    expect(reply.total).toBe(reply.list.length);
    return reply.list.map(({ title }) => title).toSorted();
  };
  expect(await titles({ type: 'task' })).toEqual(['十二月的业务已移交给您', '有一笔凭证待签收']);
  expect(await titles({ search: '100%' })).toEqual(['缴费已确认']);
  expect(await titles({ search: '%' })).toEqual(['缴费已确认']);
  // English titles are searchable too.
  expect(await titles({ search: 'awaits your signature' })).toEqual(['有一笔凭证待签收']);
  // 00:30 on 2 December in Shanghai.
  expect(await titles({ from: day('2026-12-02'), to: day('2026-12-02') })).toEqual(['十二月的业务已移交给您']);
  expect(await titles({ to: day('2026-12-01') })).toHaveLength(3);
  const { list: dues, stateCounts } = await client.call(message.list, { page: 1, pageSize: 20, type: 'due' });
  expect(stateCounts).toEqual({ task: 2, result: 1, due: 1 });
  await client.call(message.markRead, { ids: dues.map(({ id }) => id) });
  expect(await titles({ readOnly: true })).toEqual(['签收期限将至，请尽快处理']);
  expect(await titles({ unreadOnly: true })).toHaveLength(3);
  server.clock.moveTo(new Date(START));
});

const publish = (given: Partial<NewAnnouncement>) =>
  server.database.transaction((db) =>
    publishAnnouncement(
      { db, ids: server.services.ids, clock: server.clock, store: server.services.store },
      { title: '公告', type: 'notice', content: '<p>正文</p>', ...given },
    ),
  );

test('an announcement is sanitised, listed by type, and has neighbours', async () => {
  server.clock.moveTo(new Date(server.clock.now().getTime() + 1000));
  const bank = await publish({ title: '银行新闻', type: 'bank', content: '<p onclick="x()">利率<script>1</script></p>' });
  expect(bank.removed.toSorted()).toEqual(['onclick', 'script']);
  server.clock.moveTo(new Date(server.clock.now().getTime() + 1000));
  const pinned = await publish({ title: '置顶', pinned: true });
  server.clock.moveTo(new Date(server.clock.now().getTime() + 1000));
  const company = await publish({ title: '企业新闻', type: 'company' });
  const visitor = server.visitor();
  const all = await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20 });
  expect(all.list.map(({ title }) => title)).toEqual(['置顶', '企业新闻', '银行新闻', '元旦假期安排']);
  expect(all.stateCounts).toEqual({ notice: 2, bank: 1, company: 1 });
  expect((await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20, type: 'bank' })).list.map(({ id }) => id)).toEqual([
    bank.id,
  ]);
  expect((await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20, search: '利率' })).total).toBe(1);
  expect((await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20, search: 'p' })).total).toBe(0);
  expect(await visitor.call(message.announcement, { id: company.id })).toMatchObject({
    previous: { id: pinned.id },
    next: { id: bank.id },
  });
  expect(await visitor.call(message.announcement, { id: bank.id, type: 'bank' })).toMatchObject({
    content: '<p>利率</p>',
    previous: null,
    next: null,
  });
});

test('a withdrawn or expired announcement is hidden with its files', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const { id } = await publish({ title: '附件', attachments: [{ name: '安排.png', content: png }] });
  await publish({ title: '短期', validTo: new Date(server.clock.now().getTime() + 60_000) });
  const visitor = server.visitor();
  const [file] = (await visitor.call(message.announcement, { id })).attachments;
  expect(file).toMatchObject({ name: '安排.png', contentType: 'image/png' });
  const get = () => visitor.send({ method: 'GET', url: file?.url ?? '' });
  const sent = await get();
  expect([sent.statusCode, sent.headers['content-type'], sent.headers['x-content-type-options']]).toEqual([200, 'image/png', 'nosniff']);
  await expect(publish({ attachments: [{ name: 'x.html', content: Buffer.from('<script>') }] })).rejects.toMatchObject({
    key: 'FILE_REJECTED',
  });
  await server.database.transaction((db) => withdrawAnnouncement({ db, clock: server.clock }, id));
  expect((await get()).statusCode).toBe(404);
  await expect(visitor.call(message.announcement, { id })).rejects.toMatchObject({ code: '10002' });
  server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000));
  expect((await visitor.call(message.listAnnouncements, { page: 1, pageSize: 20 })).list.map(({ title }) => title)).toEqual([
    '元旦假期安排',
  ]);
  server.clock.moveTo(new Date(START));
});

test('visitors read published announcements', async () => {
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
