import type { Browser, Cookie } from 'playwright';

/** Signs in a supplier's operator at a sandbox and returns the cookies, so that measured pages start with a session. */
export async function sessionAt(browser: Browser, url: string): Promise<Cookie[]> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/#/login`);
  await page.getByLabel('用户名', { exact: true }).fill('supplier-op');
  await page.getByLabel('密码', { exact: true }).fill('Lianxin@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.startsWith('#/login'));
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
