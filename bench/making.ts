// Build times: type check and production build from scratch, with nothing changed and with one file changed, and the tests of one package.
//   node bench/making.ts            prints the figures
//   node bench/making.ts --update   records them in bench/making.json and docs/performance.md
// Temporarily changes a file. Compare the multiples of the cold build; the seconds depend on the machine.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdownTable, writeSection } from './pages/write-section.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A file on which much of the portal depends. */
const CHANGED = new URL('../packages/features/src/platform/lists/list-view.tsx', import.meta.url);

/** Runtime of a command in seconds. */
function secondsOf(...command: readonly string[]): number {
  const [program = '', ...given] = command;
  const began = performance.now();
  const { status } = spawnSync(program, given, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`);
  return (performance.now() - began) / 1_000;
}

const build = (...more: readonly string[]) => secondsOf('pnpm', 'exec', 'turbo', 'run', 'build', ...more);

/** Runs work with one file changed, and restores the file. */
function withOneChange(work: () => number): number {
  const text = readFileSync(CHANGED, 'utf8');
  writeFileSync(
    CHANGED,
    text.replace(
      'import { formatMoney }',
      `const CHANGED_AT = ${Date.now()};\nexport const changedAt = () => CHANGED_AT;\nimport { formatMoney }`,
    ),
  );
  try {
    return work();
  } finally {
    writeFileSync(CHANGED, text);
  }
}

const types = secondsOf('pnpm', 'run', 'typecheck:root');
const cold = build('--force');
const unchanged = build();
const changed = withOneChange(() => build());
const tests = secondsOf('pnpm', 'exec', 'vitest', 'run', '-c', 'tooling/test/vitest.config.ts', '--project', 'unit', 'packages/domain');
const figures = { types, cold, unchanged, changed, tests };
const of = (seconds: number) => (seconds / cold).toFixed(2);
const table = markdownTable(
  ['what', 's', 'of the cold build', 'to reach'],
  [
    ['types of everything', types.toFixed(1), of(types), '–'],
    ['production build of all packages and the portal, cold', cold.toFixed(1), of(cold), '–'],
    ['types and build, cold', (types + cold).toFixed(1), of(types + cold), '10.5 s'],
    ['build, nothing changed', unchanged.toFixed(1), of(unchanged), '0.05'],
    ['build, one file changed', changed.toFixed(1), of(changed), '0.35'],
    ['the tests of one package (domain)', tests.toFixed(1), of(tests), '15 s'],
  ],
);
console.log(table);
if (process.argv.includes('--update')) {
  writeFileSync(new URL('making.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
  writeSection('making', table);
}
