import { createHmac } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { OssConfig } from '../config/config.ts';
import type { ObjectStore } from './object-store.ts';

/** One object in a listing. Keys are URL-encoded, so they hold no markup. */
const OBJECT = /<Contents>\s*<Key>([^<]*)<\/Key>\s*<LastModified>([^<]*)<\/LastModified>/g;

/** Stores objects in Aliyun OSS or a compatible store with version 1 signatures. Browsers upload to it directly. */
export function ossStore({ host, bucket, accessKeyId, accessKeySecret }: OssConfig, clock: Clock, fetch = globalThis.fetch): ObjectStore {
  const send = (method: 'GET' | 'PUT', key: string, content?: Uint8Array<ArrayBuffer>, query = ''): Promise<Response> => {
    const date = clock.now().toUTCString();
    const overwrite: Record<string, string> = content ? { 'x-oss-forbid-overwrite': 'true' } : {};
    const canonical = Object.entries(overwrite)
      .map(([name, value]) => `${name}:${value}\n`)
      .join('');
    const signature = createHmac('sha1', accessKeySecret).update(`${method}\n\n\n${date}\n${canonical}/${bucket}/${key}`).digest('base64');
    return fetch(`${host}/${key}${query}`, {
      method,
      headers: { Date: date, Authorization: `OSS ${accessKeyId}:${signature}`, ...overwrite },
      ...(content ? { body: content } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
  };
  return {
    async put(key, content) {
      const response = await send('PUT', key, new Uint8Array(content));
      if (response.status === 409) return false;
      if (!response.ok) throw new Error(`The object store answered ${response.status} to a PUT.`);
      return true;
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The object store answered ${response.status} to a GET.`);
      return Buffer.from(await response.arrayBuffer());
    },
    async *list() {
      let marker = '';
      do {
        const query = new URLSearchParams({ prefix: 'lianxin/', 'max-keys': '1000', 'encoding-type': 'url', marker });
        // Each page begins after the last key of the one before.
        // oxlint-disable-next-line no-await-in-loop
        const response = await send('GET', '', undefined, `?${query.toString()}`);
        if (!response.ok) throw new Error(`The object store answered ${response.status} to a listing.`);
        // oxlint-disable-next-line no-await-in-loop
        const page = await response.text();
        const found = Array.from(page.matchAll(OBJECT), ([, key = '', at = '']) => ({
          key: decodeURIComponent(key),
          storedAt: new Date(at),
        }));
        yield found;
        marker = page.includes('<IsTruncated>true</IsTruncated>') ? (found.at(-1)?.key ?? '') : '';
      } while (marker !== '');
    },
  };
}
