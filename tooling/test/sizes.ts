import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const record = fileURLToPath(new URL('../../bench/package-sizes.json', import.meta.url));

/** Tolerated difference between rebuilds of the same code, in bytes. */
const SLACK_BYTES = 500;
/** Single exports of a package index, to check tree shaking. */
const SINGLE: Readonly<Record<string, string>> = { 'ui › Button': 'ui', 'ui › Checkbox': 'ui' };

/** Measured entries: the package indexes, each component of `ui`, and the single exports. */
function entries(): Map<string, string> {
  const doors = ['domain', 'forms', 'ui', 'api', 'api/sign-in', 'api/client', 'api/node', 'api/react'];
  const found = new Map(doors.map((door) => [door, `export * from '@lianxin/${door}'`]));
  for (const name of readdirSync(join(packages, 'ui/dist')))
    if (existsSync(join(packages, 'ui/dist', name, 'index.js'))) found.set(`ui/${name}`, `export * from '@lianxin/ui/${name}'`);
  for (const [name, door] of Object.entries(SINGLE)) found.set(name, `export { ${name.split(' › ')[1]} } from '@lianxin/${door}'`);
  return found;
}

/** The built file of an entry according to `publishConfig.exports`. */
function built(entry: string): string {
  const [name = '', ...rest] = entry.replace('@lianxin/', '').split('/');
  const manifest: { publishConfig: { exports: Record<string, { default: string } | string> } } = JSON.parse(
    readFileSync(join(packages, name, 'package.json'), 'utf8'),
  );
  const { exports } = manifest.publishConfig;
  const target = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`] ?? exports['./*'];
  if (target === undefined || typeof target === 'string') throw new Error(`${entry} is not a module`);
  return join(packages, name, target.default.replace('*', rest.join('/')));
}

/** Size of an entry in a consumer's initial load: minified and compressed, without peer dependencies and dynamic imports. */
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
        // Bundling dynamic imports would count the code shared with the entry twice.
        setup: (b) => b.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
      },
    ],
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/**
 * Compares the sizes of the built entries with `bench/package-sizes.json` and returns messages for those that grew by more than a tenth.
 * `update` records the sizes instead.
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
    return [`${name} grew from ${before} to ${bytes} B. Make it smaller, or explain the growth and record it with --update.`];
  });
}
