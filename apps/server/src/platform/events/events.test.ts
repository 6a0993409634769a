import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { contract } from '@lianxin/api/contract';
import { fen, messageOf } from '@lianxin/domain';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../http/app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import { countingStatements } from '../db/statements.ts';
import { notify } from '../../business/foundation/messages/notify.ts';
import { publishAnnouncement } from '../../business/foundation/messages/publish.ts';
import { startServices } from '../../start-services.ts';
import { memoryStore } from '../storage/local-store.ts';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

interface LiveEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly topics: readonly string[];
}

let server: TestServer;
let origin: string;
const open: ClientRequest[] = [];
beforeEach(async () => {
  server = await createTestServer();
  origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const request of open.splice(0)) request.destroy();
  await server.close();
});

const eventOf = (block: string): LiveEvent => {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  const data: unknown = JSON.parse(fields.get('data') ?? '{}');
  const topics = typeof data === 'object' && data !== null && 'topics' in data && Array.isArray(data.topics) ? data.topics.map(String) : [];
  return { id: fields.get('id'), name: fields.get('event') ?? '', topics };
};

/** Opens the event stream as a user; `next` waits for the next event. */
async function listen(client: TestClient, headers: Record<string, string> = {}, at = origin) {
  const cookie = Object.entries(client.cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const received: string[] = [];
  let wake = () => {};
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(`${at}/api/events`, { headers: { cookie, ...headers } }, resolve).once('error', reject);
    open.push(request);
  });
  let text = '';
  let ended = false;
  reply.setEncoding('utf8');
  reply.on('data', (part: string) => {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    received.push(...blocks);
    wake();
  });
  reply.once('close', () => {
    ended = true;
    wake();
  });
  const until = async (is: () => boolean) => {
    while (!is()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    reply,
    async next(): Promise<LiveEvent> {
      await until(() => received.some((block) => block.includes('event:')));
      const place = received.findIndex((block) => block.includes('event:'));
      const [block = ''] = received.splice(0, place + 1).slice(-1);
      return eventOf(block);
    },
    beat: () => until(() => received.some((block) => block.startsWith(':'))),
    end: () => until(() => ended),
  };
}

const sendMessage = (enterpriseNo: string, audience: { role?: 'operator' | 'reviewer'; userId?: string } = {}) =>
  server.services.database.transaction((db) =>
    notify(
      { db, ids: server.services.ids, clock: server.clock },
      { ...messageOf('issuanceToReview', { person: '王建国', number: 'OP1', to: '恒信机电' }), enterpriseNo, subjectId: 'I1', ...audience },
    ),
  );

test('a change reaches its audience and nobody else', async () => {
  const operator = await listen(await server.as('supplier-op'));
  const reviewer = await listen(await server.as('supplier-review'));
  const stranger = await listen(await server.as('core-op'));
  for (const one of [operator, reviewer, stranger]) expect((await one.next()).name).toBe('open');
  await sendMessage('E1002', { role: 'reviewer' });
  // Lists may change for the whole enterprise, but the message is only for the reviewer.
  expect((await operator.next()).topics).toEqual(['issuance', 'voucher']);
  expect((await reviewer.next()).topics).toEqual(['issuance', 'message', 'voucher']);
  await sendMessage('E1001');
  expect((await stranger.next()).topics).toContain('message');
  await sendMessage('E1002', { userId: 'U2' });
  expect((await operator.next()).topics).toContain('message');
});

test('the other party of a loan is notified of its progress', async () => {
  const listener = await listen(await server.as('supplier-op'));
  await listener.next();
  const { ids, database } = server.services;
  const facts = { number: 'ZY1', amount: fen(100n), from: '恒信机电', to: '晋融小贷' };
  await database.transaction((db) =>
    notify({ db, ids, clock: server.clock }, { ...messageOf('pledgeToRelease', facts), enterpriseNo: 'E1002' }),
  );
  expect((await listener.next()).topics).toEqual(['message', 'pledge', 'voucher']);
});

test('an announcement reaches everybody, but only after its commit', async () => {
  const listener = await listen(await server.as('supplier-op'));
  await listener.next();
  const { ids, store, database } = server.services;
  const publish = (fails: boolean) =>
    database.transaction(async (db) => {
      await publishAnnouncement({ db, ids, clock: server.clock, store }, { title: '公告', type: 'notice', content: '<p>一</p>' });
      if (fails) throw new Error('undone');
    });
  await expect(publish(true)).rejects.toThrow('undone');
  await sendMessage('E1002', { role: 'reviewer' });
  expect((await listener.next()).topics).toEqual(['issuance', 'voucher']);
  await publish(false);
  expect((await listener.next()).topics).toEqual(['message']);
});

test('colleagues are notified of everything that an act refreshes', async () => {
  const operator = await server.as('core-op');
  const secondServer = await listen(await server.as('multi-op'));
  await secondServer.next();
  const draft = await operator.call(contract.issuance.saveDraft, { form: { remark: '试' } });
  expect((await secondServer.next()).topics).toEqual(['issuance']);
  await operator.call(contract.issuance.deleteDraft, { id: draft.id, version: draft.version });
  expect((await secondServer.next()).topics).toEqual(['issuance', ...contract.issuance.deleteDraft.refreshes]);
});

test('a message read in one window is marked as read in the user’s other windows', async () => {
  await sendMessage('E1002');
  const client = await server.as('supplier-op');
  const own = await listen(client);
  const colleague = await listen(await server.as('supplier-review'));
  await own.next();
  await colleague.next();
  await client.call(contract.message.markRead, { ids: [] });
  expect((await own.next()).topics).toEqual(['message']);
  await sendMessage('E1002', { role: 'reviewer' });
  expect((await colleague.next()).topics).toEqual(['issuance', 'message', 'voucher']);
});

test('after a reconnect the client gets the events that it missed, or a refresh of everything', async () => {
  const client = await server.as('supplier-op');
  const first = await listen(client);
  const seen = (await first.next()).id ?? '';
  await sendMessage('E1002');
  const later = (await first.next()).id ?? '';
  const back = await listen(client, { 'last-event-id': seen });
  await back.next();
  expect((await back.next()).topics).toEqual(['issuance', 'message', 'voucher']);
  const unknown = await listen(client, { 'last-event-id': 'elsewhere.12' });
  await unknown.next();
  expect((await unknown.next()).topics).toEqual(['*']);
  const upToDate = await listen(client, { 'last-event-id': later });
  await upToDate.next();
  await sendMessage('E1002', { role: 'reviewer' });
  expect((await upToDate.next()).topics).toEqual(['issuance', 'voucher']);
});

test('the stream ends with the session and does not keep it alive', async () => {
  const client = await server.as('supplier-op');
  const signedOut = await listen(client);
  await signedOut.next();
  await client.call(contract.account.logout, {});
  expect((await signedOut.next()).name).toBe('ended');
  await signedOut.end();
  const idle = await listen(await server.as('core-op'));
  await idle.next();
  await server.live.beat();
  await idle.beat();
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 31 * 60_000));
  await server.live.beat();
  expect((await idle.next()).name).toBe('ended');
  expect(server.live.size()).toBe(0);
});

test('visitors, other sites and too many connections of one user are refused', async () => {
  expect((await listen(server.visitor())).reply.statusCode).toBe(401);
  expect((await listen(await server.as('status-pending'))).reply.statusCode).toBe(401);
  const client = await server.as('supplier-op');
  expect((await listen(client, { origin: 'https://evil.example' })).reply.statusCode).toBe(403);
  expect((await listen(client, { 'sec-fetch-site': 'cross-site' })).reply.statusCode).toBe(403);
  for (let count = 0; count < 8; count += 1) expect((await listen(client)).reply.statusCode).toBe(200);
  expect((await listen(client)).reply.statusCode).toBe(503);
});

test('the headers forbid proxies to buffer, cache or compress the stream', async () => {
  const listener = await listen(await server.as('supplier-op'));
  expect(listener.reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(listener.reply.headers['content-encoding']).toBeUndefined();
});

/** A second server with its own connections to the same database. */
async function colleague(): Promise<{ at: string; close: () => Promise<void> }> {
  const name = await server.database.session(async (session) => (await session.query('select current_database() as name'))[0]?.['name']);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${String(name)}`;
  const database = await openDatabase({ url: url.href });
  const { clock, wallClock } = server;
  const config = { ...readConfig({ SANDBOX: '1' }), portalDir: undefined };
  const { http } = await createApp(await startServices(config, database, { clock, wallClock, store: memoryStore() }), false);
  return {
    at: await http.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await http.close();
      await database.close();
    },
  };
}

// An embedded database has only one server.
describe.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])('two servers on one %s', () => {
  let other: Awaited<ReturnType<typeof colleague>>;
  beforeEach(async () => {
    other = await colleague();
  });
  afterEach(() => other.close());

  test('an act on one server reaches the pages connected to the other', async () => {
    const reader = await server.as('supplier-op');
    const listener = await listen(reader, {}, other.at);
    await listener.next();
    await sendMessage('E1002');
    expect((await listener.next()).topics).toEqual(['issuance', 'message', 'voucher']);
    await reader.call(contract.message.markRead, { ids: [] });
    expect((await listener.next()).topics).toEqual(['message']);
    await sendMessage('E1001');
    await sendMessage('E1002', { role: 'reviewer' });
    expect((await listener.next()).topics).toEqual(['issuance', 'voucher']);
  });

  test('notifying the other server is no statement of the act that changed something', async () => {
    const listener = await listen(await server.as('supplier-op'), {}, other.at);
    await listener.next();
    const statements = { count: 0, rounds: 0 };
    countingStatements(statements, () => server.services.bus.publish([{ topics: ['message'] }]));
    expect((await listener.next()).topics).toEqual(['message']);
    expect(statements.count).toBe(0);
  });

  test('a session that ends on one server ends its stream on the other', async () => {
    const client = await server.as('supplier-op');
    const listener = await listen(client, {}, other.at);
    await listener.next();
    await client.call(contract.account.logout, {});
    expect((await listener.next()).name).toBe('ended');
    await listener.end();
  });

  test('after a lost connection, clients are told to refresh everything', async () => {
    const listener = await listen(await server.as('supplier-op'), {}, other.at);
    await listener.next();
    await server.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'lianxin-listener'`);
    expect((await listener.next()).topics).toEqual(['*']);
    await sendMessage('E1002');
    expect((await listener.next()).topics).toContain('message');
  });
});
