// Packs the five packages for publication and checks the tarballs: publint, type resolution of every entry, and the size of each entry.
//   node tooling/test/packages.ts --update    records the sizes of the entries
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { grown } from './sizes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs every package of `packages/` into an empty folder, and returns the tarballs by the package's short name. */
export function pack(folder: string): Map<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    execFileSync('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return new Map(readdirSync(folder).map((file) => [file.replace(/^lianxin-(\w+)-.*$/, '$1'), join(folder, file)]));
}

function check(tool: string, args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

/** The typed entries of a package, with wildcards expanded to the built folders. */
function entriesOf(name: string): string[] {
  const manifest: { publishConfig: { exports: Record<string, unknown> } } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const built = join(root, 'packages', name, 'dist');
  const folders = readdirSync(built).filter((folder) => existsSync(join(built, folder, 'index.js')));
  // Style sheets have no types to resolve.
  const doors = Object.keys(manifest.publishConfig.exports).filter((entry) => !entry.endsWith('.css'));
  return doors.flatMap((entry) => (entry === './*' ? folders : [entry === '.' ? '.' : entry.slice(2)]));
}

/** What is wrong with the files of a tarball: its licence, its bins, and source maps that lead to sources which it does not bring. */
function wrongFiles(tarball: string): string[] {
  const unpacked = join(dirname(tarball), `${basename(tarball)}-unpacked`);
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components', '1']);
  const { name, bin = {} }: { name: string; bin?: Record<string, string> } = JSON.parse(
    readFileSync(join(unpacked, 'package.json'), 'utf8'),
  );
  const maps = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const bare = maps.filter((file) => {
    const { sources, sourcesContent = [] }: { sources: unknown[]; sourcesContent?: unknown[] } = JSON.parse(
      readFileSync(join(unpacked, file), 'utf8'),
    );
    return sourcesContent.length < sources.length || sourcesContent.includes(null);
  });
  // Without arguments a command says how it is used.
  const broken = Object.entries(bin).filter(
    ([command, file]) => !spawnSync(process.execPath, [join(unpacked, file)], { encoding: 'utf8' }).stdout.startsWith(command),
  );
  const hasLicence = existsSync(join(unpacked, 'LICENSE'));
  rmSync(unpacked, { recursive: true, force: true });
  return [
    ...(hasLicence ? [] : [`${name} has no LICENSE`]),
    ...bare.map((file) => `${name}: ${file} does not bring its sources`),
    ...broken.map(([command]) => `${name}: ${command} does not run`),
  ];
}

/** The error of a built component without an I18nProvider. */
async function saidWithoutWords(): Promise<string> {
  const { SkipLink }: typeof import('../../packages/ui/src/skip-link/index.ts') = await import(
    join(root, 'packages/ui/dist/skip-link/index.js')
  );
  try {
    return renderToString(createElement(SkipLink));
  } catch (error) {
    return String(error);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const tarballs = pack(join(root, 'test-results', 'tarballs'));
  let failed = 0;
  for (const [name, tarball] of tarballs) {
    const clean = [
      check('publint', ['run', tarball, '--strict']),
      check('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'table', '--entrypoints', ...entriesOf(name)]),
    ].every(Boolean);
    console.log(`${clean ? 'clean ' : 'FAILED'} ${name}`);
    if (!clean) failed += 1;
  }
  const objections = [...(await grown(values.update)), ...[...tarballs.values()].flatMap(wrongFiles)];
  const said = await saidWithoutWords();
  if (!said.includes('I18nProvider')) objections.push(`The error of a component without an I18nProvider does not mention it: ${said}`);
  for (const objection of objections) console.error(objection);
  process.exit(failed + objections.length > 0 ? 1 : 0);
}
