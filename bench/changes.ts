// Time to navigate between pages on a slow machine and connection, compared with a minimal page built from the portal's libraries.
//   node bench/changes.ts             prints the figures and records them in bench/changes.json and docs/performance.md
//   node bench/changes.ts --rounds 1  measures once and records nothing
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshProfile, openBed, slowDown, SLOW_4G } from './pages/bed.ts';
import { changePage } from './pages/change-page.ts';
import { median } from './pages/median.ts';
import { WAYS } from './pages/targets.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
/** Repeat visits to each page after the first. */
const AGAIN = 6;
const REST_MS = 3_000;
const PAUSE_MS = 700;

interface Took {
  readonly subject: keyof typeof WAYS;
  readonly page: string;
  readonly first: number[];
  readonly again: number[];
}

const { url, browser, session, close } = await openBed();
const took: Took[] = [];
const tookAt = (subject: Took['subject'], page: string): Took => {
  const known = took.find((one) => one.subject === subject && one.page === page);
  if (known) return known;
  const one: Took = { subject, page, first: [], again: [] };
  took.push(one);
  return one;
};
try {
  for (let round = 0; round < rounds; round += 1)
    for (const subject of ['stack', 'ours'] as const) {
      const { start, targets } = WAYS[subject];
      const context = await freshProfile(browser, subject === 'ours' ? session : []);
      const page = await context.newPage();
      await slowDown(context, page, SLOW_4G);
      await page.goto(`${url}/${start}`);
      await page.locator('main tbody tr td:nth-child(3)').first().waitFor({ timeout: 60_000 });
      await page.waitForTimeout(REST_MS);
      const begun = new Set<string>([start]);
      for (let step = 0; step < targets.length * (AGAIN + 1); step += 1) {
        const target = targets[step % targets.length];
        if (target === undefined) continue;
        const ms = await changePage(page, target);
        const isFirst = !begun.has(target.name) && step < targets.length - 1;
        begun.add(target.name);
        if (isFirst) tookAt(subject, target.name).first.push(ms);
        else if (step >= targets.length) tookAt(subject, target.name).again.push(ms);
        await page.waitForTimeout(PAUSE_MS);
      }
      await context.close();
    }
} finally {
  await close();
}

const floor = took.find(({ subject, page }) => subject === 'stack' && page === 'list');
const ms = (value: number, of: number | undefined) => `${Math.round(value)}${of === undefined ? '' : ` (${(value / of).toFixed(2)})`}`;
const measured = took.map(({ subject, page, first, again }) => ({
  subject,
  page,
  first: first.length === 0 ? undefined : median(first),
  again: median(again),
  worst: Math.max(...again),
}));
const [firstFloor, againFloor, worstFloor] = [median(floor?.first ?? []), median(floor?.again ?? []), Math.max(...(floor?.again ?? []))];
const table = markdownTable(
  ['page', 'subject', 'first visit ms', 'again ms', 'worst again ms'],
  measured.map(({ subject, page, first, again, worst }) => [
    page,
    subject,
    first === undefined ? '–' : ms(first, firstFloor),
    ms(again, againFloor),
    ms(worst, worstFloor),
  ]),
);
console.log(table);
if (rounds >= 3) {
  writeFileSync(new URL('changes.json', import.meta.url), `${JSON.stringify({ rounds, measured }, null, 2)}\n`);
  writeSection('changes', table);
}
