import { expect, type Page, type Request } from '@playwright/test';

/** A page, what it has complained about, and whether it waits for the server. */
export interface WatchedPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly isQuiet: () => boolean;
}

/** Counts what a page asks for, and keeps what it complains about. */
export function watch(page: Page): WatchedPage {
  const complaints: string[] = [];
  let under = 0;
  page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  // The stream of live events stays open for as long as the page does.
  const count = (step: number) => (request: Request) => {
    if (request.resourceType() !== 'eventsource') under += step;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return { page, complaints, isQuiet: () => under <= 0 };
}

/** Waits until a page shows its heading and has what it asked for. */
export async function settle({ page, isQuiet }: WatchedPage): Promise<void> {
  await page.locator('main h1:not([data-left])').first().waitFor();
  await expect.poll(isQuiet, { intervals: [10] }).toBe(true);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens an address inside the portal. The page before it stands until the next is there, so its heading is marked and not mistaken for the next one's. */
export async function visit(watched: WatchedPage, path: string): Promise<void> {
  await watched.page.evaluate((to) => {
    const isOther = window.location.hash.slice(1).split('?')[0] !== to.split('?')[0];
    if (isOther) for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    window.location.hash = to;
  }, path);
  await settle(watched);
}

/** Answers whether the page has drawn itself twice. */
export const hasDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    (patience) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), patience);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    2_000,
  );
