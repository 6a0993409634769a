import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOperationsServer, type OperationsServer } from '../testing/operations-server.ts';

let server: OperationsServer;
const ports: Record<'portal' | 'operations', number> = { portal: 0, operations: 0 };
beforeAll(async () => {
  server = await createOperationsServer();
  for (const [name, { server: raw }] of [
    ['portal', server.http],
    ['operations', server.operations],
  ] as const) {
    await (name === 'portal' ? server.http : server.operations).listen({ port: 0, host: '127.0.0.1' });
    ports[name] = (raw.address() as AddressInfo).port;
  }
});
afterAll(() => server.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends raw bytes, because HTTP clients would correct them, and reads until the server closes the connection. */
function raw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      resolve({ status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') });
    });
  });
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

const REFUSED: readonly (readonly [what: string, bytes: string, status: number])[] = [
  ['half a percent sign', get('/api/%'), 400],
  ['percent signs that are no text', get('/files/%C0%80'), 400],
  ['a NUL in an id', get('/files/%00'), 401],
  ['a NUL in an id that anybody may ask for', get('/announcements/files/%00'), 404],
  ['a very long id', get(`/files/${'x'.repeat(400)}`), 414],
  ['two slashes', get('//'), 404],
  ['another host after two slashes', get('//example.com/%00'), 404],
  ['a path of slashes only', get(`/${'/'.repeat(2000)}`), 404],
  ['an absolute URL', get('http://example.com//x'), 404],
  ['an invalid URL', get('http://[/'), 400],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
  ['a query of 20 KB', get(`/?${'a'.repeat(20_000)}`), 431],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'EXPLODE / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n', 400],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['an invalid length', 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n', 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', 'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 404],
];

describe.each(['portal', 'operations'] as const)('a request that the parser or router of the %s refuses', (listener) => {
  test.each(REFUSED)('is answered in the envelope with the security headers: %s', async (_what, bytes, status) => {
    const answer = await raw(ports[listener], bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (listener === 'portal') expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(answer.body)).toEqual({
      rspCd: '00001',
      rspMsg: expect.stringMatching(/./),
      requestId: answer.headers['x-request-id'],
    });
  });
});
