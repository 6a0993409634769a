import { chromium as browserType, type Browser, type BrowserContext, type CDPSession, type Cookie, type Page } from 'playwright';
import { chromium } from '../../tooling/test/chromium.ts';
import { startServer } from '../../tooling/test/server.ts';
import { sessionAt } from '../../tooling/test/session.ts';
import { buildFloors } from './build-floors.ts';
import { openFront } from './front.ts';

/** Slow 4G, as Chromium's own tools have it. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** An old machine. */
export const SLOWER_CPU = 4;

/** A place where the portal and its floors are looked at side by side: a sandbox behind TLS and HTTP/2, the floors beside it, and a browser that trusts them. */
export interface Bed {
  readonly url: string;
  readonly browser: Browser;
  /** What the browser of a supplier's operator keeps. */
  readonly session: readonly Cookie[];
  readonly close: () => Promise<void>;
}

/** Builds the floors and starts all that a bench of pages needs. */
export async function openBed(): Promise<Bed> {
  // The front ends TLS, as in real life: the server believes what it says of the way that a call came.
  process.env['TRUST_PROXY'] = '1';
  const floors = await buildFloors();
  const server = await startServer();
  const front = await openFront(floors, new URL(server.url));
  const browser = await browserType.launch({
    ...chromium,
    args: [...chromium.args, `--ignore-certificate-errors-spki-list=${front.fingerprint}`],
  });
  const close = async () => {
    await browser.close();
    front.close();
    await server.stop();
  };
  try {
    return { url: front.url, browser, session: await sessionAt(browser, front.url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A fresh profile with a window of the usual size, signed in where a session is given. */
export async function freshProfile(browser: Browser, session: readonly Cookie[] = []): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([...session]);
  return context;
}

/** Makes a window as slow as an old machine, and its line as slow as asked. */
export async function slowDown(context: BrowserContext, page: Page, line: typeof SLOW_4G | undefined): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (line) await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return cdp;
}
