import { existsSync, readFileSync } from 'node:fs';

/** Test results of one stage. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, if the stage reports them. */
  failures: Failure[];
}

/** A failed test with its file and title, and the error message. */
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
  /** Files such as a trace or a screenshot. */
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

/** Reads a reporter's file; it is missing if the runner crashed. */
const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function ofVitest(file: string): Tally | undefined {
  const report: VitestReport | undefined = read(file);
  if (report === undefined) return undefined;
  // A file that failed to load has no failed tests.
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

/** The error message and attachments of a test result. */
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
      ...report.errors.map(({ message = 'error' }) => ({ test: 'test runner', message })),
    ],
  };
}

/** Counts a stage's tests from its report. A stage without a report counts as one test. */
export function tally(kind: 'vitest' | 'playwright' | undefined, report: string, ended: boolean): Tally {
  const one = { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0, failures: [] };
  if (kind === undefined) return one;
  const counted = kind === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  if (counted === undefined)
    return { ...one, passed: 0, failed: 1, failures: [{ test: 'test runner', message: 'No report was written.' }] };
  // A runner can fail without a failed test, for example because of an unhandled rejection.
  return ended || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** One executed test: the file as named by the runner, its full title, and whether it passed. */
export interface Ran {
  file: string;
  title: string;
  passed: boolean;
}

/** Every test in a stage's report; none if the report is missing. */
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
