// What stays in memory of pages that were left, beside the portal's libraries with nothing around them, in one run.
//   node bench/heap.ts                prints the figures, and keeps them in bench/heap.json and docs/performance.md
//   node bench/heap.ts --changes 60   goes to fewer pages and keeps nothing
// After as many changes the portal goes on to what an hour's work comes to, and is looked at once more.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshProfile, openBed } from './pages/bed.ts';
import { goTo } from './pages/change-page.ts';
import { memoryOf } from './pages/memory.ts';
import { WAYS } from './pages/targets.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const USUAL = 200;
const { values } = parseArgs({ options: { changes: { type: 'string', default: String(USUAL) } } });
const changes = Number(values.changes);
/** Six hundred pages, one every six seconds: an hour in which nobody rests. */
const OF_AN_HOUR = 600;
/** What is kept once for good is kept by then: scripts, words, answers. */
const WARM_UP = 30;

const { url, browser, session, close } = await openBed();
const measured: {
  subject: string;
  perChange: number;
  /** Between the changes and the end of the hour. */
  perChangeOfHour: number;
  nodes: number;
  listeners: number;
  detachedBefore: number;
  detached: number;
}[] = [];
try {
  for (const subject of ['stack', 'ours'] as const) {
    const { start, targets } = WAYS[subject];
    const context = await freshProfile(browser, subject === 'ours' ? session : []);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/${start}`);
    await page.locator('main tbody tr td:nth-child(3)').first().waitFor();
    const go = async (times: number) => {
      for (let step = 0; step < times; step += 1) {
        const target = targets[step % targets.length];
        if (target) await goTo(page, target);
      }
    };
    const even = (times: number) => times - (times % targets.length);
    await go(even(WARM_UP));
    const before = await memoryOf(cdp);
    await go(even(changes));
    const after = await memoryOf(cdp);
    const rest = changes >= USUAL ? even(OF_AN_HOUR - changes) : 0;
    await go(rest);
    const hour = rest > 0 ? await memoryOf(cdp) : after;
    measured.push({
      subject,
      perChangeOfHour: rest > 0 ? (hour.heapBytes - after.heapBytes) / rest : Number.NaN,
      perChange: (after.heapBytes - before.heapBytes) / even(changes),
      nodes: hour.nodes - before.nodes,
      listeners: hour.listeners - before.listeners,
      detachedBefore: before.detached,
      detached: hour.detached,
    });
    await context.close();
  }
} finally {
  await close();
}

const floor = measured.find(({ subject }) => subject === 'stack');
const table = markdownTable(
  ['subject', 'heap per change kB', 'of stack', 'later in the hour kB', 'nodes more', 'listeners more', 'detached before · after'],
  measured.map(({ subject, perChange, perChangeOfHour, nodes, listeners, detachedBefore, detached }) => [
    subject,
    (perChange / 1_000).toFixed(2),
    floor === undefined ? '' : (perChange / floor.perChange).toFixed(2),
    Number.isNaN(perChangeOfHour) ? '–' : (perChangeOfHour / 1_000).toFixed(2),
    nodes,
    listeners,
    `${detachedBefore} · ${detached}`,
  ]),
);
console.log(table);
if (changes >= USUAL) {
  writeFileSync(new URL('heap.json', import.meta.url), `${JSON.stringify({ changes, measured }, null, 2)}\n`);
  writeSection('heap', table);
}
