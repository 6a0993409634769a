import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/client.ts';
import { assertClock, clockAhead, watchClock } from './database-clock.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());

/** A clock that differs from the database's, which is this machine's. */
const off = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });

test('tells by how much a clock is ahead of the database’s', async () => {
  expect(Math.round((await clockAhead(database, off(3600))) / 60_000)).toBe(60);
  expect(Math.round((await clockAhead(database, off(-3600))) / 60_000)).toBe(-60);
});

test('a server whose clock is more than a minute off does not start, and says by how much', async () => {
  await assertClock(database, off(0));
  await expect(assertClock(database, off(3600))).rejects.toThrow(
    /^The clock of this machine is 3[56]\d\d(\.\d+)? s ahead of the database's/,
  );
  await expect(assertClock(database, off(-3600))).rejects.toThrow(/ s behind the database's/);
});

test('a clock that goes off afterwards is reported', async () => {
  const error = vi.fn<() => void>();
  await watchClock(database, off(3600), { error });
  expect(error).toHaveBeenCalledOnce();
});
