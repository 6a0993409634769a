import { expect, type Page } from '@playwright/test';
import { visit, type WatchedPage } from './watched-page.ts';

/** The paths that links lead to, by the path of the page that shows them. */
export type LinksShown = Map<string, Set<string>>;

/** An address without its query. */
export const pathOf = (link: string): string => link.split('?', 1)[0] ?? link;

/** Notes where the page that is shown leads: by every link in sight, and by those of its menu, whose groups may be folded. */
export async function noteLinks(page: Page, path: string, shown: LinksShown): Promise<void> {
  const links = await page
    .locator('a[href^="#/"]')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }) || link.closest('nav[data-menu]') !== null)
        .map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );
  shown.set(path, new Set([...(shown.get(path) ?? []), ...links.map(pathOf)]));
}

/** Notes where the lists and the menu lead that open from the header: news, messages, the person's own. */
async function noteHeader(page: Page, path: string, shown: LinksShown): Promise<void> {
  const opened = page.locator('[role=dialog] a[href^="#/"], [role=menu] a[href^="#/"]').first();
  for (const opener of await page.locator('header').first().locator('button[aria-haspopup]').filter({ visible: true }).all()) {
    await opener.press('Enter');
    await opened.waitFor();
    await noteLinks(page, path, shown);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    // What is closed gives the focus back, which would take it from the next.
    await expect(opener).toBeFocused();
  }
}

/**
 * Those of the pages that no way of links leads to from the home page. What a page shows is known where it was noted; the others are
 * visited, once. Leaves the window on one of them.
 */
export async function unreached(window: WatchedPage, pages: readonly string[], shown: LinksShown): Promise<readonly string[]> {
  const { page } = window;
  const home = '/home/index';
  await visit(window, home);
  await noteLinks(page, home, shown);
  await noteHeader(page, home, shown);
  const reached = new Set([home]);
  // A set is gone through with what is added to it meanwhile.
  for (const path of reached) {
    if (!shown.has(path)) {
      await visit(window, path);
      await noteLinks(page, path, shown);
    }
    for (const next of shown.get(path) ?? []) if (pages.includes(next)) reached.add(next);
  }
  return pages.filter((path) => !reached.has(path));
}
