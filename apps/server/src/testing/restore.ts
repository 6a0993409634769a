import type { Database, SqlSession } from '../platform/db/client.ts';

/** Has a database hold again what it held at some moment. */
export type Return = () => Promise<void>;

/** What a filled database held when it was looked at, so that it can hold it again. */
export interface Original {
  /** Puts back what has changed since. Answers false where not only rows have changed: such a database is of no more use. */
  restore(): Promise<boolean>;
  /** Keeps what it holds now besides, until it is restored. Answers the way back to that. */
  checkpoint(): Promise<Return>;
}

/** Where the rows of a table are kept as they were, and how many they are. */
interface Copy {
  readonly at: string;
  readonly rows: number;
}

/** What a database held at one moment: tables without a copy were empty. */
interface Moment {
  readonly copies: ReadonlyMap<string, Copy>;
  readonly sequences: readonly string[];
}

const texts = (rows: readonly Record<string, unknown>[]) => rows.map(({ text }) => String(text));

const tablesOf = async (session: SqlSession, schema: 'public' | 'original'): Promise<readonly string[]> =>
  texts(await session.query('select tablename as text from pg_tables where schemaname = $1 order by 1', [schema]));

async function filledAmong(session: SqlSession, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const counts = await session.query(
    tables.map((table) => `select '${table}' as text, count(*) as rows from ${table}`).join(' union all '),
  );
  return new Map(counts.flatMap(({ text, rows }) => (Number(rows) > 0 ? [[String(text), Number(rows)] as const] : [])));
}

/** How the sequences are set to what they stand at. */
const sequencesOf = async (session: SqlSession): Promise<readonly string[]> =>
  texts(
    await session.query(`
      select format('select setval(%L, %s, %L);', sequencename, coalesce(last_value, 1), last_value is not null) as text
      from pg_sequences where schemaname = 'public'`),
  );

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

/** Copies every row into a schema of its own, which databases that are copied from this one have from the beginning. */
export const keepOriginal = (database: Database): Promise<void> =>
  database.session(async (session) => {
    const filled = await filledAmong(session, await tablesOf(session, 'public'));
    const copies = [...filled.keys()].map((table) => `create table original.${table} as table public.${table};`);
    await session.exec(`create schema original; ${copies.join('')}`);
  });

/** Looks at a database that has its rows kept. */
export function remember(database: Database): Promise<Original> {
  return database.session(async (first) => {
    const tables = await tablesOf(first, 'public');
    const kept = (await tablesOf(first, 'original')).map((table) => `original.${table}`);
    const original: Moment = {
      copies: new Map([...(await filledAmong(first, kept))].map(([at, rows]) => [at.replace('original.', ''), { at, rows }])),
      sequences: await sequencesOf(first),
    };
    const structure = await structureOf(first);
    /** What the tables held before the first transaction that is looked for. */
    let present = original.copies;
    let since = await nextTransaction(first);
    const ofCheckpoints: string[] = [];

    // A row that came or was changed belongs to a later transaction; where one only went, there are fewer.
    const changed = (table: string) => {
      const rows = present.get(table)?.rows;
      return rows === undefined
        ? `select '${table}' as text where exists (select from ${table})`
        : `select '${table}' as text from ${table} having count(*) <> ${rows} or bool_or(xmin::text::bigint >= ${since})`;
    };
    const changedTables = async (session: SqlSession) => texts(await session.query(tables.map(changed).join(' union all ')));

    async function returnTo(session: SqlSession, moment: Moment): Promise<void> {
      const otherwise = tables.filter((table) => present.get(table) !== moment.copies.get(table));
      const back = [...new Set([...(await changedTables(session)), ...otherwise])].map((table) => {
        const copy = moment.copies.get(table);
        return `delete from ${table}; ${copy ? `insert into ${table} select * from ${copy.at};` : ''}`;
      });
      await session.exec(
        `set session_replication_role = replica; ${back.join('')} ${moment.sequences.join('')} reset session_replication_role`,
      );
      present = moment.copies;
      since = await nextTransaction(session);
    }

    return {
      restore: () =>
        database.session(async (session) => {
          if ((await structureOf(session)) !== structure) return false;
          await returnTo(session, original);
          if (ofCheckpoints.length > 0) await session.exec(`drop table ${ofCheckpoints.splice(0).join()}`);
          return true;
        }),
      checkpoint: () =>
        database.session(async (session) => {
          const copies = new Map(present);
          const now = await changedTables(session);
          const filled = await filledAmong(session, now);
          const made: string[] = [];
          for (const table of now) {
            copies.delete(table);
            const rows = filled.get(table);
            if (rows === undefined) continue;
            const at = `original.${table}_${ofCheckpoints.length}`;
            ofCheckpoints.push(at);
            made.push(`create table ${at} as table public.${table};`);
            copies.set(table, { at, rows });
          }
          if (made.length > 0) await session.exec(made.join(''));
          const moment: Moment = { copies, sequences: await sequencesOf(session) };
          present = copies;
          since = await nextTransaction(session);
          return () => database.session((later) => returnTo(later, moment));
        }),
    };
  });
}
