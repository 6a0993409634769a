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

const added = (count: number, id = 'a') => sql`update counter set count = count + ${count} where id = ${id}`;
const begun = (id: string) => sql`insert into counter (id, count) values (${id}, 0)`;
const named = (id: string) => sql`insert into name (id) values (${id})`;
const countsIn = async (db: Db) => {
  const found = await db
    .select({ id: sql<string>`id`, count: sql<number>`count` })
    .from(sql.raw('counter'))
    .orderBy(sql`id`);
  return Object.fromEntries(found.map(({ id, count }) => [id, count]));
};
const counts = () => countsIn(database.db);

/** How many statements a transaction asked, in how many ways to the database. */
async function asked(work: (db: Db) => Promise<void>): Promise<Statements> {
  const statements = { count: 0, rounds: 0 };
  await countingStatements(statements, () => database.transaction(work));
  return statements;
}

describe('writes that are deferred', () => {
  test('of different tables, and new rows, are one statement at the end', async () => {
    const { count } = await asked(async (db) => {
      deferWrites(db, begun('b'), named('x'));
      deferWrites(db, begun('c'), named('y'));
    });
    expect([count, await counts()]).toEqual([1, { a: 0, b: 0, c: 0 }]);
  });

  test('of one row are all made, in their order', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, added(1));
      deferWrites(db, added(2));
      deferWrites(db, sql`update counter set count = count * 10 where id = 'a'`);
      for (const write of [begun('b'), added(7, 'b'), sql`delete from counter where id = 'b'`, begun('b')]) deferWrites(db, write);
      deferWrites(db, sql`insert into counter (id, count) values ('b', 0) on conflict (id) do update set count = counter.count + 4`);
    });
    expect(await counts()).toEqual({ a: 30, b: 4 });
  });

  test('are there for whatever the transaction reads or writes next', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, added(5));
      expect(await countsIn(db)).toEqual({ a: 5 });
      deferWrites(db, added(1));
      await db.execute(sql`update counter set count = count * 2`);
      deferWrites(db, added(1));
    });
    expect(await counts()).toEqual({ a: 13 });
  });

  test('fail their transaction, and say why, whether it ends with them or goes on', async () => {
    const tooMuch = (then: (db: Db) => Promise<unknown>) =>
      database
        .transaction(async (db) => {
          deferWrites(db, named('x'), added(100));
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

  test('are undone with what refuses', async () => {
    const refused = database.transaction(async (db) => {
      deferWrites(db, added(1));
      await countsIn(db);
      deferWrites(db, added(1));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await counts()).toEqual({ a: 0 });
  });

  test('in a part of a transaction are undone with it, and with it alone', async () => {
    await database.transaction(async (db) => {
      deferWrites(db, added(1));
      await inSavepoint(db, async (part) => deferWrites(part, added(2)));
      const undone = inSavepoint(db, async (part) => {
        deferWrites(part, added(10));
        await countsIn(part);
        deferWrites(part, added(20));
        throw new Error('refused');
      });
      await expect(undone).rejects.toThrow('refused');
      const failed = inSavepoint(db, async (part) => deferWrites(part, added(100)));
      expect(await failed.then(() => 'done', databaseErrorCode)).toBe('23514');
      deferWrites(db, added(4));
    });
    expect(await counts()).toEqual({ a: 7 });
  });

  test('have to be of a transaction', () => {
    expect(() => deferWrites(database.db, added(1))).toThrow('inside of a transaction');
  });
});
