import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE, lockFolder } from './lock.ts';

/** The folder of an embedded database, ours until it is given back. */
export interface DataFolder {
  /** Where the database's files are. */
  readonly database: string;
  /** Says that a database which was not there before is complete now. */
  made(): void;
  release(): void;
}

/** What no database is without. */
const VITAL_FILES = ['PG_VERSION', 'global/pg_control'];
const VITAL_FOLDERS = ['base', 'pg_wal', 'pg_xact'];

function missingIn(folder: string): string[] {
  const sizeOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  const countIn = (path: string) => (existsSync(join(folder, path)) ? readdirSync(join(folder, path)).length : 0);
  return [...VITAL_FILES.filter((path) => sizeOf(path) === 0), ...VITAL_FOLDERS.filter((path) => countIn(path) === 0)];
}

const contentsOf = (folder: string): string[] => readdirSync(folder).filter((name) => name !== LOCK_FILE);

/** The disk has the folder's entries as they are. */
function settle(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Takes a folder for the embedded database. Throws, and changes nothing, where another server has it, or where what lies in it is not a
 * whole database: a fresh one over the remains of another would lose what they still hold.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  const database = join(dataDir, 'database');
  /** Stands while a first start makes the database, which nobody has used then. */
  const unfinished = join(dataDir, 'database.unfinished');
  mkdirSync(dataDir, { recursive: true });
  const locks = [lockFolder(dataDir)];
  const release = () => {
    for (const unlock of locks.splice(0)) unlock();
  };
  try {
    mkdirSync(database, { recursive: true });
    // A second lock among the files themselves: who removes the first has not removed both.
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
      made() {
        if (!isNew) return;
        settle(database);
        rmSync(unfinished);
        settle(dataDir);
      },
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}
