import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'lianxin.lock';

/** When a process started, in the kernel's ticks, so that a later process with the same id is not taken for it. Empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.trim().split(' ');
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return start === '' || startOf(Number(pid)) === start;
}

function create(path: string, holder: string): boolean {
  try {
    const handle = openSync(path, 'wx', 0o600);
    writeSync(handle, holder);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead holder's lock away. Puts it back when it turns out that another process took the lock in the meantime. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) linkSync(aside, path);
  unlinkSync(aside);
}

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two processes on one folder lose each
 * other's data. Answers how to give it back. Throws when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, NAME);
  const holder = `${process.pid} ${startOf(process.pid)}\n`;
  for (let tries = 0; tries < 3; tries += 1) {
    if (create(path, holder)) return () => rmSync(path, { force: true });
    const seen = read(path);
    if (seen === undefined) continue;
    if (isAlive(seen))
      throw new Error(
        `The data folder ${folder} is in use by process ${seen.trim().split(' ')[0]}. Stop that server, or give this one another folder with DATA_DIR.`,
      );
    removeStale(path, seen);
  }
  throw new Error(`The data folder ${folder} could not be locked: another server is starting in it.`);
}
