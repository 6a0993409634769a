import { contract } from '@lianxin/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { calendarFeed, idempotency, message, userAccount } from '../../../schema/index.ts';
import { SANDBOX_PASSWORD } from '../../../sandbox/create-accounts.ts';
import { actors, day, refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { encoded, registering } from '../../../testing/registering.ts';
import { urlOf } from '../../../testing/test-client.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { account, calendarFeed: feeds, staff } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
  const people = actors(server);
  await people.heldPiece({ amount: 400_000, invoice: 1, dueOn: day('2027-03-15') });
  await people.heldPiece({ amount: 250_000, invoice: 2, dueOn: day('2027-03-15') });
  await people.heldPiece({ amount: 12_345, invoice: 3, dueOn: day('2027-05-14') });
});
afterAll(() => server.close());

/** The path for the person's calendar program. */
async function openedBy(client: TestClient): Promise<string> {
  const { address } = await client.call(feeds.open, {});
  return new URL(address).pathname;
}

const read = (path: string) => server.visitor().send({ method: 'GET', url: path });
const statusOf = async (path: string) => (await read(path)).statusCode;
const linesOf = async (path: string) => (await read(path)).body.replaceAll('\r\n ', '').split('\r\n');
const feedsOf = (client: TestClient) => client.call(feeds.list, {});

describe('the address of a calendar', () => {
  test('is read without a session, as whole days: receipts, payments, repayments, and the refresh interval', async () => {
    const client = await server.as('supplier-op');
    const path = await openedBy(client);
    const reply = await read(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' });
    for (const line of reply.body.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);

    const lines = await linesOf(path);
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
    const said = lines.filter((line) => /^(DTSTART|SUMMARY)/.test(line));
    expect(said).toEqual([
      'DTSTART;VALUE=DATE:20270315',
      String.raw`SUMMARY:到期收款 2 笔，合计 650\,000.00 元`,
      'DTSTART;VALUE=DATE:20270514',
      String.raw`SUMMARY:到期收款 1 笔，合计 12\,345.00 元`,
    ]);
  });

  test('shows issuers their payments', async () => {
    const lines = await linesOf(await openedBy(await server.as('core-admin')));
    expect(lines).toContain(String.raw`SUMMARY:到期付款 2 笔，合计 650\,000.00 元`);
  });

  test('contains only day, kind, number and sum', async () => {
    const client = await server.as('supplier-op');
    const lines = await linesOf(await openedBy(client));
    const said = lines.filter(
      (line) => line !== '' && !/^(BEGIN|END|VERSION|PRODID|METHOD|X-|REFRESH|DTSTAMP|DTSTART|DTEND|TRANSP)/.test(line),
    );
    for (const line of said)
      expect(line).toMatch(
        /^(UID:(receivable|payable|repayments)-\d{4}-\d\d-\d\d-[\w-]{16}@payment-vouchers|SUMMARY:(到期收款|到期付款|还本付息) \d+ 笔，合计 [\d.,\\]+ 元)$/,
      );
    expect(said.length).toBeGreaterThan(2);
  });

  test('keeps uids stable', async () => {
    const path = await openedBy(await server.as('supplier-op'));
    const uids = async () => (await linesOf(path)).filter((line) => line.startsWith('UID:'));
    const first = await uids();
    expect(new Set(first).size).toBe(first.length);
    expect(await uids()).toEqual(first);
  });

  test('is stored as a hash only, and its response is not cached', async () => {
    const client = await server.as('supplier-op');
    const { db } = server.database;
    const before = await db.$count(idempotency);
    const path = await openedBy(client);
    const secret = path.replace('/calendars/', '').replace('.ics', '');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(calendarFeed))).not.toContain(secret);
    expect(await db.$count(idempotency)).toBe(before);
  });

  test('is unique by person and enterprise: a new one replaces the old', async () => {
    const client = await server.as('supplier-review');
    const before = await openedBy(client);
    const now = await openedBy(client);
    expect([await statusOf(before), await statusOf(now)]).toEqual([404, 200]);
    expect(await feedsOf(client)).toMatchObject([{ enterpriseName: '恒信机电设备有限公司', isCurrent: true }]);
  });

  test('uses the language of the person', async () => {
    const client = await server.as('supplier-admin');
    const headers = { 'idempotency-key': 'calendar-in-english', 'accept-language': 'en-US' };
    const reply = await client.send({ method: 'POST', url: urlOf(feeds.open), headers, payload: {} });
    const { data } = z.parse(z.object({ data: z.object({ address: z.string() }) }), reply.json());
    expect(await linesOf(new URL(data.address).pathname)).toContain('X-WR-CALNAME:Due receipts and payments');
  });
});

describe('a calendar', () => {
  test('is listed with its last read, recorded hourly', async () => {
    const client = await server.as('core-op');
    const path = await openedBy(client);
    expect(await feedsOf(client)).toMatchObject([{ lastReadAt: null }]);
    await read(path);
    const [first] = await feedsOf(client);
    expect(first?.lastReadAt).toBe(server.wallClock.now().toISOString());
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 60_000));
    await read(path);
    expect(await feedsOf(client)).toEqual([first]);
  });

  test('is ended by its person only', async () => {
    const client = await server.as('core-review');
    const path = await openedBy(client);
    const [feed] = await feedsOf(client);
    const id = feed?.id ?? '';
    expect((await refusalOf((await server.as('core-admin')).call(feeds.end, { id }))).code).toBe('10002');
    expect(await statusOf(path)).toBe(200);
    await client.call(feeds.end, { id });
    expect(await statusOf(path)).toBe(404);
    expect(await feedsOf(client)).toEqual([]);
  });

  test('ends with the position for good', async () => {
    const client = await server.as('multi-op');
    const { enterpriseNo: at } = await client.call(account.currentUser, {});
    if (at !== 'E1002') await client.call(account.switchEnterprise, { enterpriseNo: enterpriseNo('E1002') });
    const path = await openedBy(client);
    expect(await statusOf(path)).toBe(200);
    const administrator = await server.as('supplier-admin');
    const which = async () => {
      const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
      const found = list.find(({ userName }) => userName === 'multi-op');
      if (!found) throw new Error('multi-op is not listed');
      return { userId: found.userId, version: found.version };
    };
    await administrator.call(staff.freeze, await which());
    expect(await statusOf(path)).toBe(404);
    await administrator.call(staff.unfreeze, await which());
    expect(await statusOf(path)).toBe(404);
  });

  const NEW = 'Coal-and-iron-7';
  const toldOf = async (client: TestClient) =>
    (await client.call(contract.message.list, { page: 1, pageSize: 50 })).list.filter(({ title }) => title === '日历订阅地址已失效');
  const signedIn = async (userName: string, password: string) => {
    const client = server.visitor();
    await client.call(account.login, { userName, password: encoded(password) });
    return client;
  };
  const changeOf = (from: string, to: string, keepsCalendarFeeds?: boolean) => ({
    oldPassword: encoded(from),
    password: encoded(to),
    confirmation: encoded(to),
    captcha: 'K7QP',
    ...(keepsCalendarFeeds === undefined ? {} : { keepsCalendarFeeds }),
  });

  test.each([undefined, false])('ends with a change of password, and the person is told (kept: %s)', async (kept) => {
    const userName = kept === undefined ? 'fi-op' : 'fi-review';
    const client = await signedIn(userName, SANDBOX_PASSWORD);
    const path = await openedBy(client);
    await client.call(account.changePassword, changeOf(SANDBOX_PASSWORD, NEW, kept));
    expect(await statusOf(path)).toBe(404);
    const again = await signedIn(userName, NEW);
    expect(await feedsOf(again)).toEqual([]);
    expect(await toldOf(again)).toHaveLength(1);
  });

  test('stays through a change of password if the person keeps it, and nobody is told', async () => {
    const client = await signedIn('loan-op', SANDBOX_PASSWORD);
    const path = await openedBy(client);
    await client.call(account.changePassword, changeOf(SANDBOX_PASSWORD, NEW, true));
    expect(await statusOf(path)).toBe(200);
    expect(await toldOf(await signedIn('loan-op', NEW))).toEqual([]);
  });

  test('stays when no password changes: a refused change', async () => {
    const client = await signedIn('loan-review', SANDBOX_PASSWORD);
    const path = await openedBy(client);
    expect((await refusalOf(client.call(account.changePassword, changeOf('Lianxin@2025', NEW)))).code).toBe('10001');
    expect(await statusOf(path)).toBe(200);
  });

  test('ends when the person sets a forgotten password, and they are told', async () => {
    const returnTo = await server.checkpoint();
    const client = await server.as('tier2-review');
    const path = await openedBy(client);
    const [person] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'tier2-review'));
    const mobile = person?.mobile ?? '';
    const codes = registering(server);
    const visitor = server.visitor();
    await codes.sendSms(visitor, 'forgottenPassword', mobile, 'tier2-review');
    const captcha = await codes.lastCode(mobile);
    await visitor.call(account.setPassword, { userName: 'tier2-review', mobile, captcha, password: encoded(NEW) });
    expect(await statusOf(path)).toBe(404);
    expect(await toldOf(await signedIn('tier2-review', NEW))).toHaveLength(1);
    await returnTo();
  });

  test('ends when the administrator resets the password, in every enterprise, and the person is told', async () => {
    const client = await signedIn('multi-op', SANDBOX_PASSWORD);
    const paths: string[] = [];
    for (const at of ['E1001', 'E1002']) {
      const { enterpriseNo: now } = await client.call(account.currentUser, {});
      if (now !== at) await client.call(account.switchEnterprise, { enterpriseNo: enterpriseNo(at) });
      paths.push(await openedBy(client));
    }
    const administrator = await server.as('supplier-admin');
    const { list } = await administrator.call(staff.list, { page: 1, pageSize: 100 });
    const { userId, version } = list.find(({ userName }) => userName === 'multi-op') ?? expect.fail('multi-op is not listed');
    await administrator.call(staff.resetPassword, { userId, version });
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
    expect(await server.database.db.$count(calendarFeed, eq(calendarFeed.userId, userId))).toBe(0);
    const told = await server.database.db
      .select()
      .from(message)
      .where(and(eq(message.userId, userId), eq(message.kind, 'calendarFeedEnded')));
    expect(told.map(({ enterpriseNo: at }) => at).toSorted()).toEqual(['E1001', 'E1002']);
  });

  test.each([
    ['is suspended', "update membership set frozen_at = now() where user_id = 'U0009' and enterprise_no = 'E1003'"],
    ['may no longer read records', "update membership set role = 'groupViewer' where user_id = 'U0009' and enterprise_no = 'E1003'"],
    ['has ended', "delete from membership where user_id = 'U0009' and enterprise_no = 'E1003'"],
    ['was in an enterprise that has left', "update enterprise set cancelled_at = now() where enterprise_no = 'E1003'"],
  ])('is not found while the position %s', async (_what, statement) => {
    const returnTo = await server.checkpoint();
    const client = await server.as('tier2-review');
    const path = await openedBy(client);
    expect(await statusOf(path)).toBe(200);
    await server.database.session((session) => session.query(statement));
    expect(await statusOf(path)).toBe(404);
    await returnTo();
  });

  test('is not for the group viewer', async () => {
    expect((await refusalOf((await server.as('data-viewer')).call(feeds.open, {}))).code).toBe('10004');
  });

  test('is not found with a wrong, malformed or missing secret', async () => {
    for (const name of ['', 'x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), `${'A'.repeat(42)}%2F.ics`])
      expect(await statusOf(`/calendars/${name}`)).toBe(404);
  });

  test('is limited by hour', async () => {
    const path = await openedBy(await server.as('tier2-op'));
    const { times, withinMs } = LIMITS.readFeed;
    for (let count = 0; count < times; count += 1) {
      // Stay below the request limit of one network.
      if (count % 50 === 0) server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 60_000));
      expect(await statusOf(path)).toBe(200);
    }
    expect(await statusOf(path)).toBe(429);
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + withinMs));
    expect(await statusOf(path)).toBe(200);
  });
});
