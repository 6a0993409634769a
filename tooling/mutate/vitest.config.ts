import { defineConfig } from 'vitest/config';
import { warmPool } from './warm-pool.ts';

const tests = process.env['MUTATE_TESTS'] ?? '';

/** The tests of one scope, which run.ts names. */
export default defineConfig({
  plugins: [
    {
      name: 'one thread for all changes',
      // Stryker names a pool of its own.
      configureVitest({ project }) {
        project.config.pool = warmPool.name;
        project.config.poolRunner = warmPool;
      },
    },
  ],
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
    setupFiles: [
      './tooling/mutate/without-change.ts',
      ...(tests.includes('apps/server') ? ['./apps/server/src/testing/close-databases.ts'] : []),
    ],
    include: tests.split(' '),
  },
});
