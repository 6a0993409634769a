import { existsSync, readFileSync } from 'node:fs';

/** What one stage of the run came to. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, where the stage reports them. */
  failures: Failure[];
}

/** A test that failed: where it stands and what it is called, and what it said. */
export interface Failure {
  test: string;
  message: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  /** Files such as a trace or a picture. */
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reporters write what these interfaces say; a file that is not there says that the runner died. */
const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function ofVitest(file: string): Tally | undefined {
  const report: VitestReport | undefined = read(file);
  if (report === undefined) return undefined;
  // A file that does not load has no test to fail.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap((result) =>
    result.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ test: `${result.name}: ${test.fullName}`, message: (test.failureMessages ?? []).join('\n') })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map(({ name, message }) => ({ test: name, message }))],
  };
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** What a test said, and where what it left behind lies. */
const toldBy = ({ error, attachments = [] }: PlaywrightResult): string[] => [
  ...(error?.message === undefined ? [] : [error.message]),
  ...attachments.flatMap(({ name, path }) => (path === undefined ? [] : [`${name}: ${path}`])),
];

function ofPlaywright(file: string): Tally | undefined {
  const report: PlaywrightReport | undefined = read(file);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(specsOf).filter((spec) => !spec.ok);
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...failures.map(({ file, line, title, tests }) => ({
        test: `apps/portal/e2e/${file}:${line} ${title}`,
        message: tests.flatMap(({ results }) => results.flatMap(toldBy)).join('\n'),
      })),
      ...report.errors.map(({ message = 'error' }) => ({ test: 'the run itself', message })),
    ],
  };
}

/** Counts a stage's tests from its report; a stage without a report is itself one test. */
export function tally(kind: 'vitest' | 'playwright' | undefined, report: string, ended: boolean): Tally {
  const one = { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0, failures: [] };
  if (kind === undefined) return one;
  const counted = kind === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  if (counted === undefined)
    return { ...one, passed: 0, failed: 1, failures: [{ test: 'the run itself', message: 'It wrote no report.' }] };
  // A runner that fails without a failed test (a missing file, an unhandled rejection) has failed all the same.
  return ended || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** One test of a stage that ran: the file as the runner names it, its full title, whether it passed. */
export interface Ran {
  file: string;
  title: string;
  passed: boolean;
}

/** Every test that a stage's report holds; none where there is no report. */
export function testsOf(kind: 'vitest' | 'playwright', report: string): Ran[] {
  if (kind === 'vitest') {
    const found: VitestReport | undefined = read(report);
    return (found?.testResults ?? []).flatMap((result) =>
      result.assertionResults.map((test) => ({ file: result.name, title: test.fullName, passed: test.status === 'passed' })),
    );
  }
  const found: PlaywrightReport | undefined = read(report);
  return (found?.suites ?? [])
    .flatMap(specsOf)
    .map((spec) => ({ file: `apps/portal/e2e/${spec.file}`, title: spec.title, passed: spec.ok }));
}
