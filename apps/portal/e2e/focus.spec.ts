import { expect, test, type Locator, type Page } from '@playwright/test';
import { OVERLAYS } from './overlays.table.ts';
import { signIn } from './pictures.table.ts';
import { visit, watch } from './watched-page.ts';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const ROLES = ['button', 'combobox', 'menuitem', 'link'] as const;

/** What stands open over the page; some lists are in the page itself. */
const standing = (page: Page) => page.locator(OPEN).filter({ visible: true });

/** The first thing of a place that can be pressed and has this name. */
function named(place: Page | Locator, name: string): Locator {
  const wanted = { name: new RegExp(`^\\s*${name.replaceAll(/[()?.]/g, '\\$&')}`), disabled: false };
  const [first, ...others] = ROLES.map((role) => place.getByRole(role, wanted));
  return others
    .reduce((all, one) => all.or(one), first ?? place.locator('button'))
    .filter({ visible: true })
    .first();
}

/** Waits until as many stand as before, and answers whether they do. */
const comeDownTo = (page: Page, count: number, timeout: number) =>
  expect
    .poll(() => standing(page).count(), { timeout, intervals: [20] })
    .toBe(count)
    .then(() => true)
    .catch(() => false);

/** Closes what stands in front by key: with Escape, or where that would lose typed work with its cross. */
async function close(page: Page, stay: number): Promise<void> {
  await standing(page)
    .last()
    .evaluate((front) => front.setAttribute('data-front', ''));
  await page.keyboard.press('Escape');
  if (await comeDownTo(page, stay, 700)) return;
  // Where Escape only took its time, this has gone by now and nothing else is pressed.
  const cross = page
    .locator('[data-front]')
    .getByRole('button', { name: /^(关闭|取消)$/ })
    .last();
  if (await cross.isVisible()) await cross.press('Enter', { timeout: 1_000 }).catch(() => undefined);
  expect(await comeDownTo(page, stay, 10_000), 'it closes by key').toBe(true);
}

/** Presses one thing after the other, each of which opens something, and closes them again; whatever opened one has the focus then. */
async function openAndClose(page: Page, names: readonly string[]): Promise<void> {
  const opened: { readonly opener: Locator; readonly before: number }[] = [];
  for (const name of names) {
    const before = await standing(page).count();
    for (const one of await standing(page).all()) await one.evaluate((element) => element.setAttribute('data-earlier', ''));
    const opener = named(opened.length === 0 ? page.locator('body') : standing(page).nth(opened[0]?.before ?? 0), name);
    await opener.focus();
    // Lists move on while others work: it is this very thing that has to have the focus again.
    await opener.evaluate((element, nth) => element.setAttribute('data-opener', nth), `${opened.length}`);
    await page.keyboard.press('Enter');
    await page.locator(OPEN).and(page.locator(':not([data-earlier])')).filter({ visible: true }).first().waitFor();
    // What closes over what it leads to is gone: that goes back to its own opener.
    const earlier = await page.locator('[data-earlier]').filter({ visible: true }).count();
    if (earlier === before) opened.push({ opener: page.locator(`[data-opener="${opened.length}"]`), before });
  }
  for (const { opener, before } of opened.toReversed()) {
    await close(page, before);
    await expect(opener).toBeFocused();
    await opener.evaluate((element) => element.removeAttribute('data-opener'));
  }
}

for (const [account, places] of Object.entries(OVERLAYS))
  test(`${account}: whatever opens by key gives the focus back when it closes`, async ({ page }) => {
    if (account === 'a visitor') await page.goto('/#/login');
    else await signIn(page, account);
    await page.locator('main h1').first().waitFor();
    await page.route('**/*', (route) => {
      // Nothing is done here: whatever a press sets off is refused. Nor is anything heard of what others do meanwhile.
      if (route.request().headers()['idempotency-key']) return route.fulfill({ json: { rspCd: '10006', rspMsg: '不办理', data: null } });
      return route.request().resourceType() === 'eventsource' ? undefined : route.fallback();
    });
    await page.reload();
    const watched = watch(page);
    const window = page.viewportSize();
    for (const { page: path, onPhone, before, opened } of places) {
      await page.setViewportSize(onPhone ? PHONE : (window ?? PHONE));
      await visit(watched, path);
      await before?.(page);
      for (const names of opened) await test.step(`${path}: ${names}`, () => openAndClose(page, names.split(' › ')));
    }
  });
