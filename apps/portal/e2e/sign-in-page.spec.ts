import { expect, type Page, type Route } from '@playwright/test';
import { test } from './person.ts';

// As a browser of a person has it: with the portal's worker.
test.use({ serviceWorkers: 'allow' });

/** Holds the program back, so that the page is what the HTML makes of it; the answer lets it come. */
async function withoutProgram(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/assets/start-*.js', (route) => void held.push(route));
  return async () => {
    for (const route of held) await route.continue();
    await expect(page.locator('#root')).not.toHaveAttribute('data-waiting');
  };
}

/** The page is not loaded while its program is held back. */
const HTML = { waitUntil: 'commit' } as const;

const name = (page: Page) => page.getByRole('textbox', { name: '用户名' });
const password = (page: Page) => page.getByLabel('密码', { exact: true });

/** What the page shifts by while it is open, and what it complains of. */
async function watch(page: Page) {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return complaints;
}

test('what is typed before the program has come stays, with the caret where it was', { tag: '@job' }, async ({ page }) => {
  const complaints = await watch(page);
  const come = await withoutProgram(page);
  await page.goto('/#/login', HTML);
  await name(page).fill('supplier');
  await password(page).fill('Lianxin@2026');
  await page.getByRole('checkbox', { name: '记住用户名' }).check();
  await name(page).focus();
  await name(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  const before = await name(page).elementHandle();
  await come();
  await expect(name(page)).toHaveValue('supplier');
  await expect(password(page)).toHaveValue('Lianxin@2026');
  await expect(page.getByRole('checkbox', { name: '记住用户名' })).toBeChecked();
  await expect(name(page)).toBeFocused();
  expect(await name(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([2, 5]);
  expect(await name(page).evaluate((field, same) => field === same, before), 'the field itself stays').toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005);
  await name(page).press('End');
  await name(page).pressSequentially('-op');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home\/index$/);
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('supplier-op');
  expect(complaints).toEqual([]);
});

for (const how of ['Enter', 'click'] as const)
  test(
    `a form sent by ${how} before the program has come is sent once it is there, and never into an address`,
    { tag: '@job' },
    async ({ page }) => {
      const come = await withoutProgram(page);
      await page.goto('/#/pc-management/link-holding?state=0', HTML);
      await name(page).fill('supplier-op');
      await password(page).fill('Lianxin@2026');
      if (how === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page).toHaveURL(/\/#\/login\?redirect=%2Fpc-management%2Flink-holding%3Fstate%3D0$/);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await come();
      await expect(page.getByRole('heading', { level: 1, name: '链信持有' })).toBeVisible();
      await expect(page).toHaveURL(/#\/pc-management\/link-holding\?state=0$/);
      expect(addresses.join(' ')).not.toContain('2026');
    },
  );

test('an empty form that was sent says what is missing once the program is there', async ({ page }) => {
  const come = await withoutProgram(page);
  await page.goto('/', HTML);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await come();
  await expect(page.getByText('请输入用户名！')).toBeVisible();
});

test('a button that was pressed before the program has come does its work once it is there', async ({ page }) => {
  const come = await withoutProgram(page);
  await page.goto('/', HTML);
  await password(page).fill('Lianxin@2026');
  await page.getByRole('button', { name: '显示密码' }).click();
  await come();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('Lianxin@2026');
});

test('a person who chose English and the dark, and whose name is remembered, finds all three in the HTML', async ({ page }) => {
  const complaints = await watch(page);
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en-US');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('userName', 'supplier-op');
  });
  const come = await withoutProgram(page);
  await page.goto('/#/login', HTML);
  const field = page.getByRole('textbox', { name: 'User name' });
  await expect(field).toHaveValue('supplier-op');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveTitle('Sign in - Chainletter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '中文' }).click();
  await come();
  await expect(name(page)).toHaveValue('supplier-op');
  await expect(page).toHaveTitle('登录 - 链信');
  expect(complaints).toEqual([]);
});

test('who has a session, or asks for a page that asks nobody to sign in, is not shown the form first', async ({ page }) => {
  await withoutProgram(page);
  await page.goto('/#/register', HTML);
  await expect(page.locator('#root > *')).toHaveCount(0);
  await page.context().addCookies([{ name: 'admin-successToken', value: 'x', url: page.url() }]);
  await page.goto('/?again#/login', HTML);
  await expect(page.locator('#root > *')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is a sentence and no form', async ({ page }) => {
    await page.goto('/#/login', HTML);
    expect(await page.locator('body').innerText()).toContain('请启用 JavaScript 后使用链信供应链金融服务平台。');
    await expect(page.locator('form')).toHaveCount(0);
  });
});
