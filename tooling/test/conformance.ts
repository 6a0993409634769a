// Checks that every test that docs/conformance.md names as proof of a rule exists, ran in this run and passed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stages } from './stages.ts';
import { testsOf } from './tally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ran = stages.flatMap(({ name, report }) => (report === undefined ? [] : testsOf(report, join(root, 'test-results', `${name}.json`))));

/** The cells of a row of a table; a bar inside a cell is written `\\|`. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const rows = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf)
  .filter(([section = '']) => /^§?\d/.test(section));

const problems: string[] = [];
for (const [section = '', rule = '', proof = ''] of rows) {
  if (rule === '' || proof === '') problems.push(`${section} ${rule}: names no test`);
  for (const one of proof.split('<br>')) {
    const [file = '', ...rest] = one.trim().replaceAll(/^`|`$/g, '').split(' › ');
    const title = rest.join(' ');
    const named = ran.filter((test) => test.file.endsWith(file) && title !== '' && ` ${test.title} `.includes(` ${title} `));
    if (file === '' || named.length === 0) problems.push(`${section} ${rule}: no test ran that is called “${one.trim()}”`);
    else if (named.some((test) => !test.passed)) problems.push(`${section} ${rule}: its test failed: ${one.trim()}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${rows.length} rules, ${problems.length} without a proof that passed`);
process.exit(problems.length > 0 || rows.length === 0 ? 1 : 0);
