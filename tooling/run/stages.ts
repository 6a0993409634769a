import type { Need } from './machine.ts';

/** A stage of the run: a command, its requirements and the format of its report. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Usual duration in seconds on a machine with two cores. The stage is terminated after three times as long. */
  readonly seconds: number;
  /** Only runs with `npm run test:all`. */
  readonly onlyInAll?: true;
  /** Uses all cores; other stages use one. */
  readonly everyCore?: true;
  /** The reporter that writes the JSON report. Without one the stage counts as one test. */
  readonly report?: 'vitest' | 'playwright';
  readonly needs?: readonly Need[];
  /** Environment variable that receives the URL of an empty PostgreSQL database, if PostgreSQL is installed. */
  readonly database?: string;
  /** Stages that must end first, because this one uses their build output or reports. */
  readonly after?: readonly string[];
  /** Test files of the stage. `--changed` runs the affected ones. */
  readonly tests?: RegExp;
  /** Takes only seconds, so `--changed` runs it completely. */
  readonly quick?: true;
}

/** One worker keeps a core busy and loads shared imports only once. */
const vitest = (project: string, config = 'vitest') => `vitest run --maxWorkers 1 -c tooling/test/${config}.config.ts ${project}`;
const jobs = 'pnpm run test:e2e --grep @job';
const endToEnd = /^apps\/portal\/e2e\/.*\.spec\.ts$/;

/** In starting order: quick stages, then the longest ones, then those that use every core. */
const beforeConformance: readonly Stage[] = [
  { name: 'format', command: 'pnpm run format:check', seconds: 2, quick: true },
  { name: 'types', command: 'pnpm run typecheck:root', seconds: 45, quick: true },
  { name: 'i18n', command: 'pnpm run i18n:check', seconds: 15, quick: true },
  { name: 'lint', command: 'pnpm run lint', seconds: 75, quick: true },
  { name: 'knip', command: 'pnpm run knip', seconds: 20, quick: true },
  { name: 'tidy', command: vitest('--project tidy'), seconds: 45, report: 'vitest', quick: true },
  {
    name: 'server',
    command: vitest('--project server'),
    seconds: 700,
    report: 'vitest',
    database: 'TEST_DATABASE_URL',
    tests: /^apps\/server\/src\/.*\.test\.ts$/,
  },
  {
    name: 'unit',
    command: vitest('--project unit --project parts --project component'),
    seconds: 300,
    report: 'vitest',
    tests: /^(packages|apps\/portal\/src)\/.*\.test\.tsx?$/,
  },
  {
    name: 'stories',
    command: vitest('', 'vitest.storybook'),
    seconds: 450,
    report: 'vitest',
    needs: ['chromium', 'font'],
    tests: /\.stories\.tsx$/,
  },
  { name: 'build', command: 'turbo run build --output-logs=errors-only', seconds: 120 },
  { name: 'packages', command: 'node tooling/test/packages.ts', seconds: 75, after: ['build'] },
  { name: 'consumer', command: 'node tooling/test/consumer.ts', seconds: 70, needs: ['chromium', 'font'], after: ['packages'] },
  { name: 'weight', command: 'node tooling/test/weight.ts', seconds: 60, needs: ['chromium', 'font'], after: ['build'] },
  {
    name: 'e2e',
    command: jobs,
    seconds: 300,
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
  {
    name: 'plays',
    command: 'node tooling/test/plays.ts',
    seconds: 400,
    onlyInAll: true,
    needs: ['chromium', 'font'],
    after: ['storybook'],
  },
  { name: 'ocr', command: vitest('--project ocr'), seconds: 250, onlyInAll: true, report: 'vitest', needs: ['chromium', 'font'] },
  // Sends garbage to every call.
  {
    name: 'garbage',
    command: 'node tooling/test/garbage.ts --bodies 40000',
    seconds: 130,
    onlyInAll: true,
    needs: ['postgres'],
    database: 'TEST_DATABASE_URL',
  },
  { name: 'garbage-embedded', command: 'node tooling/test/garbage.ts --bodies 15000', seconds: 130, onlyInAll: true },
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

/** All stages. A change must pass those without `onlyInAll`. */
export const stages: readonly Stage[] = [
  ...beforeConformance,
  {
    name: 'proofs',
    command: 'node tooling/test/conformance.ts --of-a-change',
    seconds: 2,
    after: ['tidy', 'unit', 'server', 'stories'],
  },
  {
    name: 'conformance',
    command: 'node tooling/test/conformance.ts',
    seconds: 2,
    onlyInAll: true,
    after: beforeConformance.map(({ name }) => name),
  },
];
