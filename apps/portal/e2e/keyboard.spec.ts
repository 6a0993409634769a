import { expect, test, type Locator, type Page } from '@playwright/test';

const PASSWORD = 'Lianxin@2026';
const FURTHEST = 150;

/** Presses a key until the focus is on what is wanted, as somebody without a mouse does. */
async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let pressed = 0; pressed < FURTHEST; pressed += 1) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${wanted.toString()}`);
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/#/login');
  await reach(page, page.getByLabel('用户名', { exact: true }));
  await page.keyboard.type(account);
  await reach(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/home\/index/);
}

test('signing in, moving by the palette and the tabs, without a mouse', async ({ page }) => {
  await signIn(page, 'supplier-op');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索页面、链信编号或企业' })).toBeFocused();
  await page.keyboard.type('链信持有');
  await expect(page.getByRole('option', { name: /链信持有/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '链信持有' })).toBeVisible();

  await reach(page, page.getByRole('tab', { name: '链信持有' }), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: '链信持有' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /您好/ })).toBeVisible();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, 'supplier-review');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('switching to another enterprise without a mouse', async ({ page }) => {
  await signIn(page, 'multi-op');
  const menu = page.getByRole('button', { name: /林晓东/ });
  await reach(page, menu);
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('menuitemradio', { name: /恒信机电设备有限公司/ }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/pc-management\/my-chainLetter/);
  await expect(page.getByRole('heading', { level: 1, name: '链信签收' })).toBeVisible();
  await expect(menu).toContainText('恒信机电设备有限公司');
});
