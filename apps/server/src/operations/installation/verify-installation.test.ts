import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dailyRootJobs, planDailyRoot } from '../../business/evidence/proof/index.ts';
import { runDueJobs } from '../../platform/jobs/run-jobs.ts';
import { keyringOf, sha256 } from '../../platform/security/keys.ts';
import { sandboxWorld } from '../../sandbox/seed/sandbox-world.ts';
import { storedObject } from '../../schema/index.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { Restore } from '../../testing/restore.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { recordOperation } from '../audit/record.ts';
import { CHECKS, verifyInstallation, type CheckName } from './verify-installation.ts';

const KEY = 'lianxin/E1001/01JD000000000000000000000A/contract.pdf';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
  const { database, services } = server;
  const { keys, wallClock, clock, ids, store } = services;
  // Objects of a world that was filled before are not in this server's store.
  await tamper('delete from stored_object');
  const content = Buffer.from('a contract');
  await store.put(KEY, content);
  await database.db.insert(storedObject).values({
    key: KEY,
    enterpriseNo: 'E1001',
    size: content.length,
    contentType: 'application/pdf',
    sha256: sha256(content),
    storedAt: clock.now(),
  });
  for (const action of ['a.first', 'a.second'])
    await database.transaction((db) =>
      recordOperation(db, { keys, wallClock, requestId: ids.next(), address: 'local' }, { action, outcome: 'done', by: 'test' }),
    );
  await planDailyRoot({ db: database.db, ids, clock });
  const log = { error: vi.fn<() => void>() };
  await runDueJobs(services, dailyRootJobs(services), log, { only: Object.keys(dailyRootJobs(services)) });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const verify = (keys = server.services.keys) =>
  verifyInstallation({ database: server.database, store: server.services.store, keys: async () => keys });

/** Changes rows past the triggers that refuse it. */
const tamper = (sql: string) =>
  server.database.session(async (session) => {
    await session.exec(`set session_replication_role = replica; ${sql}; reset session_replication_role`);
  });

/** The problems, by check. */
const problemsOf = async (...args: Parameters<typeof verify>) =>
  Object.fromEntries((await verify(...args)).filter(({ problemCount }) => problemCount > 0).map(({ name, problems }) => [name, problems]));

test('a whole installation passes every check, each of which looked at something', async () => {
  const results = await verify();
  expect(results.map(({ name, problems }) => [name, problems])).toEqual(CHECKS.map((name) => [name, []]));
  expect(results.filter(({ checked }) => checked === 0)).toEqual([]);
});

test.each<[string, CheckName, string, RegExp]>([
  [
    'a changed event',
    'histories',
    "update voucher_history set canonical = canonical || ' ' where sequence = 2",
    /^voucher .+: event 2 was changed or is missing$/,
  ],
  ['a lost voucher history', 'histories', 'delete from voucher_history', /^voucher .+: event 1 was changed or is missing$/],
  ['a changed amount', 'sums', 'update piece set amount = amount + 1 where live', /^ledger: conservation /],
  ['an unbalanced book', 'sums', "delete from posting where side = 'debit'", /^(ledger|books|cash): /],
  ['a changed daily root', 'roots', 'update daily_root set chains = chains + 1', /^root of \d{4}-\d\d-\d\d: its signature is not/],
  [
    'a covered head that is no longer in the history',
    'roots',
    "update anchored_head set head = repeat('0', 64)",
    /covers a head of voucher/,
  ],
  ['a changed audit row', 'audit', "update operation_audit set action = 'a.other' where sequence = 1", /^row 1 was changed/],
  ['a changed file', 'objects', "update stored_object set sha256 = repeat('0', 64)", /contract\.pdf: was changed$/],
  [
    'a missing file',
    'objects',
    "update stored_object set key = 'lianxin/E1001/01JD000000000000000000000B/contract.pdf'",
    /is missing in the store$/,
  ],
])('%s is found and named', async (_what, name, change, named) => {
  await tamper(change);
  expect((await problemsOf())[name]).toContainEqual(expect.stringMatching(named));
});

test('texts and seals under keys that are not configured are found', async () => {
  const found = await problemsOf(keyringOf('another-server-key-of-thirty-two-characters'));
  expect(Object.keys(found)).toEqual(['audit', 'texts']);
  expect(found['texts']?.[0]).toMatch(/cannot be read: its key is missing among DATA_KEYS/);
});

test('tells how far it is', async () => {
  const told: string[] = [];
  const { database, services } = server;
  await verifyInstallation({ database, store: services.store, keys: async () => services.keys }, (name) => told.push(name));
  expect([...new Set(told)]).toEqual([...CHECKS]);
});

test('on a schema that this version does not know nothing else is read', async () => {
  await server.database.session((session) => session.exec("insert into schema_migration (name, checksum) values ('9998_later.sql', 'x')"));
  try {
    expect(await problemsOf()).toEqual({ migrations: [expect.stringContaining('9998_later.sql')] });
  } finally {
    await server.database.session((session) => session.exec("delete from schema_migration where name = '9998_later.sql'"));
  }
});
