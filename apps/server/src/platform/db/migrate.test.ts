import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from './client.ts';
import { migrate, readMigrations } from './migrate.ts';
import * as schema from '../../schema/index.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());

const query = (text: string) => database.session((session) => session.query(text));

test('schema and database have the same columns', async () => {
  const rows = await query(
    `select table_name, column_name, is_nullable from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`,
  );
  const present = rows.map(
    (row) => `${String(row['table_name'])}.${String(row['column_name'])} ${row['is_nullable'] === 'YES' ? 'null' : 'not null'}`,
  );
  const declared = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableName(table)}.${column.name} ${column.notNull ? 'not null' : 'null'}`,
      ),
    );
  expect(declared.toSorted()).toEqual(present.toSorted());
});

test('does nothing when it runs again, even twice at once', async () => {
  const before = await query('select * from schema_migration order by name');
  await Promise.all([migrate(database), migrate(database)]);
  expect(await query('select * from schema_migration order by name')).toEqual(before);
});

test('refuses a migration that was changed after it ran', async () => {
  const [first, ...rest] = readMigrations();
  const changed = [...(first ? [{ ...first, checksum: 'another' }] : []), ...rest];
  await expect(migrate(database, changed)).rejects.toThrow('was changed after it ran');
});

test('rolls a failed migration back completely', async () => {
  const broken = { name: '9999_broken.sql', script: 'create table half_done (id text); select no_such_function();', checksum: 'x' };
  await expect(migrate(database, [...readMigrations(), broken])).rejects.toThrow('9999_broken.sql failed and was undone');
  expect(await query(`select 1 from information_schema.tables where table_name = 'half_done'`)).toEqual([]);
  await migrate(database);
});

test('refuses a database that a newer version has upgraded, and names what it does not know', async () => {
  const later = { name: '9997_later.sql', script: 'create table made_later (id text)', checksum: 'x' };
  await migrate(database, [...readMigrations(), later]);
  await expect(migrate(database)).rejects.toThrow(
    /^The database has the migration 9997_later\.sql, which version [\d.]+ does not know: a newer version has upgraded it/,
  );
  await query(`delete from schema_migration where name = '9997_later.sql'`);
  await query('drop table made_later');
});

test('a migration that finds a table in use gives way and comes back', async () => {
  let tries = 0;
  const told: string[] = [];
  const busy = { name: '9996_busy.sql', script: 'create table made_at_last (id text)', checksum: 'x' };
  const sessions: Database = {
    ...database,
    session: (work) =>
      database.session((session) =>
        work({
          ...session,
          async exec(script) {
            if (script === busy.script && (tries += 1) < 3)
              await session.exec(`do $$ begin raise exception 'lock not available' using errcode = '55P03'; end $$`);
            await session.exec(script);
          },
        }),
      ),
  };
  await migrate(sessions, [...readMigrations(), busy], { tell: (line) => told.push(line), pause: async () => {} });
  expect(told).toEqual([1, 2].map((attempt) => `Migration 9996_busy.sql gave way to others and tries again (${attempt} of 30).`));
  await query(`delete from schema_migration where name = '9996_busy.sql'`);
  await query('drop table made_at_last');
});

test('an index that others may write beside is built without a transaction, anew after an interruption', async () => {
  const name = '9995_index.sql';
  const script = '-- concurrently\ncreate index concurrently voucher_note on voucher (number, id);\n';
  // As an interrupted attempt leaves it.
  await query('create index voucher_note on voucher (id)');
  await migrate(database, [...readMigrations(), { name, script, checksum: 'x' }]);
  expect(await query(`select indexdef from pg_indexes where indexname = 'voucher_note'`)).toEqual([
    { indexdef: expect.stringContaining('(number, id)') },
  ]);
  await query('drop index voucher_note');
  await query(`delete from schema_migration where name = '${name}'`);
  await expect(migrate(database, [...readMigrations(), { name, script: `${script} select 1;`, checksum: 'x' }])).rejects.toMatchObject({
    cause: { message: expect.stringContaining('it must create one index concurrently, and nothing else') },
  });
});
