import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../platform/db/client.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { statementNames } from '../platform/db/named-statements.ts';
import { migrate } from '../platform/db/migrate.ts';
import { copyToOriginalSchema, takeSnapshot, type DatabaseSnapshot } from './restore.ts';

/** Fills a migrated database. */
export type Fill = (database: Database) => Promise<void>;

/** Age at which cached copies are removed. */
const MAX_COPY_AGE_MS = 3_600_000;

const sourceFolder = join(import.meta.dirname, '..');

let sources: string | undefined;

/** Hash of all sources that may affect the contents of a filled database. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of [sourceFolder, join(sourceFolder, '../migrations')])
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.ts$|\.sql$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)));
  return hash.digest('hex');
}

/** The cache key of a filled database. */
function cacheKey(name: string): string {
  sources ??= sourcesHash();
  return createHash('sha256').update(name).update(sources).digest('hex').slice(0, 20);
}

/** Cached copies that this process has read. */
const copies = new Map<string, Blob>();

/** Name of the migrated, empty database from which all others start, because migrating takes longer than filling. */
const BARE = 'bare';

/** Migrates a database and makes it fast to open: no template databases, and little memory, as tests have few rows. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await database.session(async (session) => {
    await session.exec('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await session.exec(`drop database ${name}`);
    await session.exec("alter system set shared_buffers = '8MB'");
  });
}

/** An embedded in-memory database, opened from the copy written by the first test that needed it. */
async function embeddedCopy(name: string, fill: Fill): Promise<Database> {
  const folder = join(tmpdir(), 'lianxin-test-databases');
  const path = join(folder, `${cacheKey(name)}.tar`);
  const known = copies.get(path) ?? (existsSync(path) ? new Blob([readFileSync(path)]) : undefined);
  if (known !== undefined) {
    copies.set(path, known);
    return openDatabase({ loadFrom: known });
  }
  const database = name === BARE ? await openDatabase() : await embeddedCopy(BARE, prepare);
  await fill(database);
  await database.session((session) => session.exec('checkpoint'));
  const dump = await database.dump?.();
  if (dump) {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder))
      if (Date.now() - statSync(join(folder, old)).mtimeMs > MAX_COPY_AGE_MS) rmSync(join(folder, old), { force: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  return database;
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Name prefix of copies. It is followed by their creation time, by which copies of earlier runs are recognised. */
const COPY_PREFIX = 'lianxin_test_';

/** Drops databases left behind by earlier runs, except those still in use. */
async function dropOldCopies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)',
    [COPY_PREFIX],
  );
  for (const { datname } of rows) {
    const madeAt = Number(datname.slice(COPY_PREFIX.length).split('_')[0]);
    if (Date.now() - madeAt > MAX_COPY_AGE_MS) await client.query(`drop database if exists ${datname}`);
  }
}

let oldCopiesAreGone = false;

/** Returns the name of a template, and creates it if it does not exist. */
async function templateOf(server: string, client: pg.Client, name: string, fill: Fill): Promise<string> {
  const template = `lianxin_template_${cacheKey(name)}`;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return template;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}${name === BARE ? '' : ` template ${await templateOf(server, client, BARE, migrate)}`}`);
  const database = await openDatabase({ url: databaseUrl(server, draft) });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

/** Copies a template on a PostgreSQL server and returns the URL of the copy. */
async function copyOf(server: string, templateIn: (client: pg.Client) => Promise<string>): Promise<string> {
  const copy = `${COPY_PREFIX}${Date.now()}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    // Test files start at the same time: one creates the template, and copies are made one after another, as PostgreSQL requires.
    await client.query('select pg_advisory_lock(7241651)');
    if (!oldCopiesAreGone) await dropOldCopies(client);
    oldCopiesAreGone = true;
    await client.query(`create database ${copy} template ${await templateIn(client)}`);
  });
  return databaseUrl(server, copy);
}

const dropCopy = (server: string, url: string): Promise<unknown> =>
  onServer(server, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));

/** A database, and how to reach it beside the connections of the server under test. */
type TestDatabase = Database & { readonly beside: Pick<Database, 'session'> };

/** Starting parallel workers takes longer than reading what they would read. */
const WITHOUT_TRIGGERS = '-c session_replication_role=replica -c jit=off -c max_parallel_workers_per_gather=0';

/**
 * A connection without triggers, opened when it is first used. Switching them off on a connection makes PostgreSQL forget all its plans, so
 * snapshots are not restored on those of the server under test.
 */
function withoutTriggers(url: string): TestDatabase['beside'] & { end(): Promise<void> } {
  let opened: Promise<pg.Client> | undefined;
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, options: WITHOUT_TRIGGERS });
    await client.connect();
    return client;
  }
  const nameOf = statementNames();
  return {
    async session(work) {
      const client = await (opened ??= open());
      return work({
        exec: async (script) => void (await client.query(script)),
        query: async (text, parameters = []) =>
          (await client.query<Record<string, unknown>>({ name: nameOf(text), text, values: [...parameters] })).rows,
      });
    },
    end: async () => (await opened)?.end(),
  };
}

/** A database on a PostgreSQL server, copied from a template and dropped on close. */
async function serverCopy(server: string, name: string, fill: Fill): Promise<TestDatabase> {
  const url = await copyOf(server, (client) => templateOf(server, client, name, fill));
  const database = await openDatabase({ url });
  const beside = withoutTriggers(url);
  return {
    ...database,
    beside,
    async close() {
      await Promise.all([database.close(), beside.end()]);
      await dropCopy(server, url);
    },
  };
}

/** The database of a new installation. */
export interface NewInstallation {
  readonly database: { readonly url: string } | { readonly dataDir: string };
  remove(): Promise<void>;
}

/** An empty data folder, or an empty database on the server at TEST_DATABASE_URL. */
export async function newInstallation(): Promise<NewInstallation> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-installation-'));
    return { database: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const url = await copyOf(server, () => Promise.resolve('template1'));
  return { database: { url }, remove: async () => void (await dropCopy(server, url)) };
}

/** A new filled database: embedded, or on the server at TEST_DATABASE_URL. `name` identifies the way it is filled. */
export async function testDatabase(name: string, fill: Fill): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return serverCopy(server, name, fill);
  const database = await embeddedCopy(name, fill);
  return { ...database, beside: database };
}

/** Pooled databases with their snapshots. */
const idle = new Map<string, { readonly database: Database; readonly original: DatabaseSnapshot; readonly since: number }[]>();

/** A database that returns to the pool on close. */
export type PooledDatabase = Database & Pick<DatabaseSnapshot, 'checkpoint'>;

/** A filled database from a pool. Restoring a used one is ten times faster than opening a new one. */
export async function pooledDatabase(name: string, fill: Fill): Promise<PooledDatabase> {
  const shelf = idle.get(name) ?? [];
  idle.set(name, shelf);
  const pooled = (database: Database, original: DatabaseSnapshot): PooledDatabase => ({
    ...database,
    checkpoint: () => original.checkpoint(),
    close: async () => void idle.set(name, [...(idle.get(name) ?? []), { database, original, since: performance.now() }]),
  });
  for (let found = shelf.pop(); found !== undefined; found = shelf.pop()) {
    if (await found.original.restore()) return pooled(found.database, found.original);
    await found.database.close();
  }
  const database = await testDatabase(`${name} and its original`, async (empty) => {
    await fill(empty);
    await copyToOriginalSchema(empty);
  });
  return pooled(database, await takeSnapshot(database.beside));
}

/** Embedded databases kept open for the next test file: opening one takes longer than most tests, but each uses memory. */
const MAX_IDLE = 2;

/** Closes idle embedded databases except the most recent. Databases on a server stay open, as they use no memory of this process. */
export async function closeIdleDatabases(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const all = [...idle.values()].flat().toSorted((a, b) => b.since - a.since);
  const kept = all.slice(0, MAX_IDLE);
  for (const [name, shelf] of idle)
    idle.set(
      name,
      shelf.filter((one) => kept.includes(one)),
    );
  await Promise.all(all.filter((one) => !kept.includes(one)).map(({ database }) => database.close()));
}
