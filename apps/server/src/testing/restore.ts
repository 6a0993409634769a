import type { Database, SqlSession } from '../platform/db/client.ts';

/** What a filled database held when it was looked at, so that it can hold it again. */
export interface Original {
  /** Puts back what has changed since. Answers false where not only rows have changed: such a database is of no more use. */
  restore(): Promise<boolean>;
}

const texts = (rows: readonly Record<string, unknown>[]) => rows.map(({ text }) => String(text));

/** Tables and switched-off triggers: what tests change of the structure, to see that it is missed. */
async function structureOf(session: SqlSession): Promise<string> {
  const rows = await session.query(`
    select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
           (select count(*) from pg_trigger where tgenabled <> 'O') as disabled`);
  return JSON.stringify(rows);
}

/** The first transaction that is yet to come. */
async function nextTransaction(session: SqlSession): Promise<string> {
  const [row] = await session.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return String(row?.['next']);
}

/** Keeps a copy of every row in a schema of its own. */
export function remember(database: Database): Promise<Original> {
  return database.session(async (first) => {
    const tables = texts(await first.query("select tablename as text from pg_tables where schemaname = 'public'"));
    await first.exec(`create schema original; ${tables.map((table) => `create table original.${table} as table ${table};`).join('')}`);
    const sequences = texts(
      await first.query(`
        select format('select setval(%L, %s, %L);', sequencename, coalesce(last_value, 1), last_value is not null) as text
        from pg_sequences where schemaname = 'public'`),
    );
    const structure = await structureOf(first);
    let next = await nextTransaction(first);
    // A row that came or was changed belongs to a later transaction; where one went, there are fewer.
    const changed = (table: string) => `
      select '${table}' as text where exists (select from ${table} where xmin::text::bigint >= ${next})
        or (select count(*) from ${table}) <> (select count(*) from original.${table})`;
    return {
      restore: () =>
        database.session(async (session) => {
          if ((await structureOf(session)) !== structure) return false;
          const rows = texts(await session.query(tables.map(changed).join(' union all ')));
          await session.exec(`
            set session_replication_role = replica;
            ${rows.map((table) => `delete from ${table}; insert into ${table} select * from original.${table};`).join('')}
            ${sequences.join('')}
            reset session_replication_role`);
          next = await nextTransaction(session);
          return true;
        }),
    };
  });
}
