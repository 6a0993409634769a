import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The lock file of a folder. It is empty, and this process must not open it a second time, because closing it would release the lock. */
export const LOCK_FILE = 'lianxin.lock';

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);

function openLocked(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is written: the transaction only serves to hold the lock.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Locks a folder for this process, because the embedded database does not, and two processes in one folder would destroy each other's
 * data. It is a kernel file lock, taken through Node's built-in SQLite: it works between containers that share the folder, does not depend
 * on the file's content, and ends with the process. Returns a function that unlocks the folder. Throws when the folder is locked.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  for (let tries = 1; ; tries += 1) {
    try {
      const file = openLocked(path);
      return () => file.close();
    } catch (cause) {
      const code = codeOf(cause);
      if (code === SQLITE_BUSY)
        throw new Error(
          `The data folder ${folder} is in use by another server, perhaps in another container. Stop that server, or give this one another folder with DATA_DIR.`,
          { cause },
        );
      if (code !== SQLITE_NOTADB || tries > 1) throw new Error(`The data folder ${folder} could not be locked.`, { cause });
      // Earlier versions wrote into the file. Nobody holds it.
      truncateSync(path);
    }
  }
}
