// What pages cost over the wire until they can be used, asked of the built server: bytes, requests and steps of import, exactly.
//   node tooling/test/weight.ts             fails above the limits, and above what bench/page-weight.json records, and names what grew
//   node tooling/test/weight.ts --update    records what is measured
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as browserType, type Browser, type BrowserContext } from 'playwright';
import { misplaced } from './chunks.ts';
import { chromium } from './chromium.ts';
import { costOf, type PageCost } from './page-cost.ts';
import { startServer } from './server.ts';
import { sessionAt } from './session.ts';

/** What a rebuild may differ by without anybody having added anything. */
const SLACK_BYTES = 1_000;

/** The pages that are counted, and the most that each may ever cost. kB are 1000 B. */
const PAGES = {
  'sign-in': {
    path: '/login',
    usable: { selector: '#root:not([data-waiting]) form button[type=submit]:not(:disabled)', atLeast: 1 },
    limits: { bytes: 104_000, requests: 6, depth: 1 },
  },
  workbench: {
    path: '/dashboard/console',
    usable: { selector: 'main table tbody tr td:nth-child(2)', atLeast: 1 },
    limits: { bytes: 254_000, requests: 22, depth: 1 },
  },
  list: {
    path: '/pc-management/link-holding',
    usable: { selector: 'main tbody tr td:nth-child(3)', atLeast: 20 },
    limits: { bytes: 243_000, requests: 20, depth: 1 },
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

/** What grew since it was recorded, by name. */
function grownIn(page: string, cost: PageCost, known: PageCost): string[] {
  const files = Object.entries(cost.files).flatMap(([name, bytes]) => {
    const before = known.files[name];
    if (before === undefined) return [`${page} asks for ${name}, which it did not (${kB(bytes)} kB).`];
    return bytes > before + SLACK_BYTES ? [`${page}: ${name} has grown from ${kB(before)} to ${kB(bytes)} kB.`] : [];
  });
  const isHeavier = sum(cost) > sum(known) + SLACK_BYTES;
  const more = [
    ...(isHeavier ? [`${page} takes ${kB(sum(cost))} kB instead of ${kB(sum(known))}.`] : []),
    ...(cost.requests > known.requests ? [`${page} asks for ${cost.requests} files instead of ${known.requests}.`] : []),
    ...cost.calls.filter((call) => !known.calls.includes(call)).map((call) => `${page} calls ${call}, which it did not.`),
    ...(cost.depth > known.depth ? [`${page}: the last script is ${cost.depth} steps from the HTML instead of ${known.depth}.`] : []),
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
  objections.push(...cost.repeated.map((call) => `${page} asks ${call} more than once.`));
  const known = kept[page];
  print(page, cost, known);
  const measured = { requests: cost.requests, depth: cost.depth, bytes: sum(cost) };
  for (const what of ['bytes', 'requests', 'depth'] as const)
    if (measured[what] > limits[what]) objections.push(`${page}: ${what} ${measured[what]}. It may have ${limits[what]}.`);
  if (!values.update) objections.push(...(known === undefined ? [`${page} is not recorded: --update`] : grownIn(page, cost, known)));
}
if (values.update) writeFileSync(record, `${JSON.stringify(costs, null, 2)}\n`);
else if (objections.length > 0) objections.push('Make it lighter, or say why it grew and record it with --update.');
for (const objection of objections) console.error(objection);
process.exit(objections.length > 0 ? 1 : 0);
