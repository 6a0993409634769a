import { defineConfig } from 'vitest/config';
import { vitePlugins } from '../build/vite-plugins.ts';
import { testsOnDatabase } from './on-database.ts';

const root = new URL('../..', import.meta.url).pathname;
/** PGlite's first start takes 2 s on an idle machine and more than Vitest's 10 s on a loaded one. */
const hookTimeout = 120_000;
const testTimeout = 60_000;
const component = { root, environment: 'jsdom', isolate: false, testTimeout, hookTimeout, setupFiles: ['./tooling/test/jsdom.ts'] };

export default defineConfig({
  test: {
    projects: [
      // All of them read the same sources, which are parsed once where they share a worker.
      { test: { name: 'tidy', root, environment: 'node', isolate: false, testTimeout, include: ['tooling/{tidy,test}/*.test.ts'] } },
      {
        test: {
          name: 'recipes',
          root,
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
          include: ['tooling/recipes/*.test.ts'],
        },
      },
      {
        test: {
          name: 'unit',
          root,
          environment: 'node',
          isolate: false,
          testTimeout,
          include: ['packages/{domain,api}/src/**/*.test.ts', 'packages/domain/cli/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root,
          environment: 'node',
          isolate: false,
          testTimeout,
          hookTimeout,
          setupFiles: ['./apps/server/src/testing/close-databases.ts'],
          // On another database what opens none would only be run once more.
          include: process.env['TEST_DATABASE_URL'] ? testsOnDatabase(root, 'apps/server/src') : ['apps/server/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'durability',
          root,
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout,
          include: ['apps/server/durability/*.test.ts'],
        },
      },
      {
        plugins: vitePlugins(),
        test: { ...component, name: 'parts', include: ['packages/{ui,forms}/src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'ocr', root, environment: 'node', testTimeout: 900_000, hookTimeout, include: ['apps/server/accuracy/*.test.ts'] } },
      {
        plugins: vitePlugins(),
        test: {
          ...component,
          name: 'component',
          include: ['packages/api/src/**/*.test.tsx', 'packages/features/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
