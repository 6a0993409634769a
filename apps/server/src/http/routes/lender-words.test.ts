import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/create-test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { lenderSignature } from './lender-words.ts';

const secretOf = (name: string) => name.padEnd(32, '-');
const [old, next, other] = [secretOf('seven-until-now'), secretOf('seven-from-now'), secretOf('twelve')];

let server: TestServer;
beforeAll(async () => {
  const wordsSecrets = new Map([
    [7, [old, next]],
    [12, [other]],
  ]);
  server = await createTestServer({ config: { lender: { url: 'http://127.0.0.1:1', key: 'k', wordsSecrets } } });
});
afterAll(() => server.close());

const accepted = JSON.stringify({ event: 'accepted', serial: 'S-1', applicationNumber: 'RZ-0', saidAt: '2026-11-20T09:42:00+08:00' });

interface Said {
  readonly secret: string;
  readonly channel?: number;
  /** For which it was signed. @default the channel that it is said for */
  readonly signedFor?: number;
  readonly body?: string;
  readonly at?: number;
}

async function say({ secret, channel = 7, signedFor = channel, body = accepted, at = server.wallClock.now().getTime() }: Said) {
  const timestamp = String(Math.floor(at / 1000));
  const signature = lenderSignature(secret, { timestamp, channel: String(signedFor), body: accepted });
  const reply = await server.http.inject({
    method: 'POST',
    url: `/gateway/lenders/${channel}/words`,
    headers: { 'content-type': 'application/json', 'x-lender-timestamp': timestamp, 'x-lender-signature': signature },
    payload: body,
  });
  return reply.statusCode;
}

describe('a word of a lender', () => {
  test('is heard by either of two secrets while one replaces the other', async () => {
    expect([await say({ secret: old }), await say({ secret: next })]).toEqual([200, 200]);
  });

  test.each([
    ['forged', () => ({ secret: secretOf('nobody') })],
    ['signed with another channel’s secret', () => ({ secret: other })],
    ['signed for another channel', () => ({ secret: old, signedFor: 12 })],
    ['said for another channel than it was signed for', () => ({ secret: old, channel: 12, signedFor: 7 })],
    ['of a channel that has no secret', () => ({ secret: old, channel: 1 })],
    ['changed on the way', () => ({ secret: old, body: accepted.replace('RZ-0', 'RZ-1') })],
    ['replayed six minutes later', () => ({ secret: old, at: server.wallClock.now().getTime() - 360_000 })],
  ])('is not heard where it is %s', async (_, said) => {
    expect(await say(said())).toBe(401);
  });
});
