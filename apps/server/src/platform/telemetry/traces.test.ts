import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { askGateway } from '../gateway/http-gateway.ts';
import { startTraces } from './start-traces.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly spanId: string;
  readonly attributes: readonly { readonly key: string }[];
  readonly events?: readonly { readonly name: string }[];
}

const spans: SentSpan[] = [];
const bodies: string[] = [];
let calledUnder: string | undefined;
/** The collector, and a gateway beside it. */
const outside = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    if (request.url === '/v1/traces') {
      bodies.push(body);
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)));
    } else calledUnder = String(request.headers['traceparent']);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});

let server: TestServer;
let stop: () => Promise<void>;
const own = () => `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
beforeAll(async () => {
  await new Promise<void>((done) => void outside.listen(0, '127.0.0.1', done));
  stop = await startTraces({ tracesEndpoint: own() });
  server = await createTestServer({ config: { trustProxy: 1, tracesEndpoint: own() } });
  server.http.post('/asks', async () => {
    await server.database.db.execute('select 1');
    await askGateway({ url: own(), key: 'a-key' }, '/balances', { accountName: '恒信机电' }, z.object({}));
    return {};
  });
});
afterAll(async () => {
  await server.close();
  outside.close();
});

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

test('a request is a trace from the proxy through the statements to the gateway, without personal data', async () => {
  await server.http.inject({
    method: 'POST',
    url: '/asks',
    headers: { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` },
    payload: { name: '恒信机电' },
  });
  await stop();
  const request = spans.find(({ name }) => name === 'POST /asks');
  expect(request).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span });
  expect(request?.attributes.map(({ key }) => key).toSorted()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'lianxin.request.id',
  ]);
  expect(request?.events?.map(({ name }) => name)).toContain('statement');
  const asked = spans.find(({ name }) => name === 'POST /balances');
  expect(asked).toMatchObject({ traceId: CALLER.trace, parentSpanId: request?.spanId });
  expect(calledUnder).toBe(`00-${CALLER.trace}-${asked?.spanId}-01`);
  expect(bodies.join()).not.toContain('恒信');
});
