// Memory that remains after leaving pages, compared with a minimal page built from the portal's libraries.
//   node bench/heap.ts                prints the figures and records them in bench/heap.json and docs/performance.md
//   node bench/heap.ts --changes 60   visits fewer pages and records nothing
// After these page changes it continues to an hour's worth and measures again.
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
/** Page changes in an hour of continuous work, one every six seconds. */
const OF_AN_HOUR = 600;
/** Page changes after which scripts, texts and responses are cached. */
const WARM_UP = 30;

const { url, browser, session, close } = await openBed();
const measured: {
  subject: string;
  perChange: number;
  /** Growth per change during the rest of the hour. */
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
