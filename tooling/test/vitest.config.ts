import { defineConfig } from 'vitest/config';
import { vitePlugins } from '../build/vite-plugins.ts';

const root = new URL('../..', import.meta.url).pathname;
/** PGlite's first start takes 2 s on an idle machine, and more than Vitest's default of 10 s on a busy one. */
const hookTimeout = 120_000;
const testTimeout = 60_000;
const component = { root, environment: 'jsdom', isolate: false, testTimeout, hookTimeout, setupFiles: ['./tooling/test/jsdom.ts'] };
const server = {
  root,
  environment: 'node' as const,
  isolate: false,
  testTimeout,
  hookTimeout,
  setupFiles: ['./apps/server/src/testing/close-databases.ts'],
};
/** Tests that always use an embedded database. If the server tests run on PostgreSQL, these only run in the project `embedded`. */
const ALWAYS_EMBEDDED = process.env['TEST_DATABASE_URL'] ? ['apps/server/src/platform/db/{data-folder,embedded}.test.ts'] : [];
/** Durability tests of PostgreSQL’s own tools, which only run where the others run on it too. */
const NEEDS_POSTGRES = process.env['DURABILITY'] === 'postgres' ? [] : ['apps/server/durability/restore.test.ts'];
const EMBEDDED = [
  'apps/server/src/{platform/db,ledger,sandbox}/**/*.test.ts',
  'apps/server/src/http/{idempotency,statements,statements-of-acts,whole-list}.test.ts',
  'apps/server/src/business/lending/lenders/economy.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      // All tidy tests read the same sources, which one worker parses only once.
      { test: { name: 'tidy', root, environment: 'node', isolate: false, testTimeout, include: ['tooling/{tidy,test,run}/*.test.ts'] } },
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
      { test: { ...server, name: 'server', include: ['apps/server/src/**/*.test.ts'], exclude: ALWAYS_EMBEDDED } },
      // Tests of the embedded database itself, and one test of the whole life of vouchers on it.
      { test: { ...server, name: 'embedded', env: { TEST_DATABASE_URL: '' }, include: EMBEDDED } },
      {
        test: {
          name: 'durability',
          root,
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout,
          include: ['apps/server/durability/*.test.ts'],
          exclude: NEEDS_POSTGRES,
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
