import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './client.ts';
import { openDatabase } from './open-database.ts';
import { lockDataFolder } from './data-folder.ts';
import { LOCK_FILE } from './lock.ts';

const IN_USE = 'in use by another server';
const made: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lianxin-data-'));
  made.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const execute = (database: Database, script: string) => database.session((session) => session.exec(script));
const countIn = async (dataDir: string): Promise<unknown> => {
  const database = await openDatabase({ dataDir });
  const [row] = await database.session((session) => session.query('select count(*)::int as rows from kept'));
  await database.close();
  return row?.['rows'];
};

describe('the folder of an embedded database', () => {
  const dataDir = newFolder();
  beforeAll(async () => {
    const database = await openDatabase({ dataDir });
    await execute(database, 'create table kept (id int); insert into kept select generate_series(1, 10)');
    await database.close();
  });

  test('is refused to a second server, even after the lock file was deleted', async () => {
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(IN_USE);
    rmSync(join(dataDir, LOCK_FILE));
    await expect(openDatabase({ dataDir })).rejects.toThrow(IN_USE);
    await execute(first, 'insert into kept select generate_series(11, 20)');
    await expect(openDatabase({ dataDir })).rejects.toThrow(IN_USE);
    await first.close();
    expect(await countIn(dataDir)).toBe(20);
  });

  test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])(
    'is refused with a message and left unchanged without %s',
    async (path) => {
      const [inside, aside] = [join(dataDir, 'database', path), join(dataDir, 'aside')];
      renameSync(inside, aside);
      const before = readdirSync(join(dataDir, 'database'));
      await expect(openDatabase({ dataDir })).rejects.toThrow(`is not a whole database: ${path} is missing or empty. Nothing was changed.`);
      expect(readdirSync(join(dataDir, 'database'))).toEqual(before);
      renameSync(aside, inside);
    },
  );

  test('is refused with a message if PG_VERSION is empty', async () => {
    const version = join(dataDir, 'database/PG_VERSION');
    const content = readFileSync(version);
    writeFileSync(version, '');
    await expect(openDatabase({ dataDir })).rejects.toThrow('PG_VERSION is missing or empty');
    writeFileSync(version, content);
  });

  test('still has every row once the missing files are restored', async () => {
    expect(await countIn(dataDir)).toBe(20);
  });
});

test('an interrupted first start begins again from an empty folder, because nothing was stored yet', () => {
  const dataDir = newFolder();
  lockDataFolder(dataDir).release();
  mkdirSync(join(dataDir, 'database/base'));
  const again = lockDataFolder(dataDir);
  expect(readdirSync(again.database)).toEqual([LOCK_FILE]);
  again.markComplete();
  again.release();
  mkdirSync(join(dataDir, 'database/base'));
  expect(() => lockDataFolder(dataDir)).toThrow('not a whole database');
});
