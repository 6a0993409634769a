import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE, lockFolder } from './lock.ts';

/** The locked folder of an embedded database. */
export interface DataFolder {
  /** The subfolder with the database's files. */
  readonly database: string;
  /** Records that a new database was created completely. */
  markComplete(): void;
  release(): void;
}

/** Files and folders that every complete database has. */
const REQUIRED_FILES = ['PG_VERSION', 'global/pg_control'];
const REQUIRED_FOLDERS = ['base', 'pg_wal', 'pg_xact'];

function missingIn(folder: string): string[] {
  const sizeOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  const countIn = (path: string) => (existsSync(join(folder, path)) ? readdirSync(join(folder, path)).length : 0);
  return [...REQUIRED_FILES.filter((path) => sizeOf(path) === 0), ...REQUIRED_FOLDERS.filter((path) => countIn(path) === 0)];
}

const contentsOf = (folder: string): string[] => readdirSync(folder).filter((name) => name !== LOCK_FILE);

/** Flushes the folder's entries to disk. */
function syncToDisk(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Locks the folder of the embedded database. Throws and changes nothing when another server uses it, or when the database in it is
 * incomplete: creating a new one over the remains would destroy recoverable data.
 */
export function lockDataFolder(dataDir: string): DataFolder {
  const database = join(dataDir, 'database');
  /** Exists while a first start creates the database, which has no data yet. */
  const unfinished = join(dataDir, 'database.unfinished');
  mkdirSync(dataDir, { recursive: true });
  const locks = [lockFolder(dataDir)];
  const release = () => {
    for (const unlock of locks.splice(0)) unlock();
  };
  try {
    mkdirSync(database, { recursive: true });
    // A second lock among the database's files, in case somebody deletes the first.
    locks.push(lockFolder(database));
    if (existsSync(unfinished)) for (const name of contentsOf(database)) rmSync(join(database, name), { recursive: true });
    const isNew = contentsOf(database).length === 0;
    const missing = isNew ? [] : missingIn(database);
    if (missing.length > 0)
      throw new Error(
        `The folder ${database} is not a whole database: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing or empty. Nothing was changed. Put it back from a copy, or move the folder away to begin with an empty database.`,
      );
    if (isNew) writeFileSync(unfinished, '');
    return {
      database,
      markComplete() {
        if (!isNew) return;
        syncToDisk(database);
        rmSync(unfinished);
        syncToDisk(dataDir);
      },
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}
