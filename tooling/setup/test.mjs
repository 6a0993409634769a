// npm test: installs dependencies, then runs tooling/run/run.ts with the pinned Node and the given options.
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';
import { install, node, root } from './install.mjs';

install();
handOver(node(), [join(root, 'tooling', 'run', 'run.ts'), ...process.argv.slice(2)]);
