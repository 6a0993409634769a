import { expect, type Page } from '@playwright/test';
import { PlatformOperator } from '../../../tooling/test/platform-operator.ts';
import { startServer } from '../../../tooling/test/server.ts';
import { issue } from './issuance-steps.ts';
import { Person, test } from './person.ts';
import { receivedText } from './registration-steps.ts';

const RECIPIENT = '恒信机电设备有限公司';
const MAILBOX = 'shenhe@example.com';

// On a separate server, because messages from other tests would change the counts.
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer();
});
test.afterAll(() => server.stop());

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^消息/ });
const row = (page: Page, text: string) => page.getByRole('main').getByRole('button').filter({ hasText: text });
const reader = (page: Page) => page.getByRole('region', { name: '消息内容' });

/** Returns everything in the sandbox's review queue, so that the next application is the first. */
async function emptyQueue(reviewer: Person): Promise<void> {
  const { page } = reviewer;
  await reviewer.open('/core-business/voucher-review', '开立审核');
  const place = page.getByText(/^\d+ \/ \d+$/);
  for (let left = Number((await place.innerText()).split(' / ')[1]); left > 0; left -= 1) {
    await expect(place).toHaveText(new RegExp(` / ${left}$`));
    await reviewer.press(/^(退回|不同意作废)/);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('原因').fill('资料不全');
    await dialog.getByRole('button', { name: /^(退回|不同意作废)$/ }).click();
    await expect(dialog).toBeHidden();
  }
}

test(
  'an open page receives messages about a colleague’s work, and reading them in one window marks them in the other',
  { tag: '@job' },
  async ({ browser }) => {
    test.slow();
    const signedIn = (account: string) => Person.signedIn(browser, account, { baseURL: server.url });
    const reviewer = await signedIn('core-review');
    const { page } = reviewer;
    await emptyQueue(reviewer);
    await reviewer.open('/messagePage', '消息通知');
    await reviewer.press('全部已读');
    await reviewer.open('/core-business/my-chainLetter', '链信管理');
    const menu = page.getByRole('link', { name: /^开立审核/ });
    await expect(bell(page)).toHaveAccessibleName('消息');
    await expect(menu).not.toContainText('有待办');
    await expect(page).toHaveTitle(/^链信管理/);

    const operator = await signedIn('core-op');
    const first = await issue(operator, { amount: '86,922.48', recipient: RECIPIENT });

    // The reviewer's page updates without interaction.
    await expect(bell(page)).toHaveAccessibleName('消息，1 条未读');
    await expect(menu).toContainText('有待办');
    await expect(page).toHaveTitle(/^（1条消息）链信管理/);

    await bell(page).click();
    await page.getByRole('dialog', { name: /^消息/ }).getByRole('link', { name: '查看全部' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '消息通知' })).toBeVisible();
    await expect(row(page, first)).toContainText('未读');

    const second = await issue(operator, { amount: '86,933.59', recipient: RECIPIENT });
    const third = await issue(operator, { amount: '86,944.61', recipient: RECIPIENT });
    await expect(row(page, second)).toContainText('未读');
    await expect(row(page, third)).toContainText('未读');
    await expect(page).toHaveTitle(/^（3条消息）消息通知/);

    const secondWindow = await page.context().newPage();
    await secondWindow.goto('/#/help-center/notification');
    await row(secondWindow, second).click();
    await expect(reader(secondWindow)).toContainText(second);
    await expect(reader(secondWindow).getByRole('button', { name: '标为已读' })).toBeHidden();
    // A message read in one window is read in the other.
    await expect(row(page, second)).not.toContainText('未读');
    await expect(bell(page)).toHaveAccessibleName('消息，2 条未读');

    await row(page, first).click();
    await expect(page.getByRole('dialog').or(page.getByRole('main')).getByText(first).first()).toBeVisible();
    await expect(page).toHaveTitle(/^（1条消息）/);
    await page.keyboard.press('Escape');

    await secondWindow.getByRole('button', { name: '全部已读' }).click();
    await expect(row(secondWindow, third)).not.toContainText('未读');
    await expect(secondWindow.getByRole('button', { name: '全部已读' })).toBeDisabled();
    for (const window of [page, secondWindow]) {
      await expect(bell(window)).toHaveAccessibleName('消息');
      await expect(window).not.toHaveTitle(/条消息/);
    }
  },
);

test('an announcement appears on an open page without its scripts, and disappears when it is withdrawn', async ({ browser }) => {
  const supplier = await Person.signedIn(browser, 'supplier-op', { baseURL: server.url });
  const { page } = supplier;
  await supplier.open('/announcementPage', '公告');
  await expect(row(page, '元旦假期')).toBeVisible();
  const operator = await PlatformOperator.signIn(server.url);
  const { id, removed } = await operator.publish({
    title: '年终对账安排',
    content:
      '<h2>对账时间</h2><p onclick="window.stolen = 1" style="position:fixed">请于 <strong>12 月 25 日</strong>前完成。</p>' +
      '<script>window.stolen = 1</script><img src=x onerror="window.stolen = 1"><iframe src="https://evil.example"></iframe>' +
      '<p><a href="javascript:window.stolen = 1">点此</a>，或见<a href="https://bank.example/notice">银行公告</a>。</p>',
    attachment: '对账说明.pdf',
  });
  expect(removed).toEqual(expect.arrayContaining(['script', 'iframe', 'onclick', 'style']));

  await row(page, '年终对账安排').click();
  const text = page.getByRole('region', { name: '公告内容' });
  await expect(text.getByRole('heading', { name: '对账时间' })).toBeVisible();
  await expect(text.locator('strong')).toHaveText('12 月 25 日');
  await expect(text.getByRole('link', { name: '银行公告' })).toHaveAttribute('rel', /noopener/);
  await expect(text.locator('script, iframe, [onclick], [onerror], [style], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const file = await page.request.get((await text.getByRole('link', { name: '对账说明.pdf' }).getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // In the other language, the announcement itself stays as it was written.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /supplier-op|恒信机电/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('年终对账安排');
  await expect(page).toHaveTitle(/^(\(\d+ messages?\) )?Announcements/);

  await operator.withdrawAnnouncement(id, '安排有变');
  await expect(row(page, '年终对账安排')).toBeHidden();
});

test('a person’s notification settings are saved, and e-mails are sent accordingly', async ({ browser }) => {
  test.slow();
  const reviewer = await Person.signedIn(browser, 'core-review', { baseURL: server.url });
  const { page } = reviewer;
  await reviewer.open('/help-center/notification', '消息通知');
  await reviewer.press('提醒设置');
  const dialog = page.getByRole('dialog', { name: '提醒设置' });
  await dialog.getByLabel('邮箱地址').fill(MAILBOX);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByLabel('邮箱验证码').fill(await receivedText(page, MAILBOX, /验证码 (\d{6})/));
  await dialog.getByRole('button', { name: '确认邮箱' }).click();
  await dialog.getByRole('checkbox', { name: '待办消息发短信' }).check();
  await dialog.getByRole('checkbox', { name: '待办消息发邮件' }).check();
  await dialog.getByRole('switch', { name: '开启免打扰' }).check();
  await dialog.getByLabel('开始时间').fill('21:30');
  await dialog.getByLabel('结束时间').fill('07:15');
  await dialog.getByRole('button', { name: '保存设置' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await reviewer.press('提醒设置');
  await expect(dialog.getByRole('checkbox', { name: '待办消息发短信' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '待办消息发邮件' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '结果消息发短信' })).not.toBeChecked();
  await expect(dialog.getByLabel('开始时间')).toHaveValue('21:30');
  await expect(dialog.getByLabel('结束时间')).toHaveValue('07:15');
  await expect(dialog).toContainText('s***@example.com');
  await dialog.getByRole('switch', { name: '开启免打扰' }).uncheck();
  await dialog.getByRole('button', { name: '保存设置' }).click();
  await expect(dialog).toBeHidden();

  const operator = await Person.signedIn(browser, 'core-op', { baseURL: server.url });
  const application = await issue(operator, { amount: '86,955.72', recipient: RECIPIENT });
  expect(await receivedText(page, MAILBOX, new RegExp(`(${application})`))).toBe(application);
});
