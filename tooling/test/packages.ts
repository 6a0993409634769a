// Packs the five packages as they would be published and checks the tarballs: publint, and types as every resolver sees them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs every package of `packages/` into a fresh folder and returns the tarballs by the package's short name. */
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

if (import.meta.main) {
  const tarballs = pack(join(root, 'test-results', 'tarballs'));
  let failed = 0;
  for (const [name, tarball] of tarballs) {
    const clean = [
      check('publint', ['run', tarball, '--strict']),
      // Style sheets have no types to resolve.
      check('attw', [
        tarball,
        '--profile',
        'esm-only',
        '--no-emoji',
        '--format',
        'table',
        '--exclude-entrypoints',
        'theme.css',
        'portal.css',
        'base.css',
        'styles.css',
      ]),
    ].every(Boolean);
    console.log(`${clean ? 'clean ' : 'FAILED'} ${name}`);
    if (!clean) failed += 1;
  }
  process.exit(failed);
}
