import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { contract, fromWire, isPaged, toWire, WHOLE_LIST, WHOLE_LIST_ROWS_MAX } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';
import { sendWhole } from './whole-list.ts';

const { message } = contract;

/** More than two internal pages. */
const ROWS = 1_203;

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.as('supplier-op');
  await server.services.database.db.execute(sql`
    insert into message (id, enterprise_no, type, title, content, words, created_at)
    select 'MW' || lpad(i::text, 6, '0'), 'E1002', 'system', '第' || i || '条', '', '第' || i || '条', now() - i * interval '1 minute' from generate_series(1, ${ROWS}) i`);
});
afterAll(() => server.close());

const first = { page: 1, pageSize: 20, search: '条' };
const asking = (more: { readonly search?: string } = {}) => z.parse(z.looseObject({}), toWire(message.list.request, { ...first, ...more }));
const whole = (asked: object = asking(), headers: Record<string, string> = {}) =>
  client.send({ method: 'POST', url: urlOf(message.list), payload: asked, headers: { accept: WHOLE_LIST, ...headers } });

const Line = z.object({ rspCd: z.literal('00000'), data: z.unknown() });
const pagesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const read = fromWire<typeof message.list.response>(message.list.response, z.parse(Line, JSON.parse(line)).data);
      if (!read.success) throw new Error(z.prettifyError(read.error));
      return read.data;
    });

describe('a complete list', () => {
  test('is sent as one envelope for each page, with the same rows as the pages', async () => {
    const reply = await whole();
    expect(reply.headers).toMatchObject({ 'content-type': `${WHOLE_LIST}; charset=utf-8`, 'cache-control': 'no-store' });
    const pages = pagesIn(reply.body);
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [500, ROWS],
      [500, ROWS],
      [203, ROWS],
    ]);
    const byPages = [];
    for (let page = 1; page <= Math.ceil(ROWS / 100); page += 1)
      byPages.push(...(await client.call(message.list, { ...first, page, pageSize: 100 })).list);
    expect(pages.flatMap(({ list }) => list)).toEqual(byPages);
  });

  test('is filtered like its pages, and an empty list is one empty page', async () => {
    const found = pagesIn((await whole(asking({ search: '第77条' }))).body);
    expect(found).toMatchObject([{ total: 1, list: [{ title: '第77条' }] }]);
    expect(pagesIn((await whole(asking({ search: '没有这条' }))).body)).toMatchObject([{ total: 0, list: [] }]);
  });

  test('is refused like any call if the request is invalid or nobody is signed in', async () => {
    expect((await whole({ pagNo: 0, pagNum: 20 })).json().rspCd).toBe('10001');
    const visitor = await server.http.inject({
      method: 'POST',
      url: urlOf(message.list),
      payload: { pagNo: 1, pagNum: 20 },
      headers: { accept: WHOLE_LIST },
    });
    expect(visitor.json().rspCd).toBe('00018');
  });

  test('is compressed', async () => {
    const { headers, rawPayload } = await whole(undefined, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(pagesIn(brotliDecompressSync(rawPayload).toString('utf8')).flatMap(({ list }) => list)).toHaveLength(ROWS);
    expect((await whole(undefined, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('is only available for lists; other calls answer as usual', async () => {
    const reply = await client.send({ method: 'POST', url: urlOf(message.unreadCount), payload: {}, headers: { accept: WHOLE_LIST } });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(isPaged(message.list)).toBe(true);
    expect(isPaged(message.markRead)).toBe(false);
  });
});

describe('an endless list', () => {
  const app = fastify();
  afterAll(() => app.close());

  const answer = vi.fn();
  let address = '';
  beforeAll(async () => {
    answer.mockImplementation(() =>
      Promise.resolve({ list: Array.from({ length: 500 }, () => 'x'.repeat(1_000)), total: Number.MAX_SAFE_INTEGER }),
    );
    app.get('/', (asked: FastifyRequest, reply: FastifyReply) =>
      sendWhole(asked, reply, { page: 7, pageSize: 20 }, { answer, write: (response) => JSON.stringify(response) }),
    );
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  test('ends at the maximum number of rows', async () => {
    const { body } = await app.inject('/');
    expect(body.trimEnd().split('\n')).toHaveLength(WHOLE_LIST_ROWS_MAX / 500);
    expect(answer.mock.calls.map(([asked]) => asked).slice(0, 2)).toEqual([
      { page: 1, pageSize: 500 },
      { page: 2, pageSize: 500 },
    ]);
  });

  test('is read with backpressure, and no further after the client has disconnected', async () => {
    answer.mockClear();
    const connected = new Promise<Socket>((resolve) => void app.server.once('connection', resolve));
    const asked = request(address).end();
    const socket = await connected;
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    await once(asked, 'response');
    asked.destroy();
    await closed;
    expect(answer.mock.calls.length).toBeLessThan(WHOLE_LIST_ROWS_MAX / 500);
  });
});
