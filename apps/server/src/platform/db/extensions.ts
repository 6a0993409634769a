import { databaseErrorCode, type SqlSession } from './client.ts';

/** What PostgreSQL brings along and has to be asked for: search by any part of a text, and by a text and an identifier at once. */
const NEEDED = ['pg_trgm', 'btree_gin'] as const;

const NOT_ALLOWED = '42501';

/** Makes sure that the database has the extensions that its schema needs. Says in plain words what to do where it cannot have them. */
export async function needExtensions(session: SqlSession): Promise<void> {
  const rows = await session.query('select extname from pg_extension');
  const known = new Set(rows.map(({ extname }) => extname));
  for (const name of NEEDED)
    if (!known.has(name))
      await session.exec(`create extension if not exists ${name}`).catch((cause: unknown) => {
        const remedy =
          databaseErrorCode(cause) === NOT_ALLOWED
            ? `Its user may not add it: have the owner of the database run "create extension ${name}", or grant the user CREATE on the database.`
            : 'It comes with PostgreSQL in the package "postgresql-contrib": install that on the database server and start again.';
        throw new Error(`The database lacks the extension "${name}". ${remedy}`, { cause });
      });
}
