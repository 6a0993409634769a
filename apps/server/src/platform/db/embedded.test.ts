import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

const folders: string[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('a long transaction does not block the event loop', async () => {
  const database = await openDatabase();
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  await database.transaction(async (db) => {
    for (let query = 0; query < 60; query += 1) await db.execute(sql`select count(*) from generate_series(1, 30000)`);
  });
  clearInterval(other);
  await database.close();
  expect(turns).toBeGreaterThan(5);
});

test('a checkpoint follows many writes, so that recovery after a kill is short', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-checkpoints-'));
  folders.push(dataDir);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openDatabase({ dataDir });
  const unsaved = () =>
    database.session(async (session) => {
      const [row] = await session.query(
        'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      );
      return Number(row?.['bytes']);
    });
  await database.session((session) => session.exec("create table much as select repeat('x', 100) from generate_series(1, 80000)"));
  const before = await unsaved();
  expect(before).toBeGreaterThan(4_194_304);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await unsaved()).toBeLessThan(1_000_000), { timeout: 30_000 });
  await database.close();
});
