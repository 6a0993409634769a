import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { REASONS } from './reasons.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** Files not copied for mutation, because the tests of all scopes are in `domain` and `server`. */
const IGNORED = [
  'test-results',
  'packages/{ui,forms,features}',
  'apps/portal',
  'apps/server/{accuracy,durability}',
  'docs',
  'bench',
  '.storybook',
  '.data',
  'dist',
];

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only tests mutants affected by changes of code or tests since the last run. */
    incremental: { type: 'boolean', default: false },
    /** Only mutates these files or lines of a scope: `path/to/file.ts` or `path/to/file.ts:10-20`. */
    only: { type: 'string', multiple: true },
  },
});
const { incremental, only } = values;

interface Outcome {
  readonly name: string;
  readonly score: number;
  readonly least: number;
  /** Undetected mutants without a reason. */
  readonly survivors: readonly string[];
  /** Reasons for mutants that tests now detect. */
  readonly groundless: readonly string[];
}

/** The original code of a mutant on one line. */
function textAt(fileName: string, { start, end }: Record<'start' | 'end', { readonly line: number; readonly column: number }>): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = (lines.at(-1) ?? '').slice(0, end.column - 1);
  const text =
    lines.length === 1 ? last.slice(start.column - 1) : [lines[0]?.slice(start.column - 1), ...lines.slice(1, -1), last].join(' ');
  return text.replaceAll(/\s+/g, ' ');
}

/** Runs the tests of a scope on every mutant that Stryker generates. */
async function mutate(name: string, { mutate: files, tests, least, servers = false }: Scope): Promise<Outcome> {
  process.env['MUTATE_TESTS'] = tests.join(' ');
  const results = await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tooling/mutate/vitest.config.ts', related: false },
    mutate: [...(only ?? files), '!**/*.test.ts'],
    ignorePatterns: IGNORED,
    coverageAnalysis: 'perTest',
    ignoreStatic: servers,
    concurrency: Number(process.env['MUTATE_CONCURRENCY'] ?? 2),
    incremental,
    incrementalFile: `test-results/mutation/${name}.known.json`,
    reporters: ['dots', 'json'],
    jsonReporter: { fileName: `test-results/mutation/${name}.json` },
    tempDirName: '.stryker-tmp',
    timeoutMS: 30_000,
  }).runMutationTest();
  // A mutant with which the tests cannot start counts as detected.
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const excused = (REASONS[name] ?? []).map(([change]) => change);
  const survivors = counted.flatMap(({ fileName, status, location, mutatorName, replacement }) => {
    if (status !== 'Survived' && status !== 'NoCoverage') return [];
    const change = `${relative(process.cwd(), fileName)}: ${textAt(fileName, location)} → ${replacement ?? mutatorName}`;
    const at = excused.indexOf(change);
    if (at >= 0) excused.splice(at, 1);
    return at >= 0 ? [] : [change];
  });
  return { name, least, survivors, groundless: only ? [] : excused, score: 100 - (100 * survivors.length) / Math.max(1, counted.length) };
}

const outcomes: Outcome[] = [];
for (const [name, scope] of Object.entries(SCOPES))
  if (asked.length === 0 || asked.includes(name)) outcomes.push(await mutate(name, scope));
for (const { name, score, least, survivors, groundless } of outcomes) {
  process.stdout.write(`${name}: ${score.toFixed(1)} % of ${least} %\n`);
  for (const change of survivors) process.stdout.write(`  survived: ${change}\n`);
  for (const change of groundless) process.stdout.write(`  unused reason: ${change}\n`);
}
process.exitCode = outcomes.some(({ score, least }) => score < least) ? 1 : 0;
