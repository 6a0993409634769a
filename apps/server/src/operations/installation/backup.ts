import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Environment } from '../../platform/config/read-environment.ts';
import { migrationProblems } from '../../platform/db/migrate.ts';
import { ensureRequestRole } from '../../platform/db/request-role.ts';
import { prefixesOf } from '../../platform/security/keys.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { objectsFolder } from '../../platform/storage/object-store-of.ts';
import { VERSION } from '../../platform/version.ts';
import { onInstallation } from './open-installation.ts';
import { runPostgresTool } from './postgres-tools.ts';

const DUMP = 'database.dump';
const OBJECTS = 'objects';
const MANIFEST = 'backup.json';

/** What a backup is of; written last, so that a folder without it is no backup. */
const Manifest = z.object({
  version: z.string(),
  takenAt: z.string(),
  /** SHA-256 of the dump. */
  dump: z.string(),
  /** How many objects are in the backup; null when the installation keeps them in an external store. */
  objects: z.nullable(z.number()),
  /** The id of the key that texts were encrypted with; null when that key is in the database, and so in the dump. */
  key: z.nullable(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** Why nothing was backed up or restored. */
type NotDone = 'embedded' | 'schema' | 'noBackup' | 'damaged' | 'notEmpty' | 'otherStore' | 'otherKey';

/** Ends a backup or a restore before anything was changed. */
export class BackupRefused extends Error {
  readonly reason: NotDone;
  readonly detail: string;

  constructor(reason: NotDone, detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}

function urlOf({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new BackupRefused('embedded');
  return databaseUrl;
}

/** Copies all objects of a folder to another one, and tells their number. */
async function copyObjects(from: string, to: string): Promise<number> {
  let copied = 0;
  for await (const page of localStore(from).list())
    for (const { key } of page) {
      // What is written at this moment is not stored yet.
      if (key.endsWith('.part')) continue;
      await mkdir(dirname(join(to, key)), { recursive: true });
      await copyFile(join(from, key), join(to, key));
      copied += 1;
    }
  return copied;
}

/**
 * Backs up a running installation into a new folder: first the database, then the files, because files are written before their rows.
 * Keys are not included.
 */
export function backUp(env: Environment, folder: string): Promise<Manifest> {
  return onInstallation(env, async ({ config, database, keys }) => {
    const url = urlOf(config);
    const problem = (await database.session((session) => migrationProblems(session))).find((text) => text !== undefined);
    if (problem !== undefined) throw new BackupRefused('schema', problem);
    const { currentPrefix } = await keys();
    const isKeyConfigured = config.dataKeys.length > 0 || config.serverKey !== undefined;
    const takenAt = systemClock.now().toISOString();
    // Fails where the folder exists: a backup is never written over another one.
    await mkdir(folder, { mode: 0o700 });
    const dump = join(folder, DUMP);
    await runPostgresTool('pg_dump', url, ['--format=custom', '--no-comments', `--file=${dump}`], env['PG_BIN']);
    const objects = config.oss ? null : await copyObjects(objectsFolder(config), join(folder, OBJECTS));
    const manifest: Manifest = {
      version: VERSION,
      takenAt,
      dump: await digestOf(dump),
      objects,
      key: isKeyConfigured ? currentPrefix : null,
    };
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  const manifest = z.safeParse(Manifest, text === undefined ? undefined : JSON.parse(text)).data;
  if (!manifest) throw new BackupRefused('noBackup', folder);
  return manifest;
}

/** Restores a backup into an empty database and an empty store, with the role and the rights that the dump itself does not make. */
export function restore(env: Environment, folder: string): Promise<Manifest> {
  return onInstallation(env, async ({ config, database, store }) => {
    const url = urlOf(config);
    const manifest = await readManifest(folder);
    const dump = join(folder, DUMP);
    if ((await digestOf(dump)) !== manifest.dump) throw new BackupRefused('damaged', dump);
    if (manifest.objects !== null && config.oss) throw new BackupRefused('otherStore');
    const { dataKeys, serverKey, formerServerKeys } = config;
    const configured = [...dataKeys, ...(serverKey === undefined ? [] : [serverKey]), ...formerServerKeys];
    if (manifest.key !== null && !prefixesOf(configured).includes(manifest.key))
      throw new BackupRefused('otherKey', manifest.key.slice(0, -1));
    const [row] = await database.session((session) =>
      session.query("select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"),
    );
    if (Number(row?.['tables']) > 0) throw new BackupRefused('notEmpty', 'DATABASE_URL');
    if (manifest.objects !== null)
      for await (const page of store.list()) if (page.length > 0) throw new BackupRefused('notEmpty', objectsFolder(config));
    await database.session(ensureRequestRole);
    await runPostgresTool('pg_restore', url, ['--no-owner', '--exit-on-error', '--single-transaction', dump], env['PG_BIN']);
    if (manifest.objects !== null) await copyObjects(join(folder, OBJECTS), objectsFolder(config));
    return manifest;
  });
}
