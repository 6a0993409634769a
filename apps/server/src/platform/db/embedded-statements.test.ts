import { sql, type SQL } from 'drizzle-orm';
import { date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseErrorCode, type Database } from './client.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  await database.session((session) =>
    session.exec("create table kind (id text primary key, tags text[], at timestamptz, on_day date, about jsonb); set timezone = 'UTC'"),
  );
});
afterAll(() => database.close());

const kind = pgTable('kind', {
  id: text().primaryKey(),
  tags: text().array(),
  at: timestamp({ withTimezone: true }),
  onDay: date('on_day'),
  about: jsonb().$type<{ words: string }>(),
});

/** More runs than it takes to prepare a statement, so that the last runs use the prepared one. */
const OFTEN = [1, 2, 3, 4, 5, 6];

const Answer = z.object({ rows: z.tuple([z.object({ value: z.unknown() })]) });
const valueOf = async (query: SQL): Promise<unknown> => z.parse(Answer, await database.db.execute(query)).rows[0].value;

describe('a repeated statement', () => {
  test('is parsed and planned once, and answers for the parameters of each call', async () => {
    for (const times of OFTEN) expect(await valueOf(sql`select ${times}::int * 2 as value`)).toBe(times * 2);
    const [row] = await database.session((session) =>
      session.query(
        "select count(*)::int as count, max(generic_plans + custom_plans)::int as plans from pg_prepared_statements where statement like '%* 2 as value'",
      ),
    );
    expect(row).toEqual({ count: 1, plans: OFTEN.length - 2 });
  });

  test('returns rows as they were written, including nulls', async () => {
    for (const times of OFTEN) {
      const row = {
        id: `${times}`,
        tags: ['a,b', '"c"'],
        at: new Date('2026-11-20T01:30:00Z'),
        onDay: '2026-11-20',
        about: { words: "it's" },
      };
      await database.db.insert(kind).values(row);
      await database.db.insert(kind).values({ id: `empty ${times}` });
      expect(
        await database.db
          .select()
          .from(kind)
          .where(sql`${kind.id} = ${row.id}`),
      ).toEqual([row]);
      expect(
        await database.db
          .select()
          .from(kind)
          .where(sql`${kind.id} = ${`empty ${times}`}`),
      ).toEqual([{ id: `empty ${times}`, tags: null, at: null, onDay: null, about: null }]);
    }
  });

  test('that fails reports its SQLSTATE and does not affect the next ones', async () => {
    for (const divisor of [1, 2, 3, 4, 0, 5]) {
      const quotient = valueOf(sql`select 60 / ${divisor}::int as value`);
      if (divisor === 0) await expect(quotient.catch(databaseErrorCode)).resolves.toBe('22012');
      else expect(await quotient).toBe(60 / divisor);
    }
    for (const _ of OFTEN)
      await expect(valueOf(sql`select missing as value where ${1}::int = 1`).catch(databaseErrorCode)).resolves.toBe('42703');
    expect(await valueOf(sql`select 1 as value`)).toBe(1);
  });

  test('belongs to the transaction that runs it', async () => {
    const write = sql`insert into kind (id) values (${'undone'})`;
    for (const _ of OFTEN) {
      await expect(
        database.transaction(async (db) => {
          await db.execute(write);
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
    }
    expect(await valueOf(sql`select count(*)::int as value from kind where id = ${'undone'}`)).toBe(0);
    await database.transaction((db) => db.execute(write));
    expect(await valueOf(sql`select count(*)::int as value from kind where id = ${'undone'}`)).toBe(1);
  });

  test('still works after its table got another column or index', async () => {
    const found = () => valueOf(sql`select count(*)::int as value from kind where id like ${'empty%'}`);
    for (const _ of OFTEN) expect(await found()).toBe(OFTEN.length);
    await database.session((session) => session.exec('alter table kind add column more text; create index of_day on kind (on_day)'));
    expect(await found()).toBe(OFTEN.length);
  });
});

test('without the ORM, timestamps are parsed as Date, as with PostgreSQL', async () => {
  const [row] = await database.session((session) => session.query("select '2026-11-20T01:30:00Z'::timestamptz as at"));
  expect(row).toEqual({ at: new Date('2026-11-20T01:30:00Z') });
});
