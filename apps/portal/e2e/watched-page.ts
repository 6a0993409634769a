import { expect, type Page, type Request } from '@playwright/test';

/** A page with its errors, and whether it has pending requests. */
export interface WatchedPage {
  readonly page: Page;
  readonly pageErrors: string[];
  readonly isIdle: () => boolean;
}

/** Counts the pending requests of a page and collects its errors. */
export function watch(page: Page): WatchedPage {
  const pageErrors: string[] = [];
  let pending = 0;
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  // The live event stream stays open as long as the page.
  const count = (step: number) => (request: Request) => {
    if (request.resourceType() !== 'eventsource') pending += step;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return { page, pageErrors, isIdle: () => pending <= 0 };
}

/** Waits until a page shows its heading and has no pending requests. */
export async function settle({ page, isIdle }: WatchedPage): Promise<void> {
  await page.locator('main h1:not([data-left])').first().waitFor();
  await expect.poll(isIdle, { intervals: [10] }).toBe(true);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens a path of the portal. The previous page stays until the next one is ready, so its heading is marked to distinguish it from the next one's. */
export async function visit(watched: WatchedPage, path: string): Promise<void> {
  await watched.page.evaluate((to) => {
    const isOther = window.location.hash.slice(1).split('?')[0] !== to.split('?')[0];
    if (isOther) for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    window.location.hash = to;
  }, path);
  await settle(watched);
}

/** Whether the page renders two frames within two seconds. */
export const hasRendered = (page: Page): Promise<boolean> =>
  page.evaluate(
    (timeoutMs) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), timeoutMs);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    2_000,
  );
