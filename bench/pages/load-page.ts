import type { BrowserContext, CDPSession, Page } from 'playwright';
import { SLOW_4G, slowDown } from './bed.ts';

/** Figures of one page load. */
export interface Load {
  /** Bytes transferred for requests made before the page was ready. */
  readonly bytes: number;
  readonly requests: number;
  /** Length of the import chain from the HTML to the deepest requested script; scripts named in the HTML have depth one. */
  readonly depth: number;
  readonly paintMs: number;
  readonly readyMs: number;
  /** Sum of the time beyond 50 ms of each long task until the page was ready. */
  readonly blockedMs: number;
  readonly longestMs: number;
  readonly shift: number;
}

/** One request. */
interface Asked {
  readonly url: string;
  readonly at: number;
  readonly id: string;
  readonly isScript: boolean;
  /** Whether the HTML itself requested it. */
  readonly isFirst: boolean;
  bytes: number;
}

const PATIENCE_MS = 60_000;

/** Runs in the page before its own scripts: records long tasks, layout shifts, and when `selector` matches `atLeast` times and nothing is loading. */
function watchPage({ selector, atLeast }: { readonly selector: string; readonly atLeast: number }): void {
  const seen = { readyMs: 0, shift: 0, tasks: [] as [number, number][] };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const isThere = document.querySelectorAll(selector).length >= atLeast && document.querySelector('main [aria-busy=true]') === null;
    if (isThere) requestAnimationFrame((drawnAt) => (seen.readyMs = drawnAt));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function watchNetwork(cdp: CDPSession): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
    // Event streams stay open, and data: URLs need no request.
    if (type === 'EventSource' || !request.url.startsWith('https:')) return;
    const from = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    asked.set(requestId, {
      id: requestId,
      url: request.url,
      at: timestamp,
      isScript: type === 'Script',
      isFirst: !from.endsWith('.js'),
      bytes: 0,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return asked;
}

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The depth of the import chain through the scripts. */
async function depthOf(cdp: CDPSession, scripts: readonly Asked[]): Promise<number> {
  const named = new Map<string, readonly string[]>();
  for (const { id, url } of scripts) {
    const code = await cdp.send('Network.getResponseBody', { requestId: id }).then(
      ({ body }) => body,
      () => '',
    );
    named.set(
      url,
      [...code.matchAll(IMPORTED)].flatMap(([, name]) => (name === undefined ? [] : [new URL(name, url).href])),
    );
  }
  const seen = new Set<string>();
  let level = scripts.filter(({ isFirst }) => isFirst).map(({ url }) => url);
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    for (const url of level) seen.add(url);
    level = [...new Set(level.flatMap((url) => named.get(url) ?? []))].filter((url) => named.has(url) && !seen.has(url));
  }
  return depth;
}

async function settled(page: Page): Promise<{ readyMs: number; shift: number; tasks: [number, number][] }> {
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'seen'), 'readyMs')) > 0, undefined, { timeout: PATIENCE_MS });
  // Layout shifts shortly after the page is ready count as well.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

/** Loads a page in a new window, leaves it open for a while, and returns the figures. */
export async function loadPage(
  context: BrowserContext,
  url: string,
  ready: { readonly selector: string; readonly atLeast: number },
  restMs = 0,
): Promise<Load> {
  const page = await context.newPage();
  const cdp = await slowDown(context, page, SLOW_4G);
  const asked = watchNetwork(cdp);
  await page.addInitScript(watchPage, ready);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const { readyMs, shift, tasks } = await settled(page);
  const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const all = [...asked.values()];
  const begun = Math.min(...all.map(({ at }) => at));
  const needed = all.filter(({ at }) => (at - begun) * 1_000 <= readyMs);
  const depth = await depthOf(
    cdp,
    needed.filter(({ isScript }) => isScript),
  );
  await page.waitForTimeout(restMs);
  await page.close();
  const until = tasks.filter(([start]) => start < readyMs).map(([, duration]) => duration);
  return {
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: needed.length,
    depth,
    paintMs,
    readyMs,
    blockedMs: until.reduce((sum, duration) => sum + duration - 50, 0),
    longestMs: Math.max(0, ...until),
    shift,
  };
}
