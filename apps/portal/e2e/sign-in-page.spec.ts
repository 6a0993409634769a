import { expect, type Page, type Route } from '@playwright/test';
import { test } from './person.ts';

// With the portal's service worker, as in a person's browser.
test.use({ serviceWorkers: 'allow' });

/** Delays the script, so that the page is static HTML only. The returned function lets the script load. */
async function delayScript(page: Page): Promise<() => Promise<void>> {
  const delayed: Route[] = [];
  await page.route('**/assets/start-*.js', (route) => void delayed.push(route));
  return async () => {
    for (const route of delayed) await route.continue();
    await expect(page.locator('#root')).not.toHaveAttribute('data-waiting');
  };
}

/** The load event does not fire while the script is delayed. */
const WITHOUT_LOAD = { waitUntil: 'commit' } as const;

const name = (page: Page) => page.getByRole('textbox', { name: '用户名' });
const password = (page: Page) => page.getByLabel('密码', { exact: true });

/** Collects the console errors of the page, and sums up its layout shifts in `window.shift`. */
async function watch(page: Page) {
  const pageErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return pageErrors;
}

test('text typed before the script loads is kept, with the caret in place', { tag: '@job' }, async ({ page }) => {
  const pageErrors = await watch(page);
  const loadScript = await delayScript(page);
  await page.goto('/#/login', WITHOUT_LOAD);
  await name(page).fill('supplier');
  await password(page).fill('Lianxin@2026');
  await page.getByRole('checkbox', { name: '记住用户名' }).check();
  await name(page).focus();
  await name(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  const before = await name(page).elementHandle();
  await loadScript();
  await expect(name(page)).toHaveValue('supplier');
  await expect(password(page)).toHaveValue('Lianxin@2026');
  await expect(page.getByRole('checkbox', { name: '记住用户名' })).toBeChecked();
  await expect(name(page)).toBeFocused();
  expect(await name(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([2, 5]);
  expect(await name(page).evaluate((field, same) => field === same, before), 'the same element').toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005);
  await name(page).press('End');
  await name(page).pressSequentially('-op');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home\/index$/);
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('supplier-op');
  expect(pageErrors).toEqual([]);
});

for (const how of ['Enter', 'click'] as const)
  test(
    `a form submitted by ${how} before the script loads is sent afterwards, and never as part of an address`,
    { tag: '@job' },
    async ({ page }) => {
      const loadScript = await delayScript(page);
      await page.goto('/#/pc-management/link-holding?state=0', WITHOUT_LOAD);
      await name(page).fill('supplier-op');
      await password(page).fill('Lianxin@2026');
      if (how === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page).toHaveURL(/\/#\/login\?redirect=%2Fpc-management%2Flink-holding%3Fstate%3D0$/);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await loadScript();
      await expect(page.getByRole('heading', { level: 1, name: '链信持有' })).toBeVisible();
      await expect(page).toHaveURL(/#\/pc-management\/link-holding\?state=0$/);
      expect(addresses.join(' ')).not.toContain('2026');
    },
  );

test('an empty form submitted before the script loads shows its errors afterwards', async ({ page }) => {
  const loadScript = await delayScript(page);
  await page.goto('/', WITHOUT_LOAD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await loadScript();
  await expect(page.getByText('请输入用户名！')).toBeVisible();
});

test('a button pressed before the script loads takes effect afterwards', async ({ page }) => {
  const loadScript = await delayScript(page);
  await page.goto('/', WITHOUT_LOAD);
  await password(page).fill('Lianxin@2026');
  await page.getByRole('button', { name: '显示密码' }).click();
  await loadScript();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('Lianxin@2026');
});

test('the static HTML already shows the saved language, theme and user name', async ({ page }) => {
  const pageErrors = await watch(page);
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en-US');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('userName', 'supplier-op');
  });
  const loadScript = await delayScript(page);
  await page.goto('/#/login', WITHOUT_LOAD);
  const field = page.getByRole('textbox', { name: 'User name' });
  await expect(field).toHaveValue('supplier-op');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveTitle('Sign in - Chainletter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '中文' }).click();
  await loadScript();
  await expect(name(page)).toHaveValue('supplier-op');
  await expect(page).toHaveTitle('登录 - 链信');
  expect(pageErrors).toEqual([]);
});

test('the static form is not shown for a public page or with a session', async ({ page }) => {
  await delayScript(page);
  await page.goto('/#/register', WITHOUT_LOAD);
  await expect(page.locator('#root > *')).toHaveCount(0);
  await page.context().addCookies([{ name: 'admin-successToken', value: 'x', url: page.url() }]);
  await page.goto('/?again#/login', WITHOUT_LOAD);
  await expect(page.locator('#root > *')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a message appears instead of the form', async ({ page }) => {
    await page.goto('/#/login', WITHOUT_LOAD);
    expect(await page.locator('body').innerText()).toContain('请启用 JavaScript 后使用链信供应链金融服务平台。');
    await expect(page.locator('form')).toHaveCount(0);
  });
});
