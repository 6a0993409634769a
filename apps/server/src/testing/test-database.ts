import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../platform/db/client.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { keepOriginal, remember, type Original } from './restore.ts';

/** Fills a migrated database. */
export type Fill = (database: Database) => Promise<void>;

/** Copies of older sources are removed after so long. */
const KEPT_MS = 3_600_000;

const sourceFolder = join(import.meta.dirname, '..');

let sources: string | undefined;

/** Changes with everything that may change what a filled database holds. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of [sourceFolder, join(sourceFolder, '../migrations')])
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.ts$|\.sql$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)));
  return hash.digest('hex');
}

/** The name of what a filled database is kept under. */
function fingerprint(name: string): string {
  sources ??= sourcesHash();
  return createHash('sha256').update(name).update(sources).digest('hex').slice(0, 20);
}

/** What this process has read of them. */
const copies = new Map<string, Blob>();

/** What every other is filled from: to make and migrate one takes longer than to fill it. */
const BARE = 'bare';

/** Migrates it and makes it quick to open again: without what new databases are copied from, and with memory for a test's few rows. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await database.session(async (session) => {
    await session.exec('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await session.exec(`drop database ${name}`);
    await session.exec("alter system set shared_buffers = '8MB'");
  });
}

/** An embedded database in memory, opened from a copy that the first test of its kind left behind. */
async function embeddedCopy(name: string, fill: Fill): Promise<Database> {
  const folder = join(tmpdir(), 'lianxin-test-databases');
  const path = join(folder, `${fingerprint(name)}.tar`);
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
      if (Date.now() - statSync(join(folder, old)).mtimeMs > KEPT_MS) rmSync(join(folder, old), { force: true });
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

/** Copies begin so; then comes when they were made, so that those of earlier runs are known. */
const COPY = 'lianxin_test_';

/** Databases that stayed open to the end of earlier runs; those whose process is still at work are left alone. */
async function dropOldCopies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)',
    [COPY],
  );
  for (const { datname } of rows) {
    const madeAt = Number(datname.slice(COPY.length).split('_')[0]);
    if (Date.now() - madeAt > KEPT_MS) await client.query(`drop database if exists ${datname}`);
  }
}

let oldCopiesAreGone = false;

/** The name of a template; the first who asks for it makes it. */
async function templateOf(server: string, client: pg.Client, name: string, fill: Fill): Promise<string> {
  const template = `lianxin_template_${fingerprint(name)}`;
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

/** Copies a template on a PostgreSQL server; answers where the copy is. */
async function copyOf(server: string, templateIn: (client: pg.Client) => Promise<string>): Promise<string> {
  const copy = `${COPY}${Date.now()}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    // Test files start at once; one makes the template, and copies are made one at a time because PostgreSQL allows no other.
    await client.query('select pg_advisory_lock(7241651)');
    if (!oldCopiesAreGone) await dropOldCopies(client);
    oldCopiesAreGone = true;
    await client.query(`create database ${copy} template ${await templateIn(client)}`);
  });
  return databaseUrl(server, copy);
}

const dropCopy = (server: string, url: string): Promise<unknown> =>
  onServer(server, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));

/** A fresh database on a PostgreSQL server, copied from a template that the first test of its kind made; dropped when it is closed. */
async function serverCopy(server: string, name: string, fill: Fill): Promise<Database> {
  const url = await copyOf(server, (client) => templateOf(server, client, name, fill));
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await dropCopy(server, url);
    },
  };
}

/** Where a new installation keeps its rows. */
export interface NewInstallation {
  readonly database: { readonly url: string } | { readonly dataDir: string };
  remove(): Promise<void>;
}

/** A place without a single table: a folder, or a database on the server of TEST_DATABASE_URL. */
export async function newInstallation(): Promise<NewInstallation> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const dataDir = mkdtempSync(join(tmpdir(), 'lianxin-installation-'));
    return { database: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const url = await copyOf(server, () => Promise.resolve('template1'));
  return { database: { url }, remove: async () => void (await dropCopy(server, url)) };
}

/** A filled database of one's own: embedded, or on the server of TEST_DATABASE_URL. `name` tells one way of filling from another. */
export function testDatabase(name: string, fill: Fill): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? serverCopy(server, name, fill) : embeddedCopy(name, fill);
}

/** Databases that were given back, and what they held. */
const idle = new Map<string, { readonly database: Database; readonly original: Original; readonly since: number }[]>();

/** A database that is given back when it is closed. */
export type LentDatabase = Database & Pick<Original, 'checkpoint'>;

/** A filled database that is given back when it is closed, and restored for who asks next: opening one takes ten times as long. */
export async function lentDatabase(name: string, fill: Fill): Promise<LentDatabase> {
  const shelf = idle.get(name) ?? [];
  idle.set(name, shelf);
  const lend = (database: Database, original: Original): LentDatabase => ({
    ...database,
    checkpoint: () => original.checkpoint(),
    close: async () => void idle.set(name, [...(idle.get(name) ?? []), { database, original, since: performance.now() }]),
  });
  for (let found = shelf.pop(); found !== undefined; found = shelf.pop()) {
    if (await found.original.restore()) return lend(found.database, found.original);
    await found.database.close();
  }
  const database = await testDatabase(`${name} and its original`, async (empty) => {
    await fill(empty);
    await keepOriginal(empty);
  });
  return lend(database, await remember(database));
}

/** So many embedded ones stay open for the next file of tests: to open one takes longer than most tests do, and each holds memory. */
const KEPT_OPEN = 2;

/** Closes the embedded ones that nobody has, but for the last. Those on a server take no memory of ours, and to copy one takes half a second. */
export async function closeIdleDatabases(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const all = [...idle.values()].flat().toSorted((a, b) => b.since - a.since);
  const kept = all.slice(0, KEPT_OPEN);
  for (const [name, shelf] of idle)
    idle.set(
      name,
      shelf.filter((one) => kept.includes(one)),
    );
  await Promise.all(all.filter((one) => !kept.includes(one)).map(({ database }) => database.close()));
}
