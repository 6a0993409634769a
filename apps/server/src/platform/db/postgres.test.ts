import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { platformState } from '../../schema/index.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { databaseErrorCode, retryConflicts, type Database } from './client.ts';

class Conflict extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

describe('a transaction that the database aborted', () => {
  const failing = (times: number, code: string) => {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries <= times) throw new Error('query failed', { cause: new Conflict(code) });
      return tries;
    };
  };

  test.each([
    ['40001', 5],
    ['40P01', 5],
    ['23505', 2],
  ])('because of a conflict (%s) is retried', async (code, times) => {
    expect(await retryConflicts(failing(times, code))).toBe(times + 1);
  });

  test('is not retried for other reasons, nor endlessly', async () => {
    await expect(retryConflicts(failing(1, '23503'))).rejects.toThrow('query failed');
    await expect(retryConflicts(failing(3, '23505'))).rejects.toThrow('query failed');
    await expect(retryConflicts(failing(6, '40001'))).rejects.toThrow('query failed');
  });
});

describe('a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase('empty', async () => {});
  });
  afterAll(() => database.close());

  test('reports the SQLSTATE of an error, even if the driver wraps it', async () => {
    const row = { name: 'twice', value: '1' };
    await database.db.insert(platformState).values(row);
    const error: unknown = await database.db
      .insert(platformState)
      .values(row)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(databaseErrorCode(error)).toBe('23505');
  });

  test('keeps the access of an enterprise, to which prepared statements and remembered lists belong', () => {
    expect(database.forEnterprise('E1001').db).toBe(database.forEnterprise('E1001').db);
  });

  test('rolls a failed transaction back completely', async () => {
    const failed = database.transaction(async (db) => {
      await db.insert(platformState).values({ name: 'undone', value: '1' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(
      await database.db
        .select()
        .from(platformState)
        .where(sql`name = 'undone'`),
    ).toEqual([]);
  });

  test('rolls back a savepoint alone, or with its transaction', async () => {
    const kept = (name: string) => ({ name, value: '1' });
    const parts = (ends: () => void) =>
      database.transaction(async (db) => {
        await db.insert(platformState).values(kept('before'));
        await db.transaction(async (part) => void (await part.insert(platformState).values(kept('a part'))));
        const failed = db.transaction(async (part) => {
          await part.insert(platformState).values(kept('a part that fails'));
          throw new Error('changed my mind');
        });
        await expect(failed).rejects.toThrow('changed my mind');
        ends();
      });
    const names = async () =>
      (await database.db.select().from(platformState)).map(({ name }) => name).filter((name) => /part|before/.test(name));
    const undone = parts(() => {
      throw new Error('all of it');
    });
    await expect(undone).rejects.toThrow('all of it');
    expect(await names()).toEqual([]);
    await parts(() => {});
    expect(await names()).toEqual(['before', 'a part']);
  });

  // Only a PostgreSQL server has connections that can be lost.
  test.each(process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [])(
    '%s: lost connections are replaced, and a deadlock is retried',
    async () => {
      await Promise.all(Array.from({ length: 5 }, () => database.ping()));
      const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      await database.db.execute(kill);
      await Promise.allSettled(Array.from({ length: 40 }, () => database.transaction(() => Promise.resolve())));
      // The first query on a dead connection fails; after that the pool replaces it.
      await vi.waitFor(() => Promise.all(Array.from({ length: 5 }, () => database.ping())), { timeout: 10_000 });

      await database.db.insert(platformState).values([
        { name: 'left', value: '0' },
        { name: 'right', value: '0' },
      ]);
      const add = (db: Database['db'], name: string) =>
        db
          .update(platformState)
          .set({ value: sql`(${platformState.value}::int + 1)::text` })
          .where(sql`name = ${name}`);
      const both = (first: string, second: string) =>
        database.transaction(async (db) => {
          await add(db, first);
          await db.execute(sql`select pg_sleep(0.1)`);
          await add(db, second);
        });
      await Promise.all([both('left', 'right'), both('right', 'left')]);
      const rows = await database.db
        .select()
        .from(platformState)
        .where(sql`name in ('left', 'right')`);
      expect(rows.map(({ value }) => value)).toEqual(['2', '2']);
    },
  );
});
