import { expect, type Page } from '@playwright/test';
import { Person, test } from './person.ts';

// With the portal's service worker, as in a person's browser.
test.use({ serviceWorkers: 'allow' });

const PASSWORD = 'Lianxin@2026';

async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Removes the session cookie, as if the session had expired; the page does not notice yet. */
const endSession = async (page: Page) => page.context().clearCookies({ name: 'sid' });

/** Clicks 保存草稿 even if a dialog covers it because another call found the session expired first. */
const saveDraft = (page: Page) => page.locator('button', { hasText: '保存草稿' }).dispatchEvent('click');

/** All web storage of the page, as text. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

const codeFor = async (page: Page, userName: string): Promise<string> => {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const reply = await page.request.post('/sandbox/sign-on', { data: { userName, userAgent } });
  const { data }: { data: { code: string } } = await reply.json();
  return data.code;
};

test('a visitor signs in and lands on the full path that they requested', { tag: '@job' }, async ({ page }) => {
  await page.goto('/#/pc-management/link-holding?state=0');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fpc-management%2Flink-holding%3Fstate%3D0$/);
  await expect(page).toHaveTitle(/^登录 - 链信$/);
  await fillSignIn(page, 'supplier-op');
  await expect(page.getByRole('heading', { level: 1, name: '链信持有' })).toBeVisible();
  await expect(page).toHaveURL(/#\/pc-management\/link-holding\?state=0$/);
  await expect(page).toHaveTitle(/链信持有 - 链信$/);
});

test('a reload keeps the session and removes the copy of the token from the session storage', { tag: '@job' }, async ({ browser }) => {
  const { page } = await Person.signedIn(browser, 'supplier-op');
  expect(await page.evaluate(() => sessionStorage.getItem('successToken'))).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('successToken'))).toBeNull();
  await expect(page).toHaveURL(/#\/home\/index$/);
});

test('a form that was being filled in when the session expired is restored for the same person', { tag: '@job' }, async ({ browser }) => {
  const operator = await Person.signedIn(browser, 'core-op');
  const { page } = operator;
  await operator.open('/core-business/issue-certificate', '开立链信');
  await operator.choose('接收方名称', '恒信机电设备有限公司');
  await page.getByLabel('凭证金额').fill('123456.78');
  await page.getByRole('button', { name: '120 天' }).click();
  await operator.choose('款项性质', '货款');

  await endSession(page);
  await saveDraft(page);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fcore-business%2Fissue-certificate/);
  await expect(page.getByText('登录已过期，请重新登录。登录后回到刚才的页面。')).toBeVisible();
  await expect(page.getByLabel('凭证金额')).toBeHidden();
  expect(await storageOf(page)).not.toContain('123456');

  await fillSignIn(page, 'core-op');
  await expect(page.getByRole('heading', { level: 1, name: '开立链信' })).toBeVisible();
  await expect(page.getByLabel('凭证金额')).toHaveValue('123,456.78');
  await expect(page.getByLabel('接收方名称', { exact: true }).first()).toContainText('恒信机电设备有限公司');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(/草稿/).first()).toBeVisible();
});

test('a different person who signs in next does not see that form', { tag: '@job' }, async ({ browser }) => {
  const operator = await Person.signedIn(browser, 'core-op');
  const { page } = operator;
  await operator.open('/core-business/issue-certificate', '开立链信');
  await page.getByLabel('凭证金额').fill('765432.10');
  await endSession(page);
  await saveDraft(page);
  await expect(page).toHaveURL(/#\/login/);
  await fillSignIn(page, 'multi-op');
  await page.waitForURL(/#\/core-business\/issue-certificate/);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.content()).not.toContain('765,432.10');
  expect(await page.content()).not.toContain('765432.10');
});

test('a form keeps its input while offline, and can be submitted once online again', { tag: '@job' }, async ({ browser }) => {
  const operator = await Person.signedIn(browser, 'core-op');
  const { page } = operator;
  await operator.open('/core-business/issue-certificate', '开立链信');
  await page.getByLabel('凭证金额').fill('1000');
  const warning = page.getByText('网络已断开', { exact: true });
  await expect(warning).toHaveCount(0);
  // The code of overlays, such as this warning, loads after the first page.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(warning).toBeVisible();
  await page.getByLabel('凭证金额').fill('2000.5');
  await page.context().setOffline(false);
  await expect(page.getByText('网络已恢复，可以继续提交。')).toBeVisible();
  await expect(page.getByLabel('凭证金额')).toHaveValue(/^2,?000\.50?$/);
});

for (const place of ['/?token=', '/#token=', '/#/home/index?token='])
  test(`a partner's code leaves no trace: ${place}`, { tag: place === '/?token=' ? '@job' : [] }, async ({ page }) => {
    await page.goto('/#/403');
    const canary = await codeFor(page, 'supplier-op');
    const traffic: string[] = [];
    const exchanges: string[] = [];
    page.on('console', (message) => traffic.push(message.text()));
    page.on('request', (request) => {
      const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      if (request.url().endsWith('/api/sso/yongYou')) exchanges.push(sent);
      else if (!request.isNavigationRequest()) traffic.push(sent);
    });
    await page.goto('about:blank');
    await page.goto(`${place}${canary}`);
    await expect(page.getByText('您已从用友进入')).toBeVisible();
    await page.goto('/#/log');
    await expect(page.getByRole('heading', { level: 1, name: '前端日志' })).toBeVisible();

    expect(exchanges).toHaveLength(1);
    expect(traffic.join('\n')).not.toContain(canary);
    expect(page.url()).not.toContain(canary);
    expect(await page.content()).not.toContain(canary);
    expect(await storageOf(page)).not.toContain(canary);
    expect(await page.evaluate(() => JSON.stringify([document.cookie, history.state]))).not.toContain(canary);
    await page.goBack();
    expect(page.url()).not.toContain(canary);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

test('signing in through a partner replaces the current person only after confirmation, and a used code is explained', async ({
  browser,
}) => {
  const { page } = await Person.signedIn(browser, 'core-op');
  const first = await codeFor(page, 'supplier-op');
  await page.goto('about:blank');
  await page.goto(`/#token=${first}`);
  await expect(page.getByRole('heading', { name: '要更换登录的用户吗' })).toBeVisible();
  await page.getByRole('button', { name: '保持当前登录' }).click();
  await expect(
    page
      .getByText('郑凯')
      .or(page.getByText(/晋北煤业集团/))
      .first(),
  ).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`/#token=${first}`);
  await expect(page.getByRole('heading', { name: '登录链接已失效' })).toBeVisible();

  const second = await codeFor(page, 'supplier-op');
  await page.goto('about:blank');
  await page.goto(`/#token=${second}`);
  await page.getByRole('button', { name: '更换用户' }).click();
  await expect(page.getByText(/恒信机电设备有限公司/).first()).toBeVisible();
});

test('a person is warned before the idle timeout, and activity ends the warning', async ({ browser }) => {
  const { page } = await Person.signedIn(browser, 'tier2-op');
  let idleMs = 100_000;
  await page.route('**/api/session/time', (route) =>
    route.fulfill({ json: { rspCd: '00000', rspMsg: '', data: { idleMs, absoluteMs: 36_000_000, newerSignIn: null } } }),
  );
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: '您还在吗' })).toBeVisible();
  idleMs = 1_800_000;
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
