// pnpm ops: the command line of platform operations. Builds the server if it has never been built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { install, node, root } from './install.mjs';

const built = join(root, 'apps', 'server', 'dist', 'ops.js');

install();
if (!existsSync(built)) build('@lianxin/server');
handOver(node(), [built, ...process.argv.slice(2)]);
