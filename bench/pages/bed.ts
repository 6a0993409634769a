import { chromium as browserType, type Browser, type BrowserContext, type CDPSession, type Cookie, type Page } from 'playwright';
import { chromium } from '../../tooling/test/chromium.ts';
import { startServer } from '../../tooling/test/server.ts';
import { sessionAt } from '../../tooling/test/session.ts';
import { buildFloors } from './build-floors.ts';
import { openFront } from './front.ts';

/** Slow 4G, as defined in Chromium's developer tools. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** CPU throttling rate that simulates an old machine. */
export const SLOWER_CPU = 4;

/** A sandbox server and the floors behind one TLS and HTTP/2 proxy, and a browser that trusts its certificate. */
export interface Bed {
  readonly url: string;
  readonly browser: Browser;
  /** Session cookies of a supplier's operator. */
  readonly session: readonly Cookie[];
  readonly close: () => Promise<void>;
}

/** Builds the floors and starts the servers and the browser. */
export async function openBed(): Promise<Bed> {
  // The proxy terminates TLS as in production, so the server must trust its forwarded headers.
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

/** A new browser profile with a window of the usual size, signed in if a session is given. */
export async function freshProfile(browser: Browser, session: readonly Cookie[] = []): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addCookies([...session]);
  return context;
}

/** Throttles the CPU and, if a line is given, the network of a page. */
export async function slowDown(context: BrowserContext, page: Page, line: typeof SLOW_4G | undefined): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (line) await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return cdp;
}
