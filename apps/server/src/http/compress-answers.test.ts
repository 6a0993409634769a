import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld });
});
afterAll(() => server.close());

const invoices = async (acceptEncoding?: string) =>
  (await server.as('core-op')).send({
    method: 'POST',
    url: urlOf(contract.tradeInvoice.list),
    payload: { pagNo: 1, pagNum: 20 },
    ...(acceptEncoding !== undefined && { headers: { 'accept-encoding': acceptEncoding } }),
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('with Accept-Encoding "%s" the answer is compressed with %s', async (accepts, encoding, decompress) => {
  const plain = await invoices();
  const small = await invoices(accepts);
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(JSON.parse(decompress(small.rawPayload).toString('utf8')).data).toEqual(plain.json().data);
});

test('short answers, and answers to clients without compression, are not compressed', async () => {
  expect((await invoices('identity')).headers['content-encoding']).toBeUndefined();
  const client = await server.as('core-op');
  const short = await client.send({
    method: 'POST',
    url: urlOf(contract.message.unreadCount),
    payload: {},
    headers: { 'accept-encoding': 'br' },
  });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('sign-in answers are never compressed, because their length would leak the secret', async () => {
  const client = server.visitor();
  const password = Buffer.from(SANDBOX_PASSWORD).toString('base64');
  const reply = await client.send({
    method: 'POST',
    url: urlOf(contract.account.login),
    payload: { userName: 'core-op', password },
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers['cache-control']).toBe('no-store, no-transform');
});

test('Server-Timing with duration and statement counts is only sent in a sandbox', async () => {
  expect((await invoices()).headers['server-timing']).toMatch(/^total;dur=\d+\.\d, db;desc="\d+ statements", rounds;desc="\d+ rounds"$/);
  const bank = await createTestServer({ world: tradingWorld, config: { sandbox: false } });
  expect((await bank.http.inject({ url: '/healthz' })).headers['server-timing']).toBeUndefined();
  await bank.close();
});
