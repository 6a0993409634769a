import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { ossStore } from './oss-store.ts';
import { createUploadSigner } from './upload-policy.ts';
import { storedObjects } from '../../testing/stored-objects.ts';

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

test('lists all objects in pages, with signed requests', async () => {
  const asked: Request[] = [];
  const page = (keys: readonly string[], truncated: boolean) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${truncated}</IsTruncated>${keys
      .map(
        (key) =>
          `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>2026-11-18T01:00:00.000Z</LastModified><Size>1</Size></Contents>`,
      )
      .join('')}</ListBucketResult>`;
  const store = ossStore(config, clock, async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return new Response(new URL(request.url).searchParams.get('marker') === '' ? page([KEY, `${KEY}2`], true) : page([`${KEY}3`], false));
  });
  const found = await storedObjects(store);
  expect(found.map(({ key }) => key)).toEqual([KEY, `${KEY}2`, `${KEY}3`]);
  expect(found[0]?.storedAt).toEqual(new Date('2026-11-18T01:00:00Z'));
  const urls = asked.map(({ url }) => new URL(url));
  expect(urls.map(({ pathname, searchParams }) => [pathname, searchParams.get('prefix'), searchParams.get('marker')])).toEqual([
    ['/', 'lianxin/', ''],
    ['/', 'lianxin/', `${KEY}2`],
  ]);
  const signature = createHmac('sha1', 'secret').update('GET\n\n\nFri, 20 Nov 2026 01:42:00 GMT\n/b/').digest('base64');
  expect(asked[0]?.headers.get('authorization')).toBe(`OSS id:${signature}`);
});
