import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSocialCreditCode, isMobile } from '@lianxin/domain';
import { userAccount } from '../schema/index.ts';
import { movableClock } from '../platform/clock/clock.ts';
import { restoreClockOffset } from '../platform/clock/sandbox-clock.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createSandboxAccounts } from './create-accounts.ts';
import { SANDBOX_ENTERPRISES } from './enterprises.ts';
import { fillSandbox } from './fill-sandbox.ts';
import { tableOutbox } from '../platform/outbox/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.http.inject({ method: 'GET', url, headers });

test('has every account listed in decisions.md, each in its state', async () => {
  const names = ['core', 'supplier', 'tier2', 'fee', 'fi'].flatMap((prefix) => [`${prefix}-admin`, `${prefix}-op`, `${prefix}-review`]);
  const stations = { 'status-pending': 0, 'status-rejected': 2, 'status-rejected-4': 4, 'status-bankcheck': 3 };
  for (const name of [...names, 'multi-op', 'data-viewer', 'no-corp', 'zx-resubmit'])
    expect([name, (await (await server.as(name)).call(contract.account.currentUser, {})).status]).toEqual([name, 1]);
  for (const [name, status] of Object.entries(stations))
    expect([name, (await (await server.as(name)).call(contract.account.currentUser, {})).status]).toEqual([name, status]);
});

test('one enterprise has fees and an unsigned agreement, another has to supplement its information', async () => {
  const fee = await (await server.as('fee-admin')).call(contract.account.currentUser, {});
  expect(fee.pendingFees.map(({ kind, mandatory, amount }) => [kind, mandatory, amount])).toEqual([
    ['ukey', 1, 20_000n],
    ['service', 0, 50_000n],
  ]);
  expect([fee.licenceFile, fee.agreementFile, fee.authorisationFile]).toEqual(['file2', null, null]);
  expect(await (await server.as('zx-resubmit')).call(contract.account.currentUser, {})).toMatchObject({
    accountState: 2,
    bankAccountStatus: '2',
  });
});

test('enterprises and people have valid codes and numbers', async () => {
  expect(SANDBOX_ENTERPRISES.filter(({ creditCode }) => !isSocialCreditCode(creditCode))).toEqual([]);
  const people = await server.database.db.select().from(userAccount);
  expect(people.filter(({ mobile }) => !isMobile(mobile))).toEqual([]);
});

test('is only filled once', async () => {
  let times = 0;
  const world = async () => void (times += 1);
  await Promise.all([fillSandbox(server.services, world), fillSandbox(server.services, world)]);
  await fillSandbox(server.services, world);
  expect(times).toBe(1);
});

test('lists the messages sent to a number, newest first', async () => {
  const { database, ids, clock } = server.services;
  const outbox = tableOutbox(database.db, ids, clock);
  await outbox.send({ to: '13900000001', kind: 'sms', text: '第一' });
  await outbox.send({ to: '13900000001', kind: 'sms', text: '第二' });
  const { list } = (await get('/sandbox/outbox?to=13900000001')).json<{ list: { text: string }[] }>();
  expect(list.map(({ text }) => text)).toEqual(['第二', '第一']);
  expect((await get('/sandbox/outbox')).statusCode).toBe(400);
});

test('moving the business clock keeps sessions alive', async () => {
  const client = await server.as('supplier-op');
  const reply = await client.send({ method: 'POST', url: '/sandbox/clock', payload: { now: '2027-05-15T09:00:00+08:00' } });
  // The micro-deposit of status-bankcheck has expired by then.
  expect(reply.json()).toEqual({ now: '2027-05-15T01:00:00.000Z', jobs: 1 });
  expect(server.services.clock.today()).toBe('2027-05-15');
  expect(await client.call(contract.account.currentUser, {})).toMatchObject({ userName: 'supplier-op' });
  expect((await client.send({ method: 'POST', url: '/sandbox/clock', payload: { now: 'tomorrow' } })).statusCode).toBe(400);
});

test('after a restart the clock continues from where it was moved, plus the time elapsed', async () => {
  await (await server.as('supplier-op')).send({ method: 'POST', url: '/sandbox/clock', payload: { now: '2027-05-15T09:00:00+08:00' } });
  const { database, wallClock } = server.services;
  server.wallClock.moveTo(new Date(wallClock.now().getTime() + 90_000));
  const clock = movableClock(wallClock);
  await restoreClockOffset(database.db, clock, wallClock);
  expect(clock.now().toISOString()).toBe('2027-05-15T01:01:30.000Z');
});

test('only answers requests from this machine under its own host name', async () => {
  expect((await get('/sandbox/clock', { host: 'evil.example' })).statusCode).toBe(403);
  expect((await get('/sandbox/clock', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(403);
  expect((await server.http.inject({ method: 'GET', url: '/sandbox/clock', remoteAddress: '10.0.0.1' })).statusCode).toBe(403);
});

test('its endpoints do not exist unless it is enabled', async () => {
  const plain = await createTestServer({ config: { sandbox: false } });
  try {
    expect((await plain.http.inject({ method: 'GET', url: '/sandbox/clock' })).statusCode).toBe(404);
    expect((await plain.http.inject({ method: 'GET', url: '/sandbox/outbox?to=1' })).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
