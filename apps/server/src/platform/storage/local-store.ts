import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownerOfKey } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';

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
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

/** Stores objects in memory, for tests. */
export function memoryStore(): ObjectStore {
  const objects = new Map<string, Buffer>();
  return {
    async put(key, content) {
      if (objects.has(key)) return false;
      objects.set(key, Buffer.from(content));
      return true;
    },
    get: async (key) => objects.get(key),
  };
}
