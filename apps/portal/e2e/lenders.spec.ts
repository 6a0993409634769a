import { formatMoney, shanghaiDate, workingDayAfter } from '@lianxin/domain';
import { expect } from '@playwright/test';
import {
  applyAt,
  compareOffers,
  consentToShare,
  openFinancing,
  passFinancing,
  settlesOn,
  signAtLender,
  signContract,
  takeBestOffer,
  takeFurtherStep,
} from './financing-job.ts';
import { OwnSandbox } from './own-sandbox.ts';
import { test } from './person.ts';
import { applyForLoan, pickPledge, standsAt } from './pledge-job.ts';

const PHONE = { width: 390, height: 844 };

// What is asked for in the morning of a working day is paid on the next; what the sandbox holds is financed here: on a server of its own.
const DAY = workingDayAfter(shanghaiDate(new Date()));
let sandbox: OwnSandbox;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sandbox = await OwnSandbox.start();
  await sandbox.comeTo(DAY);
});
test.afterAll(() => sandbox.stop());

/** Minutes in which a lender has heard of an application, looked at it and decided. */
const DECIDES_IN = 4;

test('the best of five quotes or more is taken, the issuer consents to its share of the interest, and the net is paid to the fen', async ({
  browser,
}) => {
  test.slow();
  const amount = '742,350.80';
  const supplier = await sandbox.person(browser, 'supplier-op');
  const offers = await compareOffers(supplier, amount);
  const { nets, share } = offers;
  expect(nets.length).toBeGreaterThanOrEqual(5);
  expect(nets).toEqual(nets.toSorted((one, other) => (one < other ? 1 : -1)));
  const [best] = nets;
  if (best === undefined || share === undefined) throw new Error('the leader has no net, or the issuer bears no share of it');
  const number = await takeBestOffer(supplier, amount, offers);
  await expect(supplier.page.getByText(`预计到账净额 ${formatMoney(best)} 元`)).toBeVisible();
  const reviewer = await sandbox.person(browser, 'supplier-review');
  await passFinancing(reviewer, number);
  await takeFurtherStep(supplier, number, async (dialog) => {
    await dialog.getByRole('checkbox', { name: /债权真实/ }).check();
    await dialog.getByRole('textbox', { name: '联系人', exact: true }).fill('王建国');
    await dialog.getByRole('textbox', { name: '联系人手机' }).fill('13900000002');
  });
  await sandbox.minutesPass(DECIDES_IN);

  await signContract(supplier, reviewer, number);
  await settlesOn(supplier, number, '待签约');
  const issuer = await sandbox.person(browser, 'core-op');
  await consentToShare(issuer, await sandbox.person(browser, 'core-review'), number, formatMoney(share));
  await sandbox.minutesPass(DECIDES_IN);
  await settlesOn(supplier, number, '待放款');

  await sandbox.comeTo(workingDayAfter(DAY));
  const later = await sandbox.person(browser, 'supplier-op');
  await settlesOn(later, number, '已放款');
  await openFinancing(later, number);
  const record = later.page.getByRole('dialog', { name: '融资详情' });
  await expect(record.getByText(/^放款金额（元）$/).locator('xpath=following-sibling::dd')).toHaveText(formatMoney(best));
  await expect(record.getByRole('table', { name: '实收费用' })).toContainText(formatMoney(share));
});

test('a lender has its contract signed on a page of its own, and a reviewer at a phone passes the application and confirms the signature', async ({
  browser,
}) => {
  test.slow();
  const amount = '300,700.70';
  const supplier = await sandbox.person(browser, 'supplier-op');
  const reviewer = await sandbox.person(browser, 'supplier-review', { viewport: PHONE });
  const number = await applyAt(supplier, amount, '工商银行', { of: '988,888.88' });

  await reviewer.open(`/pc-management/financing-records?search=${number}`, '融资记录');
  await expect(reviewer.entry(number)).toContainText('工商银行');
  await reviewer.entry(number).getByRole('button', { name: '详情' }).click();
  const record = reviewer.page.getByRole('dialog', { name: '融资详情' });
  await expect(record.getByText('到账净额（元）')).toBeVisible();
  await record.getByRole('tab', { name: '凭证' }).click();
  await expect(record.getByText(/^LX\d{17}/).first()).toBeVisible();
  await expect(record.getByText(amount).first()).toBeVisible();
  await expect(record.getByRole('table')).toHaveCount(0);
  await passFinancing(reviewer, number);
  await sandbox.minutesPass(DECIDES_IN);

  await signAtLender(supplier, reviewer, { number, amount });
  await sandbox.minutesPass(DECIDES_IN);
  await settlesOn(reviewer, number, '待放款');
});

test('a reviewer at a phone reads a pledge in cards and passes it', async ({ browser }) => {
  const amount = '330,000.00';
  const number = await applyForLoan(await sandbox.person(browser, 'supplier-op'), amount, '担保贷款');
  const reviewer = await sandbox.person(browser, 'supplier-review', { viewport: PHONE });
  await standsAt(reviewer, number, '待复核');
  await expect(reviewer.entry(number)).toContainText(`质押 ${amount}`);

  await pickPledge(reviewer, number);
  const main = reviewer.page.getByRole('main');
  await expect(main.getByText('汇通融资担保有限公司').first()).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();
});
