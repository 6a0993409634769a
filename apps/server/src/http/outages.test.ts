import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../platform/db/outage.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { requestsAtOnce: 1, requestsWaiting: 0 } });
});
afterAll(() => server.close());

const ask = async () => (await server.as('supplier-op')).send({ method: 'POST', url: '/api/corp/user/getUser', payload: {} });

test('what cannot be served for the database’s sake is answered 503, and when to repeat it', async () => {
  await server.as('supplier-op');
  const broken = vi.spyOn(server.services.sessions, 'find').mockRejectedValueOnce(new DatabaseUnavailable('no connection'));
  const answer = await ask();
  broken.mockRestore();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ rspCd: '00001', rspMsg: '服务不可用', requestId: answer.headers['x-request-id'] });
  expect((await ask()).statusCode).toBe(200);
});

test('a defect stays a defect, which nobody should repeat', async () => {
  await server.as('supplier-op');
  const broken = vi.spyOn(server.services.sessions, 'find').mockRejectedValueOnce(new Error('a defect'));
  const answer = await ask();
  broken.mockRestore();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
});

test('calls on top of what a server can do are refused at once, while probes are answered', async () => {
  await server.as('supplier-op');
  let go = () => {};
  const find = server.services.sessions.find.bind(server.services.sessions);
  const slow = vi.spyOn(server.services.sessions, 'find').mockImplementationOnce(async (...given) => {
    await new Promise<void>((resolve) => (go = resolve));
    return find(...given);
  });
  const first = ask();
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const second = await ask();
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '2']);
  expect((await server.http.inject({ url: '/readyz' })).statusCode).toBe(200);
  go();
  expect((await first).statusCode).toBe(200);
  slow.mockRestore();
  expect((await ask()).statusCode).toBe(200);
});
