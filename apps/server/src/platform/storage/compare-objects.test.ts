import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storedObject } from '../../schema/index.ts';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { publishAnnouncement } from '../../business/foundation/messages/index.ts';
import { compareObjects, compareObjectsDaily } from './compare-objects.ts';
import { uploadKey, uploadPrefix } from './object-key.ts';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const PDF = Buffer.from('%PDF-1.7 a');
const later = (hours: number) => server.wallClock.moveTo(new Date(Date.parse(START) + hours * 3_600_000));

async function addObject(owner = 'E1002'): Promise<string> {
  const key = uploadKey(uploadPrefix(owner, server.services.ids.next()), 'a.pdf');
  await server.services.store.put(key, PDF);
  return key;
}
async function addRow(key: string): Promise<void> {
  const row = {
    key,
    enterpriseNo: 'E1002',
    size: PDF.length,
    contentType: 'application/pdf',
    sha256: '',
    storedAt: server.wallClock.now(),
  };
  await server.database.db.insert(storedObject).values(row);
}

test('what has its counterpart is not reported, also a file of an announcement', async () => {
  for (const owner of ['E1002', 'registrant-7', 'E1001']) await addRow(await addObject(owner));
  const { db } = server.database;
  const { ids, clock, store } = server.services;
  const attachments = [{ name: 'a.pdf', content: PDF }];
  await publishAnnouncement({ db, ids, clock, store }, { title: 'a', type: 'notice', content: '<p>a</p>', attachments });
  later(25);
  const none = { count: 0, keys: [] };
  expect(await compareObjects(server.services)).toEqual({ objects: none, rows: none });
});

test('an object without a row, and a row without its object, are reported a day later', async () => {
  const orphan = await addObject();
  await addRow(await addObject());
  const lost = uploadKey(uploadPrefix('E1001', server.services.ids.next()), 'b.pdf');
  await addRow(lost);
  const none = { count: 0, keys: [] };
  expect(await compareObjects(server.services)).toEqual({ objects: none, rows: none });
  later(25);
  expect(await compareObjects(server.services)).toEqual({ objects: { count: 1, keys: [orphan] }, rows: { count: 1, keys: [lost] } });
});

test('many are counted, and twenty of them named', async () => {
  for (let count = 0; count < 1003; count += 1) await addRow(await addObject());
  for (let count = 0; count < 30; count += 1) await addObject();
  later(25);
  const { objects, rows } = await compareObjects(server.services);
  expect([objects.count, objects.keys.length, rows.count]).toEqual([30, 20, 0]);
});

test('the comparison is made once a day, logged and measured', async () => {
  const key = await addObject();
  await addRow(await addObject());
  later(25);
  const log = { error: vi.fn<() => void>() };
  await Promise.all([compareObjectsDaily(server.services, log), compareObjectsDaily(server.services, log)]);
  expect(log.error.mock.calls).toEqual([[{ count: 1, keys: [key] }, 'objects in the store have no row']]);
  const metrics = (await server.visitor().send({ method: 'GET', url: '/metrics' })).body;
  expect(metrics).toContain('lianxin_objects_unmatched{kind="objects"} 1');
  expect(metrics).toContain('lianxin_objects_unmatched{kind="rows"} 0');
  await addRow(key);
  later(49);
  await compareObjectsDaily(server.services, log);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await server.visitor().send({ method: 'GET', url: '/metrics' })).body).toContain('lianxin_objects_unmatched{kind="objects"} 0');
});
