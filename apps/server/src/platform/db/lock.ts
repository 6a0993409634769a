import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file whose lock says that a folder is somebody's. It holds nothing, and must not be opened by this process again: closing it would end the lock. */
export const LOCK_FILE = 'lianxin.lock';

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);

function take(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written: the transaction is there for the lock that it holds.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Takes a folder for this process alone: the embedded database has no lock of its own, and two processes on one folder lose each other's
 * data. The lock is the kernel's, through SQLite, which Node brings along: it holds between containers that share the folder, whatever
 * becomes of the file's content, and ends with the process however that ends. Answers how to give it back. Throws when it is taken.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  for (let tries = 1; ; tries += 1) {
    try {
      const file = take(path);
      return () => file.close();
    } catch (cause) {
      const code = codeOf(cause);
      if (code === SQLITE_BUSY)
        throw new Error(
          `The data folder ${folder} is in use by another server, perhaps in another container. Stop that server, or give this one another folder with DATA_DIR.`,
          { cause },
        );
      if (code !== SQLITE_NOTADB || tries > 1) throw new Error(`The data folder ${folder} could not be locked.`, { cause });
      // Somebody wrote into it, as earlier versions did; nobody holds it.
      truncateSync(path);
    }
  }
}
