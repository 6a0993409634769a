// Checks that every test listed as a proof in the conformance documents exists, was run and passed. With --of-a-change only the tests of
// files that `npm test` runs as a whole are looked for, so that a renamed test is noticed before a change lands.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformancePages } from './conformance-rules.ts';
import { stages } from '../run/stages.ts';
import { testsOf } from '../run/tally.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ofAChange = process.argv.includes('--of-a-change');
/** A change runs only some jobs of the files of `playwright`. */
const counted = stages.filter(({ onlyInAll, report }) => !ofAChange || (onlyInAll !== true && report === 'vitest'));
const ran = counted.flatMap(({ name, report }) =>
  report === undefined ? [] : testsOf(report, join(root, 'test-results', `${name}.json`)),
);

const pages = conformancePages();
const rules = pages.flatMap((page) => page.rules);
const problems = pages.flatMap(({ name, strays }) => strays.map((line) => `${name}: neither a rule nor a proof: ${line}`));

for (const { text, proofs } of rules) {
  if (proofs.length === 0) problems.push(`${text}: has no proof`);
  for (const proof of proofs) {
    const [file = '', ...rest] = proof.split(' › ');
    const title = rest.join(' ');
    const named = ran.filter((test) => test.file.endsWith(file) && title !== '' && ` ${test.title} `.includes(` ${title} `));
    if (ofAChange && !ran.some((test) => test.file.endsWith(file))) continue;
    if (file === '' || named.length === 0) problems.push(`${text}: no test named “${proof}” was run`);
    else if (named.some((test) => !test.passed)) problems.push(`${text}: its test failed: ${proof}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules, ${problems.length} problems`);
process.exit(problems.length > 0 || rules.length === 0 ? 1 : 0);
