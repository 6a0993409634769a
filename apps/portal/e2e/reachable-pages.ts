import { expect, type Page } from '@playwright/test';
import { visit, type WatchedPage } from './watched-page.ts';

/** The target paths of links, by the path of the page with the links. */
export type LinksByPage = Map<string, Set<string>>;

/** An address without its query. */
export const pathOf = (link: string): string => link.split('?', 1)[0] ?? link;

/** Records the links of the current page: the visible ones and those of the side menu, where groups may be collapsed. */
export async function recordLinks(page: Page, path: string, linksByPage: LinksByPage): Promise<void> {
  const links = await page
    .locator('a[href^="#/"]')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }) || link.closest('nav[data-menu]') !== null)
        .map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );
  linksByPage.set(path, new Set([...(linksByPage.get(path) ?? []), ...links.map(pathOf)]));
}

/** Records the links in the popovers and menus of the header: announcements, messages and the person's menu. */
async function recordHeaderLinks(page: Page, path: string, linksByPage: LinksByPage): Promise<void> {
  const opened = page.locator('[role=dialog] a[href^="#/"], [role=menu] a[href^="#/"]').first();
  for (const opener of await page.locator('header').first().locator('button[aria-haspopup]').filter({ visible: true }).all()) {
    await opener.press('Enter');
    await opened.waitFor();
    await recordLinks(page, path, linksByPage);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    // Waits until the closed overlay has returned the focus, which would interfere with the next one.
    await expect(opener).toBeFocused();
  }
}

/**
 * The pages that cannot be reached by links from the home page. Pages without recorded links are visited once. Leaves the window on one
 * of them.
 */
export async function unreachablePages(
  window: WatchedPage,
  pages: readonly string[],
  linksByPage: LinksByPage,
): Promise<readonly string[]> {
  const { page } = window;
  const home = '/home/index';
  await visit(window, home);
  await recordLinks(page, home, linksByPage);
  await recordHeaderLinks(page, home, linksByPage);
  const reached = new Set([home]);
  // The loop also visits paths added during the iteration.
  for (const path of reached) {
    if (!linksByPage.has(path)) {
      await visit(window, path);
      await recordLinks(page, path, linksByPage);
    }
    for (const next of linksByPage.get(path) ?? []) if (pages.includes(next)) reached.add(next);
  }
  return pages.filter((path) => !reached.has(path));
}
