import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { vitePlugins } from '../../tooling/build/vite-plugins.ts';
import { ROWS, WORK } from './floors/row.ts';

export const FLOORS = ['html', 'react', 'stack'] as const;

/** A compressed file to serve. */
export interface Served {
  readonly type: string;
  readonly content: Buffer;
  /** Whether the file name contains a hash. */
  readonly immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Builds the minimal pages (one HTML file, React alone, the portal's libraries). Returns their files by path. */
export async function buildFloors(): Promise<ReadonlyMap<string, Served>> {
  const outDir = mkdtempSync(join(tmpdir(), 'floors-'));
  const files = new Map<string, Served>();
  for (const name of FLOORS) {
    const folder = join(outDir, name);
    await build({
      root: fileURLToPath(new URL(`floors/${name}`, import.meta.url)),
      base: './',
      logLevel: 'error',
      plugins: vitePlugins(),
      build: { outDir: folder, target: 'es2023', modulePreload: { polyfill: false } },
    });
    writeFileSync(join(folder, 'rows.json'), JSON.stringify(ROWS));
    writeFileSync(join(folder, 'work.json'), JSON.stringify(WORK));
  }
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(outDir, file).split(sep).join('/')}`;
    files.set(path, { type, content: brotliCompressSync(readFileSync(file)), immutable: path.includes('/assets/') });
  }
  return files;
}
