import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock, type Clock } from '../clock/clock.ts';
import { ownerOfKey } from './object-key.ts';
import type { ObjectStore, StoredKey } from './object-store.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Writes a file and flushes it to disk. */
async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

const ifPresent = async <Found>(found: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** The files below a folder in the order of their paths, one page for each folder. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<readonly StoredKey[]> {
  const entries = ((await ifPresent(readdir(join(root, folder), { withFileTypes: true }))) ?? [])
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    // A folder is followed by a slash in the paths of its files.
    .toSorted((left, right) => (`${left.path}/` < `${right.path}/` ? -1 : 1));
  const files: StoredKey[] = [];
  for (const { entry, path } of entries) {
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else {
      // oxlint-disable-next-line no-await-in-loop
      const found = await ifPresent(stat(join(root, path)));
      if (found) files.push({ key: path, storedAt: found.mtime });
    }
  }
  yield files;
}

/** Stores objects as files below a folder. Writes are atomic and never overwrite. */
export function localStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (ownerOfKey(key) === undefined) throw new Error('not an object key');
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      // Each write has its own temporary file, so that concurrent writes do not mix.
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeDurably(draft, content);
        await link(draft, path);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: (key) => ifPresent(readFile(pathOf(key))),
    list: () => filesBelow(folder, 'lianxin'),
  };
}

interface MemoryObject {
  readonly content: Buffer;
  readonly storedAt: Date;
}

export type MemoryObjects = Map<string, MemoryObject>;

interface MemoryStore {
  /** @default the machine's clock */
  readonly clock?: Pick<Clock, 'now'>;
  /** The present objects, which a test may exchange. @default own objects */
  readonly objects?: () => MemoryObjects;
}

/** Stores objects in memory, for tests. */
export function memoryStore({ clock = systemClock, objects }: MemoryStore = {}): ObjectStore {
  const own: MemoryObjects = new Map();
  const present = objects ?? (() => own);
  return {
    async put(key, content) {
      if (present().has(key)) return false;
      present().set(key, { content: Buffer.from(content), storedAt: clock.now() });
      return true;
    },
    get: async (key) => present().get(key)?.content,
    async *list() {
      yield [...present()].map(([key, { storedAt }]) => ({ key, storedAt })).toSorted((left, right) => (left.key < right.key ? -1 : 1));
    },
  };
}
