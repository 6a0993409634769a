import { expect, test, type Locator, type Page } from '@playwright/test';
import { startServer } from '../../../tooling/test/server.ts';
import { mockCall } from './picture-steps.ts';

const PASSWORD = 'Lianxin@2026';
const MAX_PRESSES = 150;

/** Presses a key until the target has the focus. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += 1) {
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

async function signIn(page: Page, account: string, url = ''): Promise<void> {
  await page.goto(`${url}/#/login`);
  await reach(page, page.getByLabel('用户名', { exact: true }));
  await page.keyboard.type(account);
  await reach(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/home\/index/);
  // The sign-in page stays until the next page is shown, and would swallow the next keys.
  await expect(page.getByLabel('密码', { exact: true })).toHaveCount(0);
  // A required dialog may cover the page; the heading is then not accessible.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
}

test('signing in and navigating by the command palette and the tabs works without a mouse', { tag: '@job' }, async ({ page }) => {
  await signIn(page, 'supplier-op');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索页面、链信编号、企业或金额' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索页面、链信编号、企业或金额' })).toBeFocused();
  await page.keyboard.type('链信持有');
  await expect(page.getByRole('option', { name: /链信持有/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '链信持有' })).toBeVisible();

  await reach(page, page.getByRole('tab', { name: '链信持有' }), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: '链信持有' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /您好/ })).toBeVisible();
});

test('the first Tab stop is the link to skip to the content', async ({ page }) => {
  await signIn(page, 'supplier-review');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('switching to another enterprise works without a mouse', async ({ page }) => {
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

test.describe('on a separate server, because declared fees and changed passwords affect other tests', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startServer();
  });
  test.afterAll(() => server.stop());

  test('reading and declaring the fees works without a mouse, and the focus stays in the dialog', async ({ page }) => {
    await mockCall('/corp/pay/pay', '10006', '该费用已由同事申报')(page);
    await signIn(page, 'fee-review', server.url);
    const agreement = page.getByRole('dialog', { name: '签署补充协议' });
    const fees = page.getByRole('dialog', { name: '缴费' });
    await expect(agreement.or(fees)).toBeVisible();
    // Only an administrator signs the agreement; other roles can close its notice.
    if (await agreement.isVisible()) await page.keyboard.press('Escape');
    await expect(fees).toBeVisible();

    const declareButton = fees.getByRole('button', { name: '我已缴费' });
    await reach(page, declareButton);
    await page.keyboard.press('Enter');
    await expect(page.getByText('请先阅读并同意协议')).toBeVisible();
    await reach(page, fees.getByRole('checkbox', { name: '已阅读并同意' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await reach(page, declareButton);
    await page.keyboard.press('Enter');
    await expect(fees.getByRole('alert').filter({ hasText: '该费用已由同事申报' })).toBeVisible();

    const focused = new Set<string>();
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await fees.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      focused.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ''));
    }
    expect(focused.size).toBeGreaterThan(6);
  });

  test('changing the password works without a mouse', async ({ page }) => {
    await signIn(page, 'tier2-op', server.url);
    const change = async (from: string, to: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for the notice of the previous change to disappear; it would stay as long as the pointer is on it.
      await page.mouse.move(640, 500);
      await expect(page.getByText('修改成功！')).toHaveCount(0);
      await reach(page, page.getByRole('button', { name: /马超/ }));
      await page.keyboard.press('Enter');
      await reach(page, page.getByRole('menuitem', { name: '修改密码' }), 'ArrowDown');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: '修改密码' });
      const type = async (label: string, text: string) => {
        await reach(page, dialog.getByLabel(label, { exact: true }));
        await page.keyboard.type(text);
      };
      await type('原密码', from);
      await type('新密码', to);
      await type('确认新密码', to);
      // The accessible name spells the characters of the captcha.
      const spelled = (await dialog.getByRole('button', { name: /^图形验证码：/ }).getAttribute('aria-label')) ?? '';
      await type('图形验证码', /：(.{7})。/.exec(spelled)?.[1]?.replaceAll(' ', '') ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText('修改成功！')).toBeVisible();
      await page.waitForURL(/#\/login/);
    };
    await change(PASSWORD, 'Coal-and-iron-8');
    await reach(page, page.getByLabel('用户名', { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('tier2-op');
    await reach(page, page.getByLabel('密码', { exact: true }));
    await page.keyboard.type('Coal-and-iron-8');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/home\/index/);
    await change('Coal-and-iron-8', PASSWORD);
  });
});
