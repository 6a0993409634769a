// Uploads the built Storybook to Chromatic. Does not start its program without a token, because it would hang.
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';
import { root } from './install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set. "pnpm pictures:stories" takes and compares the same pictures on this machine.');
  process.exit(1);
}
handOver(join(root, 'node_modules', '.bin', 'chromatic'), ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']);
