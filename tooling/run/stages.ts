import type { Need } from './machine.ts';

/** One row of the run: a command, what it needs and how its result is counted. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Seconds on the clock on a machine of two cores, as it was last measured; it is given up after three times as long. */
  readonly seconds: number;
  /** It is left to `npm run test:all`. */
  readonly onlyInAll?: true;
  /** It keeps every core busy by itself; the others are content with one. */
  readonly everyCore?: true;
  /** The reporter whose JSON file is read; without one the stage counts as one test. */
  readonly report?: 'vitest' | 'playwright';
  readonly needs?: readonly Need[];
  /** It receives its own empty PostgreSQL database in this variable, where the machine has PostgreSQL. */
  readonly database?: string;
  /** It begins once these have ended: it uses what they build, or reads what they report. */
  readonly after?: readonly string[];
  /** The files that hold its tests: `--changed` runs those that the change reaches. */
  readonly tests?: RegExp;
  /** It answers in seconds: `--changed` runs it whole. */
  readonly quick?: true;
}

/** One worker: it keeps a core busy, and files that share it load what they share once. */
const vitest = (project: string, config = 'vitest') => `vitest run --maxWorkers 1 -c tooling/test/${config}.config.ts ${project}`;
const jobs = 'pnpm run test:e2e --grep @job';
const endToEnd = /^apps\/portal\/e2e\/.*\.spec\.ts$/;

/** In the order in which they begin: what answers in seconds, then what takes longest, then what every core works for. */
const beforeConformance: readonly Stage[] = [
  { name: 'format', command: 'pnpm run format:check', seconds: 2, quick: true },
  { name: 'types', command: 'pnpm run typecheck:root', seconds: 30, quick: true },
  { name: 'i18n', command: 'pnpm run i18n:check', seconds: 11, quick: true },
  { name: 'lint', command: 'pnpm run lint', seconds: 60, quick: true },
  { name: 'knip', command: 'pnpm run knip', seconds: 15, quick: true },
  { name: 'tidy', command: vitest('--project tidy'), seconds: 27, report: 'vitest', quick: true },
  {
    name: 'server',
    command: vitest('--project server'),
    seconds: 450,
    report: 'vitest',
    database: 'TEST_DATABASE_URL',
    tests: /^apps\/server\/src\/.*\.test\.ts$/,
  },
  {
    name: 'unit',
    command: vitest('--project unit --project parts --project component'),
    seconds: 250,
    report: 'vitest',
    tests: /^(packages|apps\/portal\/src)\/.*\.test\.tsx?$/,
  },
  {
    name: 'stories',
    command: vitest('', 'vitest.storybook'),
    seconds: 320,
    report: 'vitest',
    needs: ['chromium', 'font'],
    tests: /\.stories\.tsx$/,
  },
  { name: 'build', command: 'turbo run build --output-logs=errors-only', seconds: 70 },
  { name: 'packages', command: 'node tooling/test/packages.ts', seconds: 40, after: ['build'] },
  { name: 'consumer', command: 'node tooling/test/consumer.ts', seconds: 45, needs: ['chromium', 'font'], after: ['packages'] },
  { name: 'weight', command: 'node tooling/test/weight.ts', seconds: 20, needs: ['chromium', 'font'], after: ['build'] },
  {
    name: 'e2e',
    command: jobs,
    seconds: 190,
    everyCore: true,
    report: 'playwright',
    needs: ['chromium', 'font'],
    after: ['build'],
    tests: endToEnd,
  },
  {
    name: 'embedded',
    command: vitest('--project embedded'),
    seconds: 300,
    onlyInAll: true,
    report: 'vitest',
  },
  { name: 'recipes', command: vitest('--project recipes'), seconds: 250, onlyInAll: true, report: 'vitest' },
  { name: 'storybook', command: 'pnpm run build:storybook', seconds: 60, onlyInAll: true },
  {
    name: 'docs',
    command: 'node tooling/test/docs.ts',
    seconds: 80,
    onlyInAll: true,
    needs: ['chromium'],
    after: ['storybook'],
  },
  { name: 'ocr', command: vitest('--project ocr'), seconds: 250, onlyInAll: true, report: 'vitest', needs: ['chromium', 'font'] },
  { name: 'durability', command: vitest('--project durability'), seconds: 170, onlyInAll: true, report: 'vitest', after: ['build'] },
  {
    name: 'durability-postgres',
    command: `DURABILITY=postgres ${vitest('--project durability')}`,
    seconds: 170,
    onlyInAll: true,
    report: 'vitest',
    needs: ['postgres'],
    after: ['build'],
  },
  {
    name: 'e2e-others',
    command: 'pnpm run test:e2e --grep-invert @job',
    seconds: 700,
    onlyInAll: true,
    everyCore: true,
    report: 'playwright',
    needs: ['chromium', 'font'],
    after: ['build'],
    tests: endToEnd,
  },
  {
    name: 'e2e-postgres',
    command: jobs,
    seconds: 240,
    onlyInAll: true,
    everyCore: true,
    report: 'playwright',
    needs: ['chromium', 'font', 'postgres'],
    database: 'E2E_DATABASE_URL',
    after: ['build'],
  },
];

/** Everything that there is to prove. What a change must pass is what is not left to `npm run test:all`. */
export const stages: readonly Stage[] = [
  ...beforeConformance,
  {
    name: 'conformance',
    command: 'node tooling/test/conformance.ts',
    seconds: 2,
    onlyInAll: true,
    after: beforeConformance.map(({ name }) => name),
  },
];
