import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../version.ts';
import { databaseErrorCode, type Database, type SqlSession } from './client.ts';
import { ensureExtensions } from './extensions.ts';

/** An arbitrary number, the same for all servers. */
const ADVISORY_LOCK = 7_241_650;
/** How long a migration waits for a lock, how often it comes back, and after what pause: about four minutes in all. */
const LOCK_TIMEOUT_MS = 3000;
const LOCK_ATTEMPTS = 30;
const LOCK_PAUSE_MS = 1000;
const TURN_PAUSE_MS = 300;
/** The SQLSTATEs of a lock that was not granted in time, and of a deadlock. */
const GAVE_WAY: ReadonlySet<string> = new Set(['55P03', '40P01']);
/** The first line of a migration that builds an index while others write. */
const CONCURRENT = /^-- concurrently\b/;
const CONCURRENT_INDEX = /^(?:--[^\n]*\n|\s)*create (?:unique )?index concurrently (\w+) on [^;]+;?\s*$/;
const FILE = /^(\d{4})_[a-z0-9_]+\.sql$/;

export interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/** Finds the folder, whether this file runs from src/platform/db or from dist. */
export function migrationsFolder(): string {
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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How migrations wait for others. */
interface Waiting {
  /** Hears that a migration gave way. */
  readonly tell: (line: string) => void;
  readonly pause: (ms: number) => Promise<void>;
}

/** A migration as the database remembers it. */
async function appliedMigrations(session: SqlSession): Promise<ReadonlyMap<string, string>> {
  const rows = await session.query('select name, checksum from schema_migration');
  return new Map(rows.map((row) => [String(row['name']), String(row['checksum'])]));
}

/** What is wrong with the migrations that a database remembers, in the order of these. */
function refused(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !known.has(name)).toSorted();
  const changed = migrations.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  return [
    ...newer.map(
      (name) =>
        `The database has the migration ${name}, which version ${VERSION} does not know: a newer version has upgraded it. Start that version, or restore a backup from before the upgrade.`,
    ),
    ...changed.map(({ name }) => `Migration ${name} was changed after it ran. Put it back and write a new one.`),
  ];
}

/** For each migration, what is wrong with it in this database: unknown, changed or not applied. Undefined if nothing is. */
export async function migrationProblems(session: SqlSession, migrations = readMigrations()): Promise<(string | undefined)[]> {
  const [row] = await session.query("select to_regclass('public.schema_migration') is not null as present");
  if (row?.['present'] !== true) return ['The database is empty: no migration was ever applied.'];
  const applied = await appliedMigrations(session);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  return [
    ...[...applied.keys()].map(() => undefined),
    ...refused(applied, migrations),
    ...missing.map(({ name }) => `Migration ${name} is not applied: start a server of version ${VERSION} once.`),
  ];
}

/**
 * Migrates the database to the latest schema: each file once, in a transaction. Servers that start at the same time wait for each other.
 * Refuses a database that a newer version has upgraded.
 */
export function migrate(
  database: Database,
  migrations = readMigrations(),
  { tell = () => {}, pause = wait }: Partial<Waiting> = {},
): Promise<void> {
  return database.session(async (session) => {
    // Building an index may take longer than the usual statement timeout.
    await session.exec('set statement_timeout = 0');
    await waitForTurn(session, pause);
    try {
      await ensureExtensions(session);
      await session.exec(
        'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      );
      const applied = await appliedMigrations(session);
      const problems = refused(applied, migrations);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      for (const migration of migrations) if (!applied.has(migration.name)) await apply(session, migration, { tell, pause });
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await session.exec('reset statement_timeout');
    }
  });
}

/** Asks again and again: a server that waited inside a statement would hold up the indexes that another one builds concurrently. */
async function waitForTurn(session: SqlSession, pause: Waiting['pause']): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await session.query('select pg_try_advisory_lock($1) as mine', [ADVISORY_LOCK]);
    if (row?.['mine'] === true) return;
    // oxlint-disable-next-line no-await-in-loop
    await pause(TURN_PAUSE_MS);
  }
}

/** Applies a migration; gives way and tries again while statements of a serving version hold what it must lock. */
async function apply(session: SqlSession, migration: Migration, { tell, pause }: Waiting): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await (CONCURRENT.test(migration.script) ? applyConcurrently(session, migration) : applyAtOnce(session, migration));
      return;
    } catch (cause) {
      if (attempt === LOCK_ATTEMPTS || !GAVE_WAY.has(databaseErrorCode(cause) ?? ''))
        throw new Error(`Migration ${migration.name} failed and was undone.`, { cause });
      tell(`Migration ${migration.name} gave way to others and tries again (${attempt} of ${LOCK_ATTEMPTS}).`);
      // oxlint-disable-next-line no-await-in-loop
      await pause(LOCK_PAUSE_MS * Math.min(attempt, 5));
    }
  }
}

async function applyAtOnce(session: SqlSession, { name, script, checksum }: Migration): Promise<void> {
  await session.exec('begin');
  try {
    // A statement that waits for a table lock blocks all later ones, so the wait is short and repeated.
    await session.exec(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await session.exec(script);
    await session.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await session.exec('commit');
  } catch (cause) {
    await session.exec('rollback');
    throw cause;
  }
}

/** Builds the index of a script without a transaction, while others write. An index that an earlier attempt left unfinished is dropped. */
async function applyConcurrently(session: SqlSession, { name, script, checksum }: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(script)?.[1];
  if (index === undefined) throw new Error(`${name} is marked "concurrently": it must create one index concurrently, and nothing else.`);
  await session.exec(`drop index concurrently if exists ${index}`);
  await session.exec(script);
  await session.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
}
