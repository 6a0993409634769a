import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, CDPSession } from 'playwright';

/** Requests made by a page until it can be used. */
export interface PageCost {
  /** Transferred bytes by file. */
  readonly files: Readonly<Record<string, number>>;
  /** Number of requested files. */
  readonly requests: number;
  /** Paths of the calls made by the page. Their size depends on the data and is not counted. */
  readonly calls: readonly string[];
  /** Calls made more than once with the same request, though nothing had changed. */
  readonly repeated: readonly string[];
  /** Length of the import chain from the HTML to the deepest script; scripts named in the HTML have depth one. */
  readonly depth: number;
}

interface Asked {
  readonly id: string;
  readonly url: URL;
  /** Seconds since 1970. */
  readonly at: number;
  readonly isFirst: boolean;
  /** Whether the server had announced a change before, which pages answer by asking again. */
  readonly afterChange: boolean;
  /** Request body of a call. */
  readonly body: string;
  bytes: number;
}

/** A slow mobile network, on which the set of requests before the page is usable does not depend on timing. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

async function watch(cdp: CDPSession): Promise<ReadonlyMap<string, Asked>> {
  const asked = new Map<string, Asked>();
  let isChanged = false;
  cdp.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    isChanged ||= eventName === 'change';
  });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type, initiator }) => {
    if (type === 'EventSource' || !request.url.startsWith('http')) return;
    const from = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    asked.set(requestId, {
      id: requestId,
      url: new URL(request.url),
      at: wallTime,
      isFirst: !from.endsWith('.js'),
      afterChange: isChanged,
      body: request.postData ?? '',
      bytes: 0,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return asked;
}

/** Runs in the page and records when it can be used, which is more precise than observing it from outside. */
function noteWhenUsable({ selector, atLeast }: { readonly selector: string; readonly atLeast: number }): void {
  // Postpones delayed work, so that it does not start before the page is usable on a slow machine.
  const inTime = window.setTimeout.bind(window);
  const wait = (act: TimerHandler, ms = 0, ...given: unknown[]) => inTime(act, ms >= 500 ? ms + 60_000 : ms, ...given);
  Object.assign(window, { setTimeout: wait });
  const look = () => {
    const isWaiting = document.querySelector('main [aria-busy=true]') !== null;
    if (document.querySelectorAll(selector).length >= atLeast && !isWaiting) Reflect.set(window, 'usableAt', Date.now() / 1000);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A name for a file that does not depend on its contents. Scripts named only by a hash get the name of their last module. */
function nameOf({ pathname }: URL, dist: string): string {
  if (!pathname.endsWith('.js')) return pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  if (!/\/[\w-]{8}\.js$/.test(pathname)) return pathname.replace(/-[\w-]{8}(?=\.js$)/, '');
  const map = join(dist, `${pathname}.map`);
  // Code added by the bundler has no source map.
  if (!existsSync(map)) return '/assets/runtime.js';
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'));
  const own = sources.filter((source) => source.includes('/src/'));
  return `/assets/${(own.at(-1) ?? sources.at(-1) ?? basename(pathname)).replace(/^.*\/(packages|apps|node_modules)\//, '').replace(/^(?:\.\.\/)+/, 'portal/')}`;
}

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The depth of the import chain through the scripts. */
function depthOf(scripts: readonly Asked[], dist: string): number {
  const wanted = new Set(scripts.map(({ url }) => basename(url.pathname)));
  const seen = new Set<string>();
  let level = scripts.filter(({ isFirst }) => isFirst).map(({ url }) => basename(url.pathname));
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    for (const name of level) seen.add(name);
    const next = level.flatMap((name) =>
      [...readFileSync(join(dist, 'assets', name), 'utf8').matchAll(IMPORTED)].flatMap(([, imported]) => imported ?? []),
    );
    level = [...new Set(next)].filter((name) => wanted.has(name) && !seen.has(name));
  }
  return depth;
}

export interface CostedPage {
  readonly url: string;
  /** The page can be used when at least this many elements match the selector. */
  readonly usable: { readonly selector: string; readonly atLeast: number };
  /** Folder of the built portal. */
  readonly dist: string;
}

/** Opens a page in a new window on a slow network, and returns its requests until it can be used. */
export async function costOf(context: BrowserContext, { url, usable, dist }: CostedPage): Promise<PageCost> {
  const page = await context.newPage();
  const asked = await watch(await context.newCDPSession(page));
  await page.addInitScript(noteWhenUsable, usable);
  await page.goto(url, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt')) || undefined, undefined, { timeout: 60_000 });
  const usableAt = (await noted.jsonValue()) ?? 0;
  // Sizes are only known after the responses have arrived.
  await page.waitForLoadState('networkidle');
  await page.close();
  const needed = [...asked.values()].filter(({ at }) => at <= usableAt);
  const isFile = ({ url: { pathname } }: Asked) => pathname === '/' || /\.\w+$/.test(pathname);
  const files: Record<string, number> = {};
  // The time at which the browser requests the favicon varies.
  const sent = needed.filter((one) => isFile(one) && !/\/favicon[\w-]*\.svg$/.test(one.url.pathname));
  for (const { url: from, bytes } of sent) files[nameOf(from, dist)] = (files[nameOf(from, dist)] ?? 0) + bytes;
  const called = [...asked.values()].filter((one) => !isFile(one));
  const calls = new Set(called.map(({ url: { pathname } }) => pathname));
  const requests = called.filter(({ afterChange }) => !afterChange).map(({ url: { pathname }, body }) => `${pathname} ${body}`);
  const repeated = new Set(requests.filter((one, index) => requests.indexOf(one) !== index));
  const scripts = sent.filter(({ url: from }) => from.pathname.endsWith('.js'));
  return { files, requests: sent.length, depth: depthOf(scripts, dist), calls: [...calls].toSorted(), repeated: [...repeated].toSorted() };
}
