// A hundred thousand rows in the portal's data table, compared with a plain windowed list, on a CPU throttled four times:
//   node bench/rows.ts            prints the figures
//   node bench/rows.ts --update   records them in bench/rows.json and docs/performance.md
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as browserType, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { vitePlugins } from '../tooling/build/vite-plugins.ts';
import { chromium } from '../tooling/test/chromium.ts';
import { freshProfile, slowDown } from './pages/bed.ts';
import { median } from './pages/median.ts';
import { memoryOf } from './pages/memory.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const SUBJECTS = ['plain', 'ours'] as const;
const ROUNDS = 3;
/** Pixels scrolled per frame, like a fast mouse wheel. */
const STEP = 400;
const FRAMES = 240;
/** A frame is late if it takes longer than two frames at 60 Hz. */
const LATE_MS = 34;

interface Figures {
  readonly firstRowsMs: number;
  readonly heapMegabytes: number;
  readonly framesPerSecond: number;
  readonly slowFrameMs: number;
  readonly lateShare: number;
  readonly keyMs: number;
}

async function measure(browser: Browser, url: string, subject: string): Promise<Figures> {
  const context = await freshProfile(browser);
  const page = await context.newPage();
  const cdp = await slowDown(context, page, undefined);
  await page.goto(`${url}#${subject}`);
  await page.locator('tbody tr td:nth-child(3)').first().waitFor();
  const firstRowsMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(performance.now() - (performance.getEntriesByName('begun')[0]?.startTime ?? 0))),
      ),
  );
  const { heapBytes } = await memoryOf(cdp);
  const gaps = await page.evaluate(
    ({ step, frames }) =>
      new Promise<number[]>((resolve) => {
        const frame = [...document.querySelectorAll('main div, main section')].find((one) => one.scrollHeight > one.clientHeight + 10_000);
        if (frame === undefined) throw new Error('nothing scrolls');
        const found: number[] = [];
        let last = performance.now();
        const next = (now: number) => {
          found.push(now - last);
          last = now;
          frame.scrollTop += step;
          if (found.length > frames) resolve(found.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { step: STEP, frames: FRAMES },
  );
  const keys: number[] = [];
  const field = page.getByLabel('filter');
  await field.focus();
  for (const key of ['0', '0', '7', '3']) {
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Supported by browsers, but missing from TypeScript's types.
          const slow: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 };
          new PerformanceObserver((list, observer) => {
            const entry = list.getEntries().find(({ name }) => name === 'keydown' || name === 'input' || name === 'keypress');
            if (entry === undefined) return;
            observer.disconnect();
            resolve(entry.duration);
          }).observe(slow);
        }),
    );
    await page.keyboard.press(key);
    keys.push(await Promise.race([waited, page.waitForTimeout(2_000).then(() => 16)]));
  }
  await context.close();
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    firstRowsMs,
    heapMegabytes: heapBytes / 1_000_000,
    framesPerSecond: (1_000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    lateShare: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
    keyMs: median(keys),
  };
}

const outDir = mkdtempSync(join(tmpdir(), 'rows-'));
const root = fileURLToPath(new URL('pages/rows', import.meta.url));
await build({ root, base: './', logLevel: 'error', plugins: vitePlugins(), build: { outDir, target: 'es2023' } });
const server = await preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await browserType.launch(chromium);
const measured = Object.fromEntries(SUBJECTS.map((subject): [string, Figures[]] => [subject, []]));
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const subject of SUBJECTS) measured[subject]?.push(await measure(browser, url, subject));
} finally {
  await browser.close();
  await server.close();
}
const of = (subject: string, key: keyof Figures): number => median((measured[subject] ?? []).map((one) => one[key]));
const line = (words: string, key: keyof Figures, digits: number, reach: string) => {
  const [plain, ours] = [of('plain', key), of('ours', key)];
  return [words, plain.toFixed(digits), ours.toFixed(digits), plain === 0 ? '–' : (ours / plain).toFixed(2), reach];
};
const table = markdownTable(
  ['100,000 rows', 'plain', 'ours', 'of plain', 'to reach'],
  [
    line('first rows, ms', 'firstRowsMs', 0, '1.10'),
    line('heap, MB', 'heapMegabytes', 1, '1.10'),
    line('frames a second while scrolling', 'framesPerSecond', 1, '0.95'),
    line('the slowest of twenty frames, ms', 'slowFrameMs', 1, '1.10'),
    line('late frames, share', 'lateShare', 3, '1.40'),
    line('a key in the filter until its picture, ms', 'keyMs', 0, '0.26'),
  ],
);
console.log(table);
if (process.argv.includes('--update')) {
  writeFileSync(new URL('rows.json', import.meta.url), `${JSON.stringify(measured, null, 2)}\n`);
  writeSection('rows', table);
}
