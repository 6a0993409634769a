import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localStore } from './local-store.ts';
import { storedObjects } from '../../testing/stored-objects.ts';

const KEY = 'lianxin/E1/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/file.pdf';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lianxin-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one of many concurrent writes to a key is stored completely, and no temporary files remain', async () => {
  const store = localStore(folder);
  const contents = Array.from({ length: 40 }, (_, place) => Buffer.alloc(200_000 + place, place));
  const kept = await Promise.all(contents.map((content) => store.put(KEY, content)));
  expect(kept.filter(Boolean)).toHaveLength(1);
  expect(await store.get(KEY)).toEqual(contents[kept.indexOf(true)]);
  expect(readdirSync(dirname(join(folder, KEY)))).toEqual(['file.pdf']);
});

test('an existing object is not overwritten', async () => {
  const store = localStore(folder);
  expect(await store.put(KEY, Buffer.from('first'))).toBe(true);
  expect(await store.put(KEY, Buffer.from('second'))).toBe(false);
  expect((await store.get(KEY))?.toString()).toBe('first');
});

test('objects are listed in the order of their keys, with the time of storing', async () => {
  const store = localStore(folder);
  const listed = () => storedObjects(store);
  expect(await listed()).toEqual([]);
  const keys = [
    'E1/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/file.pdf',
    'E-1/01M7Z1ZPDP7N0PPG3WWRXR8YRZ/a-b.pdf',
    'E1/01M7Z1ZPDP7N0PPG3WWRXR8YRA/file-1',
  ].map((key) => `lianxin/${key}`);
  for (const key of keys) await store.put(key, Buffer.from('x'));
  const found = await listed();
  expect(found.map(({ key }) => key)).toEqual(keys.toSorted());
  expect(found.every(({ storedAt }) => storedAt.getTime() > 0)).toBe(true);
});
