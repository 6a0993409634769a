// Plain JavaScript without dependencies, because it runs before anything is installed, with any version of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The environment of all tools, with the workspace's programs (including Node) first in PATH. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

const outdated = () => {
  const done = join(root, 'node_modules', '.modules.yaml');
  return !existsSync(done) || statSync(done).mtimeMs < statSync(join(root, 'pnpm-lock.yaml')).mtimeMs;
};

/** Installs the locked dependencies with the pinned pnpm, unless the installation is newer than the lockfile. */
export function install() {
  if (!outdated()) return;
  console.error('Installing dependencies…');
  const { status, error } = spawnSync('npx', ['-y', manifest.packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  if (error || status !== 0) {
    console.error(
      `The installation failed${error ? `: ${error.message}` : ''}. It needs npm's registry, or a mirror set with "npm config set registry".`,
    );
    process.exit(status || 1);
  }
}

/** The pinned Node, or the current one on platforms without a pinned build (macOS) if it is recent enough. */
export function node() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.CMD' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  console.error(`Node 22.19 or later is needed on this platform; this is ${process.versions.node}.`);
  return process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
