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
