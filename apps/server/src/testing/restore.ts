import type { Database, SqlSession } from '../platform/db/client.ts';

/** Restores a database to an earlier state. */
export type Restore = () => Promise<void>;

/** A snapshot of a filled database. */
export interface DatabaseSnapshot {
  /** Restores all changed rows. Returns false if the structure has changed, so that the database cannot be reused. */
  restore(): Promise<boolean>;
  /** Takes another snapshot, valid until `restore`. Returns a function that restores it. */
  checkpoint(): Promise<Restore>;
}

/** The table that holds a copy of the rows, and their number. */
interface Copy {
  readonly at: string;
  readonly rows: number;
}

/** The contents of a database at one time. Tables without a copy were empty. */
interface SavedState {
  readonly copies: ReadonlyMap<string, Copy>;
  readonly sequences: readonly string[];
}

const texts = (rows: readonly Record<string, unknown>[]) => rows.map(({ text }) => String(text));

const tablesOf = async (session: SqlSession, schema: 'public' | 'original'): Promise<readonly string[]> =>
  texts(await session.query('select tablename as text from pg_tables where schemaname = $1 order by 1', [schema]));

async function rowCounts(session: SqlSession, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = await session.query(
    tables.map((table) => `select '${table}' as text, count(*) as rows from ${table}`).join(' union all '),
  );
  return new Map(counts.flatMap(({ text, rows }) => (Number(rows) > 0 ? [[String(text), Number(rows)] as const] : [])));
}

/** Statements that set the sequences to their present values. */
const sequencesOf = async (session: SqlSession): Promise<readonly string[]> =>
  texts(
    await session.query(`
      select format('select setval(%L, %s, %L);', sequencename, coalesce(last_value, 1), last_value is not null) as text
      from pg_sequences where schemaname = 'public'`),
  );

/** Counts relations, constraints, policies and disabled triggers, which some tests change. */
async function structureOf(session: SqlSession): Promise<string> {
  const rows = await session.query(`
    select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
           (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
           (select count(*) from pg_policy) as policies,
           (select count(*) from pg_trigger where tgenabled <> 'O') as disabled`);
  return JSON.stringify(rows);
}

/** The id of the next transaction. */
async function nextTransaction(session: SqlSession): Promise<string> {
  const [row] = await session.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return String(row?.['next']);
}

/** Copies every row into a separate schema, which databases cloned from this one inherit. */
export const copyToOriginalSchema = (database: Database): Promise<void> =>
  database.session(async (session) => {
    const filled = await rowCounts(session, await tablesOf(session, 'public'));
    const copies = [...filled.keys()].map((table) => `create table original.${table} as table public.${table};`);
    await session.exec(`create schema original; ${copies.join('')}`);
  });

/** Takes the snapshot of a database prepared by `keepOriginal`. */
export function takeSnapshot(database: Pick<Database, 'session'>): Promise<DatabaseSnapshot> {
  return database.session(async (first) => {
    const tables = await tablesOf(first, 'public');
    const originals = (await tablesOf(first, 'original')).map((table) => `original.${table}`);
    const original: SavedState = {
      copies: new Map([...(await rowCounts(first, originals))].map(([at, rows]) => [at.replace('original.', ''), { at, rows }])),
      sequences: await sequencesOf(first),
    };
    const structure = await structureOf(first);
    /** The contents of the tables before transaction `since`. */
    let present = original.copies;
    let since = await nextTransaction(first);
    const checkpointTables: string[] = [];

    // Inserted and updated rows belong to a later transaction; deletions show in the count.
    const changed = (table: string, index: number) =>
      `select '${table}' as text from ${table} having count(*) <> ($2::bigint[])[${index + 1}] or bool_or(xmin::text::bigint >= $1)`;
    // The same text every time, which is planned once.
    const anyChanged = tables.map(changed).join(' union all ');
    const changedTables = async (session: SqlSession) =>
      texts(await session.query(anyChanged, [since, tables.map((table) => present.get(table)?.rows ?? 0)]));

    async function returnTo(session: SqlSession, moment: SavedState): Promise<void> {
      const differing = tables.filter((table) => present.get(table) !== moment.copies.get(table));
      const statements = [...new Set([...(await changedTables(session)), ...differing])].map((table) => {
        const copy = moment.copies.get(table);
        return `delete from ${table}; ${copy ? `insert into ${table} select * from ${copy.at};` : ''}`;
      });
      await session.exec(
        `set session_replication_role = replica; ${statements.join('')} ${moment.sequences.join('')} reset session_replication_role`,
      );
      present = moment.copies;
      since = await nextTransaction(session);
    }

    return {
      restore: () =>
        database.session(async (session) => {
          if ((await structureOf(session)) !== structure) return false;
          await returnTo(session, original);
          if (checkpointTables.length > 0) await session.exec(`drop table ${checkpointTables.splice(0).join()}`);
          return true;
        }),
      checkpoint: () =>
        database.session(async (session) => {
          const copies = new Map(present);
          const now = await changedTables(session);
          const filled = await rowCounts(session, now);
          const made: string[] = [];
          for (const table of now) {
            copies.delete(table);
            const rows = filled.get(table);
            if (rows === undefined) continue;
            const at = `original.${table}_${checkpointTables.length}`;
            checkpointTables.push(at);
            made.push(`create table ${at} as table public.${table};`);
            copies.set(table, { at, rows });
          }
          if (made.length > 0) await session.exec(made.join(''));
          const moment: SavedState = { copies, sequences: await sequencesOf(session) };
          present = copies;
          since = await nextTransaction(session);
          return () => database.session((later) => returnTo(later, moment));
        }),
    };
  });
}
