import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer, START } from '../../testing/create-test-server.ts';
import { planJob } from '../jobs/plan.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { askGateway } from '../gateway/http-gateway.ts';
import { job } from '../../schema/index.ts';

const asked: IncomingHttpHeaders[] = [];
const gateway = createServer((request, response) => {
  asked.push(request.headers);
  request.resume().on('end', () => response.end('{}'));
});
const address = () => ({ url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, key: 'a-key' });

beforeAll(() => new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise<void>((done) => void gateway.close(() => done())));

const GIVEN = '7f3a9c1e-proxy-gave';

test.each<[string, number, string, boolean]>([
  ['of a trusted proxy', 1, GIVEN, true],
  ['of nobody who is trusted', 0, GIVEN, false],
  ['that is too long', 1, 'a'.repeat(65), false],
  ['with another form', 1, 'a request; id=1', false],
])('a request id %s is answered as given: %s', async (_which, trustProxy, given, adopted) => {
  const server = await createTestServer({ config: { trustProxy } });
  try {
    const answer = await server.http.inject({ method: 'GET', url: '/healthz', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id'] === given).toBe(adopted);
  } finally {
    await server.close();
  }
});

test('a gateway is told the request or the job for which it is asked', async () => {
  const server = await createTestServer({ config: { trustProxy: 1 } });
  try {
    server.http.post('/asks', async () => {
      await askGateway(address(), '/balances', {}, z.object({}));
      return {};
    });
    await server.http.inject({ method: 'POST', url: '/asks', headers: { 'x-request-id': GIVEN }, payload: { some: 'body' } });
    const { services, database } = server;
    await planJob({ db: database.db, ids: services.ids }, { kind: 'ask', subject: 'a', runAt: new Date(START) });
    const [planned] = await database.db.select().from(job);
    const ask = async () => void (await askGateway(address(), '/balances', {}, z.object({})));
    await runDueJobs(services, { ask }, { error: () => {} });
    expect(asked.map((headers) => headers['x-request-id'])).toEqual([GIVEN, planned?.id]);
  } finally {
    await server.close();
  }
});
