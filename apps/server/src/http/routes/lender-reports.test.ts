import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { lenderSignature } from './lender-reports.ts';

const secretOf = (name: string) => name.padEnd(32, '-');
const [old, next, other] = [secretOf('seven-until-now'), secretOf('seven-from-now'), secretOf('twelve')];

let server: TestServer;
beforeAll(async () => {
  const reportSecrets = new Map([
    [7, [old, next]],
    [12, [other]],
  ]);
  server = await createTestServer({ config: { lender: { url: 'http://127.0.0.1:1', key: 'k', reportSecrets: reportSecrets } } });
});
afterAll(() => server.close());

const accepted = JSON.stringify({ event: 'accepted', serial: 'S-1', applicationNumber: 'RZ-0', saidAt: '2026-11-20T09:42:00+08:00' });

interface Report {
  readonly secret: string;
  readonly channel?: number;
  /** The channel in the signature. @default `channel` */
  readonly signedFor?: number;
  readonly body?: string;
  /** The body in the signature. @default that of an accepted application */
  readonly signed?: string;
  readonly at?: number;
}

async function sendReport({
  secret,
  channel = 7,
  signedFor = channel,
  body = accepted,
  signed = accepted,
  at = server.wallClock.now().getTime(),
}: Report) {
  const timestamp = String(Math.floor(at / 1000));
  const signature = lenderSignature(secret, { timestamp, channel: String(signedFor), body: signed });
  const reply = await server.http.inject({
    method: 'POST',
    url: `/gateway/lenders/${channel}/words`,
    headers: { 'content-type': 'application/json', 'x-lender-timestamp': timestamp, 'x-lender-signature': signature },
    payload: body,
  });
  return reply.statusCode;
}

describe('a lender’s report', () => {
  test('is accepted with either of two secrets during a rotation', async () => {
    expect([await sendReport({ secret: old }), await sendReport({ secret: next })]).toEqual([200, 200]);
  });

  test.each([
    ['with a character that cannot be stored', accepted.replace('RZ-0', String.raw`RZ\u0000`)],
    ['with half a character', accepted.replace('S-1', String.raw`S\ud800`)],
    ['with a field that is none', accepted.replace('"serial"', '"number"')],
    ['that is no JSON', accepted.slice(1)],
  ])('%s is refused as malformed, however often it comes', async (_, body) => {
    const sent = { secret: old, body, signed: body };
    expect([await sendReport(sent), await sendReport(sent)]).toEqual([400, 400]);
  });

  test.each([
    ['forged', () => ({ secret: secretOf('nobody') })],
    ['signed with another channel’s secret', () => ({ secret: other })],
    ['signed for another channel', () => ({ secret: old, signedFor: 12 })],
    ['sent to another channel than it was signed for', () => ({ secret: old, channel: 12, signedFor: 7 })],
    ['for a channel without secrets', () => ({ secret: old, channel: 1 })],
    ['changed after signing', () => ({ secret: old, body: accepted.replace('RZ-0', 'RZ-1') })],
    ['replayed six minutes later', () => ({ secret: old, at: server.wallClock.now().getTime() - 360_000 })],
  ])('is refused if it is %s', async (_, said) => {
    expect(await sendReport(said())).toBe(401);
  });
});
