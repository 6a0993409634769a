// Measures the bytes, requests and import depth of pages until they can be used, with the built server.
//   node tooling/test/weight.ts             fails above the limits or the values recorded in bench/page-weight.json, and lists what grew
//   node tooling/test/weight.ts --update    records the values
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as browserType, type Browser, type BrowserContext } from 'playwright';
import { misplaced } from './chunks.ts';
import { chromium } from './chromium.ts';
import { costOf, type PageCost } from './page-cost.ts';
import { startServer } from './server.ts';
import { sessionAt } from './session.ts';

/** Tolerated difference between rebuilds of the same code. */
const SLACK_BYTES = 1_000;

/** The measured pages and their absolute limits. */
const PAGES = {
  'sign-in': {
    path: '/login',
    usable: { selector: '#root:not([data-waiting]) form button[type=submit]:not(:disabled)', atLeast: 1 },
    limits: { bytes: 104_800, requests: 6, depth: 1 },
  },
  home: {
    path: '/home/index',
    usable: { selector: 'main table tbody tr td:nth-child(2)', atLeast: 1 },
    limits: { bytes: 270_400, requests: 23, depth: 1 },
  },
  list: {
    path: '/pc-management/link-holding',
    usable: { selector: 'main tbody tr td:nth-child(3)', atLeast: 20 },
    limits: { bytes: 252_700, requests: 20, depth: 1 },
  },
} as const;

const dist = join(import.meta.dirname, '../../apps/portal/dist');
const record = new URL('../../bench/page-weight.json', import.meta.url);
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const signed = (bytes: number) => (bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${kB(Math.abs(bytes))}`);
const sum = ({ files }: Pick<PageCost, 'files'>) => Object.values(files).reduce((total, bytes) => total + bytes, 0);

async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies(await sessionAt(browser, url));
  return context;
}

function print(page: string, cost: PageCost, known: PageCost | undefined): void {
  const names = [...new Set([...Object.keys(cost.files), ...Object.keys(known?.files ?? {})])];
  for (const name of names.toSorted((a, b) => (cost.files[b] ?? 0) - (cost.files[a] ?? 0))) {
    const bytes = cost.files[name] ?? 0;
    console.log(`${kB(bytes).padStart(7)} kB  ${name.padEnd(60)} ${signed(bytes - (known?.files[name] ?? 0))}`);
  }
  console.log(
    `${kB(sum(cost)).padStart(7)} kB  ${page}: ${cost.requests} files, ${cost.depth} steps; calls ${cost.calls.join(' ') || 'nothing'}\n`,
  );
}

/** Messages about everything that grew since it was recorded. */
function grownIn(page: string, cost: PageCost, known: PageCost): string[] {
  const files = Object.entries(cost.files).flatMap(([name, bytes]) => {
    const before = known.files[name];
    if (before === undefined) return [`${page} newly loads ${name} (${kB(bytes)} kB).`];
    return bytes > before + SLACK_BYTES ? [`${page}: ${name} grew from ${kB(before)} to ${kB(bytes)} kB.`] : [];
  });
  const isHeavier = sum(cost) > sum(known) + SLACK_BYTES;
  const more = [
    ...(isHeavier ? [`${page} loads ${kB(sum(cost))} kB instead of ${kB(sum(known))}.`] : []),
    ...(cost.requests > known.requests ? [`${page} loads ${cost.requests} files instead of ${known.requests}.`] : []),
    ...cost.calls.filter((call) => !known.calls.includes(call)).map((call) => `${page} newly calls ${call}.`),
    ...(cost.depth > known.depth ? [`${page}: the import depth is ${cost.depth} instead of ${known.depth}.`] : []),
  ];
  return more.length === 0 ? [] : [...more, ...files];
}

const server = await startServer();
const browser = await browserType.launch(chromium);
const costs: Record<string, PageCost> = {};
try {
  const contexts = { visitor: () => browser.newContext({ locale: 'zh-CN' }), person: () => signedIn(browser, server.url) };
  for (const [page, { path, usable }] of Object.entries(PAGES)) {
    const context = await (page === 'sign-in' ? contexts.visitor() : contexts.person());
    costs[page] = await costOf(context, { url: `${server.url}/#${path}`, usable, dist });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

const kept: Readonly<Record<string, PageCost>> = JSON.parse(readFileSync(record, 'utf8'));
const objections = misplaced(dist);
for (const [page, { limits }] of Object.entries(PAGES)) {
  const cost = costs[page];
  if (cost === undefined) continue;
  objections.push(...cost.repeated.map((call) => `${page} makes the call ${call} more than once.`));
  const known = kept[page];
  print(page, cost, known);
  const measured = { requests: cost.requests, depth: cost.depth, bytes: sum(cost) };
  for (const what of ['bytes', 'requests', 'depth'] as const)
    if (measured[what] > limits[what]) objections.push(`${page}: ${what} ${measured[what]} exceeds the limit of ${limits[what]}.`);
  if (!values.update) objections.push(...(known === undefined ? [`${page} is not recorded: --update`] : grownIn(page, cost, known)));
}
if (values.update) writeFileSync(record, `${JSON.stringify(costs, null, 2)}\n`);
else if (objections.length > 0) objections.push('Make it smaller, or explain the growth and record it with --update.');
for (const objection of objections) console.error(objection);
process.exit(objections.length > 0 ? 1 : 0);
