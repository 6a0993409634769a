import { defineConfig } from 'vitest/config';
import { warmPool } from './warm-pool.ts';

const tests = process.env['MUTATE_TESTS'] ?? '';

/** Runs the tests of one scope, chosen by run.ts. */
export default defineConfig({
  plugins: [
    {
      name: 'one thread for all changes',
      // Overrides the pool set by Stryker.
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
