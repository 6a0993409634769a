import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyringOf, prefixesOf } from '../../platform/security/keys.ts';
import { restore } from './backup.ts';
import { runPostgresTool } from './postgres-tools.ts';

const [USED, OTHER] = ['pR7v1KxQ0mWc9ZtY4sLb8NdF2hGjU6aE', 'Jq3Xw8Tz5RkP1nVc7MyB0fHsD4gLu9oA'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lianxin-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a backup whose key is not configured is refused by the id of the key, before the database is asked', async () => {
  const dump = createHash('sha256').update('dump').digest('hex');
  const { currentPrefix } = keyringOf('the key of the server', [USED]);
  expect(prefixesOf([OTHER, USED])).toContain(currentPrefix);
  await writeFile(join(folder, 'database.dump'), 'dump');
  await writeFile(
    join(folder, 'backup.json'),
    JSON.stringify({ version: '1', takenAt: '2026-11-29', dump, objects: null, key: currentPrefix }),
  );
  const env = { DATABASE_URL: 'postgres://name:hidden@127.0.0.1:1/lianxin', DATA_KEYS: OTHER };
  await expect(restore(env, folder)).rejects.toMatchObject({ reason: 'otherKey', detail: currentPrefix.slice(0, -1) });
});

test('an address that the tools of PostgreSQL cannot use is refused without its password', async () => {
  const refused = await runPostgresTool('pg_dump', 'socket://name:hidden@/run', []).catch(String);
  expect(refused).toContain('DATABASE_URL');
  expect(refused).not.toContain('hidden');
});
