import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import type { Database } from '../db/client.ts';
import { deleteExpired } from '../jobs/housekeeping.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { keyringOf } from './keys.ts';
import { createRateLimiter, sharedRateLimiter, type RateLimiter } from './rate-limit.ts';

const LIMIT = { name: 'test', times: 3, withinMs: 60_000 };
const START = new Date('2026-11-20T01:42:00Z');
const keys = keyringOf('the-key-of-the-servers-that-share-limits');
const clock = stoppedClock(START);

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.moveTo(START);
  await database.session((session) => session.exec('delete from rate_window'));
});

const shared = () => sharedRateLimiter({ db: database.db, keys, clock });

describe.each<[string, () => RateLimiter]>([
  ['in memory', () => createRateLimiter(clock)],
  ['in the database', shared],
])('a limit %s', (_where, create) => {
  test('lets as many through as it says, for each key, until its window ends', async () => {
    const limiter = create();
    const four = async (key: string) => [
      await limiter.takes(LIMIT, key),
      await limiter.takes(LIMIT, key),
      await limiter.takes(LIMIT, key),
      await limiter.takes(LIMIT, key),
    ];
    expect(await four('a')).toEqual([true, true, true, false]);
    expect(await limiter.takes(LIMIT, 'b')).toBe(true);
    await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({ key: 'TOO_FREQUENT' });
    clock.moveTo(new Date(START.getTime() + 60_000));
    expect(await four('a')).toEqual([true, true, true, false]);
  });
});

test('a limit holds over all servers on one database, whichever answers, even at once', async () => {
  const servers = [shared(), shared(), shared()];
  const visits = servers.flatMap((server) => [server, server, server, server]);
  const outcomes = await Promise.all(visits.map((server) => server.takes(LIMIT, 'one visitor')));
  expect(outcomes.filter(Boolean)).toHaveLength(3);
});

test('the database is not told whom a limit holds for, and forgets a window that has ended', async () => {
  await shared().takes(LIMIT, '198.51.100.7');
  const rows = () => database.session((session) => session.query('select * from rate_window'));
  expect(JSON.stringify(await rows())).not.toContain('198.51.100.7');
  clock.moveTo(new Date(START.getTime() + 61_000));
  await deleteExpired({ database, clock, wallClock: clock });
  expect(await rows()).toEqual([]);
});
