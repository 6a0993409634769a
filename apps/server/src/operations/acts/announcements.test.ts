import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../testing/acting.ts';
import { createOperationsServer, type OperationsServer } from '../../testing/operations-server.ts';
import type { OperationsClient } from '../../testing/operations-client.ts';
import { operations } from '../contract/index.ts';

const { announcements, audit } = operations;
const { message } = contract;

let server: OperationsServer;
let ops: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  ops = await server.operator('ops');
});
afterAll(() => server.close());

const draft = { title: '系统升级', type: 'maintenance', content: '<p>周六升级</p>', pinned: false, attachments: [] } as const;
const titles = async () =>
  (await server.visitor().call(message.listAnnouncements, { page: 1, pageSize: 50 })).list.map(({ title }) => title);

test('an announcement is sanitised before it is kept, and the answer says what was taken out', async () => {
  const content = '<p onclick="x()">周六<script>alert(1)</script>升级</p><iframe src="https://evil.example"></iframe>';
  const { id, removed } = await ops.call(announcements.publish, { ...draft, attachments: [], content });
  expect(removed.length).toBeGreaterThan(0);
  const kept = await ops.call(announcements.show, { id });
  expect(kept.content).not.toMatch(/script|iframe|onclick/);
  expect(await server.visitor().call(message.announcement, { id })).toMatchObject({ title: '系统升级' });
  const [row] = (await ops.call(audit.list, { limit: 1 })).list;
  expect(row).toMatchObject({ action: 'announcements.publish', subjectId: id, after: expect.stringContaining('系统升级') });
});

test('one to come is seen by operators only, until its time', async () => {
  const publishedAt = '2026-12-01T09:00:00+08:00';
  await ops.call(announcements.publish, { ...draft, attachments: [], title: '十二月安排', publishedAt });
  expect(await titles()).not.toContain('十二月安排');
  const { list } = await ops.call(announcements.list, { page: 1, pageSize: 50 });
  expect(list.map(({ title }) => title)).toContain('十二月安排');
  server.clock.moveTo(new Date('2026-12-01T09:01:00+08:00'));
  expect(await titles()).toContain('十二月安排');
  server.clock.moveTo(new Date('2026-11-20T09:42:00+08:00'));
  const upsideDown = { ...draft, attachments: [], publishedAt, validTo: '2026-11-30T09:00:00+08:00' };
  expect(await refusalOf(ops.call(announcements.publish, upsideDown))).toMatchObject({ data: { fields: [{ path: 'validTo' }] } });
});

test('one that is withdrawn is shown to nobody, and stays for the record', async () => {
  const { id } = await ops.call(announcements.publish, { ...draft, attachments: [], title: '误发' });
  expect(await titles()).toContain('误发');
  await ops.call(announcements.withdraw, { id, reason: '内容有误' });
  expect(await titles()).not.toContain('误发');
  expect((await ops.call(announcements.show, { id })).withdrawnAt).not.toBeNull();
  expect(await refusalOf(ops.call(announcements.withdraw, { id, reason: '内容有误' }))).toMatchObject({ code: '10002' });
});

test('a file beside it is judged by its content', async () => {
  const file = (content: string) => [{ name: '通知.pdf', content: Buffer.from(content).toString('base64') }];
  const refused = ops.call(announcements.publish, { ...draft, title: '带附件', attachments: file('<html>no document</html>') });
  expect(await refusalOf(refused)).toMatchObject({ code: '10011' });
  expect(await titles()).not.toContain('带附件');
  const { id } = await ops.call(announcements.publish, {
    ...draft,
    title: '带附件',
    attachments: file('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
  });
  expect((await ops.call(announcements.show, { id })).files).toMatchObject([{ name: '通知.pdf', contentType: 'application/pdf' }]);
});
