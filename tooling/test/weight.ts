// What signing in costs over the wire: the bytes Chromium has asked the built server for when the form can be used.
//   node tooling/test/weight.ts             fails above the limit, and above what bench/sign-in-weight.json records
//   node tooling/test/weight.ts --update    records what is measured
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as browserType, type CDPSession, type Page } from 'playwright';
import { chromium } from './chromium.ts';
import { distantScreens } from './chunks.ts';
import { startServer } from './server.ts';

/** kB are 1000 B. */
const LIMIT_BYTES = 115_000;
/** What a rebuild may differ by without anybody having added anything. */
const SLACK_BYTES = 1_000;

const record = fileURLToPath(new URL('../../bench/sign-in-weight.json', import.meta.url));
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

interface Reply {
  url: string;
  /** Seconds since 1970. */
  askedAt: number;
  bytes: number;
}

/** A slow mobile network: what is asked for before the form is usable then does not depend on who is faster. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

async function watch(cdp: CDPSession): Promise<Map<string, Reply>> {
  const replies = new Map<string, Reply>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
    replies.set(requestId, { url: request.url, askedAt: wallTime, bytes: 0 }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reply = replies.get(requestId);
    if (reply) reply.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  return replies;
}

/** Notes in the page itself when its button can be pressed: from outside it would be seen late. */
function noteWhenUsable(): void {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    if (button !== null && !button.disabled) Reflect.set(window, 'usableAt', Date.now() / 1000);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function usableAt(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: '用户名' }).fill('supplier-op');
  const noted = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt')) || undefined);
  return (await noted.jsonValue()) ?? 0;
}

/** `assets/start-c5N8Qdlm.js` is `assets/start.js` whatever is in it; files that are named by their hash alone count together. */
const nameOf = (url: string) => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '').replace(/\/[\w-]{8}(?=\.js$)/, '/unnamed') || '/';

async function measure(url: string): Promise<Map<string, number>> {
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    const cdp = await page.context().newCDPSession(page);
    const replies = await watch(cdp);
    await page.addInitScript(noteWhenUsable);
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await usableAt(page);
    await page.waitForLoadState('networkidle');
    const files = new Map<string, number>();
    for (const { url: from, askedAt, bytes } of replies.values())
      if (askedAt <= usable && from.startsWith(url)) files.set(nameOf(from), (files.get(nameOf(from)) ?? 0) + bytes);
    return files;
  } finally {
    await browser.close();
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const signed = (bytes: number) => (bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${kB(Math.abs(bytes))}`);
const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((total, bytes) => total + bytes, 0);

function print(files: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>): void {
  const names = [...new Set([...files.keys(), ...known.keys()])].toSorted((a, b) => (files.get(b) ?? 0) - (files.get(a) ?? 0));
  for (const name of names) {
    const bytes = files.get(name) ?? 0;
    console.log(`${kB(bytes).padStart(7)} kB  ${name.padEnd(48)} ${signed(bytes - (known.get(name) ?? 0))}`);
  }
  console.log(`${kB(sum(files)).padStart(7)} kB  until the form is usable${' '.repeat(24)} ${signed(sum(files) - sum(known))}`);
}

const server = await startServer();
const files = await measure(server.url);
await server.stop();
const kept: Record<string, number> = JSON.parse(readFileSync(record, 'utf8'));
const known = new Map(Object.entries(kept));
print(files, known);

const objections = distantScreens(join(import.meta.dirname, '../../apps/portal/dist'));
if (sum(files) > LIMIT_BYTES) objections.push(`Signing in takes ${kB(sum(files))} kB. It may take ${kB(LIMIT_BYTES)}.`);
if (values.update)
  writeFileSync(record, `${JSON.stringify(Object.fromEntries([...files].toSorted(([a], [b]) => a.localeCompare(b))), null, 2)}\n`);
else if (sum(files) > sum(known) + SLACK_BYTES)
  objections.push('Signing in has grown. Make it lighter, or say why it grew and record it with --update.');
for (const objection of objections) console.error(objection);
process.exit(objections.length > 0 ? 1 : 0);
