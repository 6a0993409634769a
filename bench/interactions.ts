// Time from input to the next paint on a slow machine: typing in every field, opening every popup and toggling every control, compared
// with a minimal form built from the portal's libraries.
//   node bench/interactions.ts                prints the slowest, and records all in bench/interactions.json and docs/performance.md
//   node bench/interactions.ts --only issue   measures one page and records nothing
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshProfile, openBed, slowDown } from './pages/bed.ts';
import { interactWith, watchPresses, type Interaction } from './pages/interact.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const FORM = 'form button[type=submit]';
const ROWS = 'main tbody tr td:nth-child(3)';

/** Pages that together contain every kind of field, list and menu. */
const PAGES = [
  { page: 'stack: sign-in', url: 'stack/#/login', ready: FORM, signedIn: false },
  { page: 'sign-in', url: '#/login', ready: FORM, signedIn: false },
  { page: 'holdings', url: '#/pc-management/link-holding', ready: ROWS, signedIn: true },
  { page: 'transfer', url: '#/pc-management/lx-transfer', ready: 'main input', signedIn: true },
  { page: 'suppliers', url: '#/pc-management/sm-page', ready: ROWS, signedIn: true },
] as const;
const SETTLE_MS = 3_000;

const { url, browser, session, close } = await openBed();
const measured: Interaction[] = [];
try {
  for (const one of PAGES.filter(({ page }) => page.startsWith(values.only))) {
    const context = await freshProfile(browser, one.signedIn ? session : []);
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await slowDown(context, page, undefined);
    await page.goto(`${url}/${one.url}`);
    await page.locator(one.ready).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    measured.push(...(await interactWith(page, one.page)));
    await page.keyboard.press('Control+k');
    const palette = page.locator('[role=dialog] input').first();
    if (one.signedIn && (await palette.isVisible().catch(() => false)))
      measured.push(...(await interactWith(page, `${one.page}: palette`, '[role=dialog]')));
    await context.close();
  }
} finally {
  await close();
}

const slowestFirst = measured.toSorted((a, b) => b.ms - a.ms);
const pages = [...new Set(measured.map(({ page }) => page))];
const table = markdownTable(
  ['page', 'presses', 'over 40 ms', 'worst ms', 'worst typing ms', 'the worst'],
  pages.map((page) => {
    const own = slowestFirst.filter((one) => one.page === page);
    const typing = own.find(({ what }) => what.startsWith('typing'));
    return [page, own.length, own.filter(({ ms }) => ms > 40).length, own[0]?.ms ?? 0, typing?.ms ?? 0, own[0]?.what ?? ''];
  }),
);
console.log(
  slowestFirst
    .slice(0, 40)
    .map(({ page, what, ms }) => `${ms} ms  ${page}: ${what}`)
    .join('\n'),
);
console.log(table);
if (values.only === '') {
  writeFileSync(new URL('interactions.json', import.meta.url), `${JSON.stringify(slowestFirst, null, 2)}\n`);
  writeSection('interactions', table);
}
