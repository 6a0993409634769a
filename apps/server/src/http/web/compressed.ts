import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '../../platform/security/keys.ts';
import type { Encoding } from '../accepted-encoding.ts';

const encoders: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Compresses at the highest level and caches the results in a folder by content hash, also for the next start. */
export function createCompressor(folder: string): (content: Buffer, encoding: Encoding) => Promise<Buffer> {
  async function compress(content: Buffer, encoding: Encoding, path: string): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch {
      // Not cached yet.
    }
    const compressed = await encoders[encoding](content);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.${process.pid}`, compressed);
      await rename(`${path}.${process.pid}`, path);
    } catch {
      // If the folder is not writable, the next start compresses again.
    }
    return compressed;
  }
  const made = new Map<string, Promise<Buffer>>();
  return (content, encoding) => {
    const path = join(folder, `${sha256(content)}.${encoding}`);
    const known = made.get(path) ?? compress(content, encoding, path);
    made.set(path, known);
    return known;
  };
}
