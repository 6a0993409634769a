// Builds changed workspace members, and exits if a build fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './install.mjs';

/** Builds workspace members and their dependencies. */
export function build(...members) {
  const turbo = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.CMD' : 'turbo');
  const filters = members.map((member) => `--filter=${member}`);
  const { status } = spawnSync(turbo, ['run', 'build', ...filters, '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
}
