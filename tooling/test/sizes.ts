import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const record = fileURLToPath(new URL('../../bench/package-sizes.json', import.meta.url));

/** What a rebuild may differ by without anybody having added anything, in bytes. */
const SLACK_BYTES = 500;
/** One name from the door of all names, to see that what is not imported is left out. */
const SINGLE: Readonly<Record<string, string>> = { 'ui › Button': 'ui', 'ui › Checkbox': 'ui' };

/** Entries that a page imports as a whole: the doors of `api`, `domain` and `forms`, and each component of `ui`. */
function entries(): Map<string, string> {
  const doors = ['domain', 'forms', 'ui', 'api', 'api/sign-in', 'api/client', 'api/react'];
  const found = new Map(doors.map((door) => [door, `export * from '@lianxin/${door}'`]));
  for (const name of readdirSync(join(packages, 'ui/dist')))
    if (existsSync(join(packages, 'ui/dist', name, 'index.js'))) found.set(`ui/${name}`, `export * from '@lianxin/ui/${name}'`);
  for (const [name, door] of Object.entries(SINGLE)) found.set(name, `export { ${name.split(' › ')[1]} } from '@lianxin/${door}'`);
  return found;
}

/** The built file behind an entry, as `publishConfig.exports` names it. */
function built(entry: string): string {
  const [name = '', ...rest] = entry.replace('@lianxin/', '').split('/');
  const manifest: { publishConfig: { exports: Record<string, { default: string } | string> } } = JSON.parse(
    readFileSync(join(packages, name, 'package.json'), 'utf8'),
  );
  const { exports } = manifest.publishConfig;
  const target = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`] ?? exports['./*'];
  if (target === undefined || typeof target === 'string') throw new Error(`${entry} is no module`);
  return join(packages, name, target.default.replace('*', rest.join('/')));
}

/** What an entry weighs in a consumer's first load: minified, compressed, without the peers that every page has and what is fetched later. */
async function bytesOf(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(packages, 'features') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@lingui/*'],
    plugins: [
      { name: 'as published', setup: (b) => b.onResolve({ filter: /^@lianxin\// }, ({ path }) => ({ path: built(path) })) },
      {
        name: 'fetched later',
        // Left whole, it would have what it shares with the entry counted with the entry.
        setup: (b) => b.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
      },
    ],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/**
 * Compares what each entry of the built packages weighs with `bench/package-sizes.json`; answers what grew by more than a
 * tenth, in words. `update` records what is measured instead.
 */
export async function grown(update: boolean): Promise<string[]> {
  const known: Record<string, number> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const sizes: Record<string, number> = {};
  for (const [name, code] of entries()) sizes[name] = await bytesOf(code);
  if (update) {
    writeFileSync(record, `${JSON.stringify(sizes, null, 2)}\n`);
    return [];
  }
  return Object.entries(sizes).flatMap(([name, bytes]) => {
    const before = known[name];
    if (before === undefined) return [`${name} is new: ${bytes} B. Record it with --update.`];
    if (bytes <= before * 1.1 + SLACK_BYTES) return [];
    return [`${name} grew from ${before} to ${bytes} B. Make it lighter, or say why it grew and record it with --update.`];
  });
}
