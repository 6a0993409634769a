import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, SqlSession } from './client.ts';
import { ensureExtensions } from './extensions.ts';

/** An arbitrary number, the same for all servers. */
const ADVISORY_LOCK = 7_241_650;
const FILE = /^(\d{4})_[a-z0-9_]+\.sql$/;

export interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/** Finds the folder, whether this file runs from src/platform/db or from dist. */
function migrationsFolder(): string {
  const found = ['../migrations', '../../../migrations'].map((path) => join(import.meta.dirname, path)).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(`The folder "migrations" is missing beside ${import.meta.dirname}: the installation is incomplete.`);
  return found;
}

/** The numbered SQL files, in order. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  return readdirSync(folder)
    .filter((name) => FILE.test(name))
    .toSorted()
    .map((name) => {
      const script = readFileSync(join(folder, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}

/** Migrates the database to the latest schema: each file once, in a transaction. Servers that start at the same time wait for each other. */
export function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  return database.session(async (session) => {
    // Waiting for another server, or building an index, may take longer than the usual statement timeout.
    await session.exec('set statement_timeout = 0');
    await session.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      await ensureExtensions(session);
      await session.exec(
        'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      );
      const rows = await session.query('select name, checksum from schema_migration');
      const applied = new Map(rows.map((row) => [row['name'], row['checksum']]));
      for (const migration of migrations) {
        const checksum = applied.get(migration.name);
        if (checksum === undefined) await apply(session, migration);
        else if (checksum !== migration.checksum)
          throw new Error(`Migration ${migration.name} was changed after it ran. Put it back and write a new one.`);
      }
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await session.exec('reset statement_timeout');
    }
  });
}

async function apply(session: SqlSession, { name, script, checksum }: Migration): Promise<void> {
  await session.exec('begin');
  try {
    await session.exec(script);
    await session.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await session.exec('commit');
  } catch (cause) {
    await session.exec('rollback');
    throw new Error(`Migration ${name} failed and was undone.`, { cause });
  }
}
