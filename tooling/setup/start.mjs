// npm start: installs, builds what has changed, and runs the server in the foreground.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';
import { environment, install, node, root } from './install.mjs';

install();
console.error('Building the portal and the server…');
const turbo = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.CMD' : 'turbo');
const build = spawnSync(
  turbo,
  ['run', 'build', '--filter=@lianxin/portal', '--filter=@lianxin/server', '--output-logs=errors-only', '--no-update-notifier'],
  {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: environment,
  },
);
if (build.status !== 0) process.exit(build.status ?? 1);
handOver(node(), [join(root, 'apps', 'server', 'dist', 'main.js')]);
