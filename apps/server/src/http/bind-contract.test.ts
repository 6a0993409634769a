import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

const { account, message, reference } = contract;

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.as('supplier-op');
});
afterAll(() => server.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  client.send({ method: 'POST', url, payload: payload as object, headers });

describe('a malformed request is answered in the envelope with the request id', () => {
  test.each([
    ['an unknown address', () => post('/api/no/such/call', {}), 404, '请求地址出错'],
    ['another method', () => client.send({ method: 'GET', url: urlOf(account.currentUser) }), 405, '请求方法不受支持'],
    [
      'another content type',
      () => post(urlOf(account.currentUser), 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      '请求内容类型不受支持',
    ],
    ['plain text', () => post(urlOf(account.currentUser), '{}', { 'content-type': 'text/plain' }), 415, '请求内容类型不受支持'],
    ['malformed JSON', () => post(urlOf(account.currentUser), '{', { 'content-type': 'application/json' }), 400, '请求错误'],
    [
      'a prototype in JSON',
      () => post(urlOf(account.currentUser), '{"__proto__":{"a":1}}', { 'content-type': 'application/json' }),
      400,
      '请求错误',
    ],
    ['too much', () => post(urlOf(account.saveSettings), { changes: { a: 'x'.repeat(1_100_000) } }), 413, '请求内容过大'],
    ['an act without its key', () => post(urlOf(account.saveSettings), { changes: {} }), 400, '请求错误'],
  ])('%s', async (_name, send, status, sentence) => {
    const reply = await send();
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ rspCd: '00001', rspMsg: sentence, requestId: reply.headers['x-request-id'] });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('names the permitted method', async () => {
    expect((await client.send({ method: 'DELETE', url: urlOf(account.currentUser) })).headers['allow']).toBe('POST');
  });

  test('does not disclose the details of a defect', async () => {
    const broken = vi.spyOn(server.services.sessions, 'find').mockRejectedValue(new Error('secret of the inside'));
    const reply = await post(urlOf(account.currentUser), {});
    broken.mockRestore();
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ rspCd: '00001', rspMsg: '服务器内部错误' });
    expect(reply.body).not.toContain('secret');
  });
});

describe('a request that violates the contract', () => {
  test('is refused for each field, by wire name', async () => {
    const reply = await post(urlOf(message.list), { pagNo: 0, pagNum: 500, extra: 1 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().rspCd).toBe('10001');
    expect(reply.json().data.fields).toEqual(
      expect.arrayContaining([
        { path: 'pagNo', message: '低于允许的最小值' },
        { path: 'pagNum', message: '超过允许的最大值' },
        { path: 'extra', message: '未知字段' },
      ]),
    );
  });

  test('is refused in the language of the request', async () => {
    const reply = await post(urlOf(message.list), { pagNum: 20 }, { 'accept-language': 'en-US,en;q=0.9' });
    expect(reply.json()).toMatchObject({
      rspMsg: expect.stringContaining('entries'),
      data: { fields: [{ path: 'pagNo', message: 'Required' }] },
    });
  });

  test('is refused if it uses the English names instead of the wire names', async () => {
    const reply = await post(urlOf(message.list), { page: 1, pageSize: 20 });
    expect(reply.json().rspCd).toBe('10001');
  });
});

test('the common base answers in the numeric wrapper', async () => {
  const found = await post(urlOf(reference.isHoliday), { date: '2027-05-15' });
  expect(found.json()).toMatchObject({ code: 0, data: { holiday: true, nextWorkingDay: '2027-05-17', provisional: true } });
  const refused = await post(urlOf(reference.isHoliday), { date: 'tomorrow' });
  expect(refused.json()).toMatchObject({ code: 10_001, data: { fields: [{ path: 'date' }] } });
});

test('headers forbid to cache, frame or sniff replies', async () => {
  const reply = await post(urlOf(account.currentUser), {});
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
