import { contract } from '@lianxin/api/contract';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { readDownloads } from '../../../platform/storage/downloads.ts';

const CONTENT = 'a plug-in';
const ENTRY = {
  id: 'device-windows',
  kind: 'signingDevice',
  name: '签名设备插件',
  platform: 'Windows',
  version: '3.2.1',
  file: 'device.exe',
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  await writeFile(join(folder, 'device.exe'), CONTENT);
  await writeFile(join(folder, 'secret.txt'), 'not offered');
  const { file: _file, ...bare } = { ...ENTRY, id: 'device-macos', platform: 'macOS' };
  await writeFile(join(folder, 'downloads.json'), JSON.stringify([ENTRY, bare]));
  server = await createTestServer({ config: { downloadsDir: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.http.inject({ method: 'GET', url });

test('lists version, size and hash of files, and those missing', async () => {
  const [first, second] = await server.visitor().call(contract.support.downloads, {});
  const sha256 = createHash('sha256').update(CONTENT).digest('hex');
  expect(first).toMatchObject({ version: '3.2.1', size: CONTENT.length, sha256, url: '/downloads/device.exe' });
  expect(second).toMatchObject({ platform: 'macOS', size: null, sha256: null, url: null });
});

test('serves a file as a download only', async () => {
  const reply = await get('/downloads/device.exe');
  expect(reply.body).toBe(CONTENT);
  expect(reply.headers).toMatchObject({
    'content-disposition': 'attachment; filename="device.exe"',
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['secret.txt', 'downloads.json', '..%2fdownloads.json', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'])('does not serve %s', async (name) => {
  expect((await get(`/downloads/${name}`)).statusCode).toBe(404);
});

test('without a folder every entry is without a file', async () => {
  const list = (await readDownloads(undefined)).list('en');
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ url }) => url !== null)).toEqual([]);
});

test('names systems in the request’s language', async () => {
  const { list } = await readDownloads(undefined);
  const named = (language: 'zh' | 'en') => list(language).find(({ id }) => id === 'device-linux')?.platform;
  expect(named('zh')).toBe('统信 UOS / 麒麟');
  expect(named('en')).toBe('UnionTech UOS / Kylin');
});

test('refuses to start with a list that names a missing file', async () => {
  const bad = await mkdtemp(join(tmpdir(), 'downloads-'));
  await writeFile(join(bad, 'downloads.json'), JSON.stringify([ENTRY]));
  await expect(readDownloads(bad)).rejects.toThrow('device.exe');
  await rm(bad, { recursive: true });
});
