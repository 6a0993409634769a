import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { databaseErrorCode, type Database, type Db } from './client.ts';
import { deferWrites, inSavepoint } from './deferred-writes.ts';
import { countingStatements, type Statements } from './statements.ts';

let database: Database;
async function countersAndNames(empty: Database): Promise<void> {
  await empty.session((session) =>
    session.exec(
      'create table counter (id text primary key, count integer not null check (count < 100)); create table name (id text primary key)',
    ),
  );
}
beforeAll(async () => {
  database = await testDatabase(countersAndNames.name, countersAndNames);
});
afterAll(() => database.close());
beforeEach(() => database.session((session) => session.exec(`delete from counter; delete from name; insert into counter values ('a', 0)`)));

const addTo = (count: number, id = 'a') => sql`update counter set count = count + ${count} where id = ${id}`;
const insertCounter = (id: string) => sql`insert into counter (id, count) values (${id}, 0)`;
const insertName = (id: string) => sql`insert into name (id) values (${id})`;
const countsIn = async (db: Db) => {
  const found = await db
    .select({ id: sql<string>`id`, count: sql<number>`count` })
    .from(sql.raw('counter'))
    .orderBy(sql`id`);
  return Object.fromEntries(found.map(({ id, count }) => [id, count]));
};
const counts = () => countsIn(database.db);

/** The number of statements and round trips of a transaction. */
async function countStatements(work: (db: Db) => Promise<void>): Promise<Statements> {
  const statements = { count: 0, rounds: 0 };
  await countingStatements(statements, () => database.transaction(work));
  return statements;
}

describe('deferred writes', () => {
  test('to different tables, and inserts, are sent as one statement at the end', async () => {
    const { count } = await countStatements(async (db) => {
      deferWrites(db, insertCounter('b'), insertName('x'));
      deferWrites(db, insertCounter('c'), insertName('y'));
    });
    expect([count, await counts()]).toEqual([1, { a: 0, b: 0, c: 0 }]);
  });

  test('to the same row are all made, in order', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, addTo(1));
      deferWrites(db, addTo(2));
      deferWrites(db, sql`update counter set count = count * 10 where id = 'a'`);
      for (const write of [insertCounter('b'), addTo(7, 'b'), sql`delete from counter where id = 'b'`, insertCounter('b')])
        deferWrites(db, write);
      deferWrites(db, sql`insert into counter (id, count) values ('b', 0) on conflict (id) do update set count = counter.count + 4`);
    });
    expect(await counts()).toEqual({ a: 30, b: 4 });
  });

  test('are visible to the next read or write of the transaction', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, addTo(5));
      expect(await countsIn(db)).toEqual({ a: 5 });
      deferWrites(db, addTo(1));
      await db.execute(sql`update counter set count = count * 2`);
      deferWrites(db, addTo(1));
    });
    expect(await counts()).toEqual({ a: 13 });
  });

  test('fail their transaction with the cause, whether or not other statements follow', async () => {
    const tooMuch = (then: (db: Db) => Promise<unknown>) =>
      database
        .transaction(async (db) => {
          deferWrites(db, insertName('x'), addTo(100));
          await then(db);
        })
        .then(
          () => 'done',
          (error: unknown) => databaseErrorCode(error),
        );
    expect([await tooMuch(async () => {}), await tooMuch(countsIn)]).toEqual(['23514', '23514']);
    expect(await counts()).toEqual({ a: 0 });
    expect(await database.db.select({ id: sql`id` }).from(sql.raw('name'))).toEqual([]);
  });

  test('are rolled back with a failed transaction', async () => {
    const refused = database.transaction(async (db) => {
      deferWrites(db, addTo(1));
      await countsIn(db);
      deferWrites(db, addTo(1));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await counts()).toEqual({ a: 0 });
  });

  test('in a savepoint are rolled back with it, without affecting others', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, addTo(1));
      await inSavepoint(db, async (part) => deferWrites(part, addTo(2)));
      const undone = inSavepoint(db, async (part) => {
        deferWrites(part, addTo(10));
        await countsIn(part);
        deferWrites(part, addTo(20));
        throw new Error('refused');
      });
      await expect(undone).rejects.toThrow('refused');
      const failed = inSavepoint(db, async (part) => deferWrites(part, addTo(100)));
      expect(await failed.then(() => 'done', databaseErrorCode)).toBe('23514');
      deferWrites(db, addTo(4));
    });
    expect(await counts()).toEqual({ a: 7 });
  });

  test('need a transaction', () => {
    expect(() => deferWrites(database.db, addTo(1))).toThrow('inside of a transaction');
  });
});
