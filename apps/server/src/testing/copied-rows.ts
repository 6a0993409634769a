import * as z from 'zod/mini';
import type { TestServer } from './test-server.ts';

const StoredRow = z.object({ table: z.string(), column: z.string(), id: z.string() });

/** A row of a table, by the column of its id. */
export type StoredRow = z.output<typeof StoredRow>;

const ID_COLUMNS = `select c.relname as table, a.attname as column, '' as id from pg_index i
  join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where i.indisprimary and i.indnatts = 1 and a.atttypid = 'text'::regtype and n.nspname = 'public'
  order by a.attname <> 'id'`;

/** The row that has one of these ids, the first first; undefined if there is none. */
export async function storedRow({ database }: Pick<TestServer, 'database'>, ids: readonly string[]): Promise<StoredRow | undefined> {
  const read = async (query: string, parameters: readonly unknown[] = []) =>
    z.parse(z.array(StoredRow), await database.session((session) => session.query(query, parameters)));
  const columns = await read(ID_COLUMNS);
  const look = columns.map(
    ({ table, column }) => `select '${table}' as table, '${column}' as column, "${column}" as id from "${table}" where "${column}" = $1`,
  );
  for (const id of ids) {
    const [found] = await read(look.join(' union all '), [id]);
    if (found) return found;
  }
  return undefined;
}

/** Copies a row under other ids, without its constraints, and updates the stored counts of lists. */
export async function copyRow({ database }: Pick<TestServer, 'database'>, { table, column, id }: StoredRow, copies: number): Promise<void> {
  await database.session(async (session) => {
    await session.query(`do $$
      declare
        rule record;
      begin
        for rule in select conname from pg_constraint where conrelid = '"${table}"'::regclass and contype in ('u', 'c', 'f')
        loop execute format('alter table "${table}" drop constraint %I cascade', rule.conname); end loop;
        for rule in select indexrelid::regclass as name from pg_index where indrelid = '"${table}"'::regclass and indisunique and not indisprimary
        loop execute format('drop index %s cascade', rule.name); end loop;
      end
    $$`);
    await session.query(`alter table "${table}" disable trigger user`);
    await session.query(
      `insert into "${table}" select copy.* from "${table}" one cross join generate_series(1, ${copies}) as copy_of(number_of_copy)
        cross join lateral jsonb_populate_record(one, jsonb_build_object('${column}', one."${column}" || 'Z' || number_of_copy)) copy
        where one."${column}" = $1`,
      [id],
    );
    await session.query(`alter table "${table}" enable trigger user`);
    await session.query('select tally_anew()');
  });
}
