import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Chunk {
  file: string;
  /** The modules it contains, according to its source map. */
  modules: readonly string[];
  imports: readonly string[];
  lazy: readonly string[];
}

/** The screen shown when scripts can no longer be loaded must be loaded with the page table. */
const AT_ONCE = /system\/broken\/broken-screen\.tsx$/;

function read(folder: string, file: string): Chunk {
  const code = readFileSync(join(folder, file), 'utf8');
  const map = join(folder, `${file}.map`);
  // A chunk that only re-exports has no source map.
  const { sources }: { sources: string[] } = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] };
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  return {
    file,
    modules: sources,
    imports: names(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    lazy: names(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g),
  };
}

/** A chunk and its static imports, which are fetched in parallel. */
function together(chunks: ReadonlyMap<string, Chunk>, start: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(chunks.get(file)?.imports ?? []));
  }
  return found;
}

/** Circular imports, in which one file runs before its imports are initialised. */
function circles(chunks: ReadonlyMap<string, Chunk>): string[] {
  return [...chunks.values()]
    .filter(({ file, imports }) => together(chunks, imports).has(file))
    .map(({ file, modules }) => `${file} (${modules.slice(0, 3).join(', ')}) has a circular import.`);
}

/** Screens that are not exactly one dynamic import away from the HTML's scripts, and circular imports. */
export function misplaced(dist: string): string[] {
  const assets = join(dist, 'assets');
  const chunks = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, read(assets, file)]),
  );
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  // Scripts requested by the HTML, as a tag or in its inline script.
  const entries = [...html.matchAll(/"[^"\s]*\/([\w.-]+\.js)"/g)].flatMap(([, name]) => name ?? []);
  const first = together(
    chunks,
    entries.map((name) => basename(name)),
  );
  const second = together(
    chunks,
    [...first].flatMap((file) => chunks.get(file)?.lazy ?? []),
  );
  const distant = [...chunks.values()].flatMap(({ file, modules }) =>
    modules
      .filter((module) => module.endsWith('-screen.tsx') && !AT_ONCE.test(module))
      .flatMap((module) => {
        const screen = module.replace(/^.*\/features\/src\//, '');
        if (first.has(file)) return [`${screen} is not lazy: it is part of ${file}, which is loaded with every page.`];
        return second.has(file) ? [] : [`${screen} is more than two steps from the HTML.`];
      }),
  );
  return [...new Set([...distant, ...circles(chunks)])];
}
