import type { Need } from './machine.ts';

/** One row of the run: a command, what it needs and how its result is counted. */
export interface Stage {
  name: string;
  command: string;
  /** The reporter whose JSON file is read; without one the stage counts as one test. */
  report?: 'vitest' | 'playwright';
  needs?: readonly Need[];
  /** Receives its own empty PostgreSQL database in this variable. */
  database?: string;
  /** @default 10 */
  limitMinutes?: number;
  /** Begins once these have ended: it uses what they build, or reads what they report. */
  after?: readonly string[];
  /** Keeps every core busy by itself, so that beside another it would only wait; the others go two at a time. */
  alone?: true;
}

const vitest = (project: string) => `vitest run -c tooling/test/vitest.config.ts ${project}`;

const checks: readonly Stage[] = [
  { name: 'lint', command: 'pnpm run lint' },
  { name: 'format', command: 'pnpm run format:check' },
  { name: 'types', command: 'pnpm run typecheck:root' },
  { name: 'i18n', command: 'pnpm run i18n:check' },
  { name: 'knip', command: 'pnpm run knip' },
  { name: 'tidy', command: vitest('--project tidy'), report: 'vitest' },
  { name: 'unit', command: vitest('--project unit --project parts --project component'), report: 'vitest', limitMinutes: 20 },
  { name: 'server', command: vitest('--project server'), report: 'vitest', limitMinutes: 30 },
  {
    name: 'server-postgres',
    command: vitest('--project server'),
    report: 'vitest',
    needs: ['postgres'],
    database: 'TEST_DATABASE_URL',
    limitMinutes: 30,
  },
  { name: 'recipes', command: vitest('--project recipes'), report: 'vitest' },
  { name: 'build', command: 'turbo run build --output-logs=errors-only' },
  { name: 'ocr', command: vitest('--project ocr'), report: 'vitest', needs: ['chromium', 'font'], limitMinutes: 15 },
  { name: 'weight', command: 'node tooling/test/weight.ts', needs: ['chromium', 'font'], after: ['build'] },
  { name: 'packages', command: 'node tooling/test/packages.ts', after: ['build'] },
  { name: 'consumer', command: 'node tooling/test/consumer.ts', needs: ['chromium', 'font'], after: ['build', 'packages'] },
  { name: 'stories', command: 'pnpm run test:stories', report: 'vitest', needs: ['chromium', 'font'], limitMinutes: 20 },
  { name: 'storybook', command: 'pnpm run build:storybook' },
  { name: 'english', command: 'node tooling/test/english.ts', needs: ['chromium'], after: ['storybook'], limitMinutes: 15 },
  { name: 'durability', command: vitest('--project durability'), report: 'vitest', after: ['build'] },
  {
    name: 'durability-postgres',
    command: `DURABILITY=postgres ${vitest('--project durability')}`,
    report: 'vitest',
    needs: ['postgres'],
    after: ['build'],
  },
  {
    name: 'e2e',
    command: 'pnpm run test:e2e',
    report: 'playwright',
    needs: ['chromium', 'font'],
    after: ['build'],
    alone: true,
    limitMinutes: 35,
  },
  {
    // What touches the ledger: the server's own tests run on both databases anyway.
    name: 'e2e-postgres',
    command: 'pnpm run test:e2e main-job other-issuances other-transfers',
    report: 'playwright',
    needs: ['chromium', 'font', 'postgres'],
    database: 'E2E_DATABASE_URL',
    after: ['build'],
    alone: true,
  },
];

/** Everything a change must pass, in order: what answers in seconds comes first, and what must be alone last, so that the machine empties for it once. */
export const stages: readonly Stage[] = [
  ...checks,
  { name: 'conformance', command: 'node tooling/test/conformance.ts', after: checks.map(({ name }) => name) },
];
