// npm test: installs, then hands over to the pinned Node. Options are those of tooling/run/run.ts.
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';
import { install, node, root } from './install.mjs';

install();
handOver(node(), [join(root, 'tooling', 'run', 'run.ts'), ...process.argv.slice(2)]);
