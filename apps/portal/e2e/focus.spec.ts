import { expect, test, type Locator, type Page } from '@playwright/test';
import { OVERLAYS } from './overlays.table.ts';
import { signIn } from './pictures.table.ts';
import { visit, watch } from './watched-page.ts';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-pane]';
const ROLES = ['button', 'combobox', 'menuitem', 'link'] as const;

/** The visible overlays; some list boxes are part of the page itself. */
const openOverlays = (page: Page) => page.locator(OPEN).filter({ visible: true });

/** The first enabled control in a region with a name that starts with `name`. */
function controlNamed(place: Page | Locator, name: string): Locator {
  const options = { name: new RegExp(`^\\s*${name.replaceAll(/[()?.]/g, '\\$&')}`), disabled: false };
  const [first, ...others] = ROLES.map((role) => place.getByRole(role, options));
  return others
    .reduce((all, one) => all.or(one), first ?? place.locator('button'))
    .filter({ visible: true })
    .first();
}

/** Waits until `count` overlays are open; resolves to whether that happened in time. */
const waitForOverlayCount = (page: Page, count: number, timeout: number) =>
  expect
    .poll(() => openOverlays(page).count(), { timeout, intervals: [20] })
    .toBe(count)
    .then(() => true)
    .catch(() => false);

/** Closes the front overlay by keyboard: with Escape, or with its close button where Escape would discard input. */
async function close(page: Page, remaining: number): Promise<void> {
  await openOverlays(page)
    .last()
    .evaluate((front) => front.setAttribute('data-front', ''));
  await page.keyboard.press('Escape');
  if (await waitForOverlayCount(page, remaining, 700)) return;
  // If Escape was merely slow, the marked overlay is gone by now and nothing is pressed.
  const closeButton = page
    .locator('[data-front]')
    .getByRole('button', { name: /^(关闭|取消)$/ })
    .last();
  if (await closeButton.isVisible()) await closeButton.press('Enter', { timeout: 1_000 }).catch(() => undefined);
  expect(await waitForOverlayCount(page, remaining, 10_000), 'it closes by keyboard').toBe(true);
}

/** Opens overlays one from another by keyboard, closes them in reverse order, and expects the focus to return to each opener. */
async function openAndClose(page: Page, names: readonly string[]): Promise<void> {
  const opened: { readonly opener: Locator; readonly before: number }[] = [];
  for (const name of names) {
    const before = await openOverlays(page).count();
    for (const overlay of await openOverlays(page).all()) await overlay.evaluate((element) => element.setAttribute('data-earlier', ''));
    const opener = controlNamed(opened.length === 0 ? page.locator('body') : openOverlays(page).nth(opened[0]?.before ?? 0), name);
    await opener.focus();
    // Lists may change meanwhile, so the opener is marked: the focus must return to this very element.
    await opener.evaluate((element, nth) => element.setAttribute('data-opener', nth), `${opened.length}`);
    await page.keyboard.press('Enter');
    await page.locator(OPEN).and(page.locator(':not([data-earlier])')).filter({ visible: true }).first().waitFor();
    // An overlay that closes when the next one opens is not closed again; the focus returns to its opener.
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
  test(`${account}: overlays opened by keyboard return the focus when they close`, async ({ page }) => {
    if (account === 'a visitor') await page.goto('/#/login');
    else await signIn(page, account);
    await page.locator('main h1').first().waitFor();
    await page.route('**/*', (route) => {
      // Refuses all acts, and drops the live events of other people's work.
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
