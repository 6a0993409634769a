// npm start: installs dependencies, builds changed packages, and runs the server in the foreground.
import { join } from 'node:path';
import { build } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { install, node, root } from './install.mjs';

install();
console.error('Building the portal and the server…');
build('@lianxin/portal', '@lianxin/server');
handOver(node(), [join(root, 'apps', 'server', 'dist', 'main.js')]);
