// What making the product costs: types and production build from nothing, again with nothing changed and with one file changed, and the
// tests of one package.
//   node bench/making.ts            prints the figures
//   node bench/making.ts --update   records them in bench/making.json and docs/performance.md
// Changes a file for a moment and puts it back. Read the multiples of the cold build: seconds only show the scale.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdownTable, writeSection } from './pages/write-section.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A file that much of the portal stands on. */
const CHANGED = new URL('../packages/features/src/platform/lists/list-view.tsx', import.meta.url);

/** Seconds that a program of the workspace takes. */
function secondsOf(...command: readonly string[]): number {
  const [program = '', ...given] = command;
  const began = performance.now();
  const { status } = spawnSync(program, given, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`);
  return (performance.now() - began) / 1_000;
}

const build = (...more: readonly string[]) => secondsOf('pnpm', 'exec', 'turbo', 'run', 'build', ...more);

/** What it takes with one file changed, which is then as it was. */
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
