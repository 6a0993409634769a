import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { ossStore } from './oss-store.ts';
import { createUploadSigner } from './upload-policy.ts';

const config = { host: 'https://b.oss.example', bucket: 'b', accessKeyId: 'id', accessKeySecret: 'secret' };
const clock = stoppedClock(new Date('2026-11-20T01:42:00Z'));
const KEY = 'lianxin/E1/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/a.pdf';

test('signs a policy as in OSS version 1, with HMAC-SHA1 of the base64 policy', () => {
  const { policy, signature, accessid } = createUploadSigner('id', 'secret').sign({ key: KEY, size: 1, expiresAt: clock.now() });
  expect(accessid).toBe('id');
  expect(signature).toBe(createHmac('sha1', 'secret').update(policy).digest('base64'));
});

test('forbids the store to overwrite', async () => {
  const asked: Request[] = [];
  const store = ossStore(config, clock, async (input, init) => {
    asked.push(new Request(input, init));
    return new Response(null, { status: 409 });
  });
  expect(await store.put(KEY, Buffer.from('x'))).toBe(false);
  expect(asked[0]?.headers.get('x-oss-forbid-overwrite')).toBe('true');
});

test('reads an object with a signed request', async () => {
  const asked: Request[] = [];
  const store = ossStore(config, clock, async (input, init) => {
    asked.push(new Request(input, init));
    return new Response('content');
  });
  expect((await store.get(KEY))?.toString()).toBe('content');
  const signature = createHmac('sha1', 'secret').update(`GET\n\n\nFri, 20 Nov 2026 01:42:00 GMT\n/b/${KEY}`).digest('base64');
  expect(asked[0]?.url).toBe(`https://b.oss.example/${KEY}`);
  expect(asked[0]?.headers.get('authorization')).toBe(`OSS id:${signature}`);
});

test('distinguishes a missing object from a failure of the store', async () => {
  const answering = (status: number) => ossStore(config, clock, async () => new Response(null, { status }));
  expect(await answering(404).get(KEY)).toBeUndefined();
  await expect(answering(503).get(KEY)).rejects.toThrow('503');
  expect(await answering(409).put(KEY, Buffer.from('x'))).toBe(false);
});
