import { databaseErrorCode, type SqlSession } from './client.ts';

/** Bundled PostgreSQL extensions: `pg_trgm` for substring search, `btree_gin` for indexes over a text and an id. */
const NEEDED = ['pg_trgm', 'btree_gin'] as const;

const NOT_ALLOWED = '42501';

/** Creates the extensions that the schema needs. If it cannot, the error tells the operator what to do. */
export async function ensureExtensions(session: SqlSession): Promise<void> {
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
