import { formatMoney, shanghaiDate, workingDayAfter } from '@lianxin/domain';
import { expect } from '@playwright/test';
import {
  applyToLender,
  compareOffers,
  consentToShare,
  openFinancing,
  passFinancing,
  waitForFinancingState,
  signAtLender,
  signContract,
  applyWithOffer,
  completeLenderStep,
} from './financing-steps.ts';
import { IsolatedSandbox } from './isolated-sandbox.ts';
import { test } from './person.ts';
import { applyForLoan, openPledgeReview, expectPledgeState } from './pledge-steps.ts';

const PHONE = { width: 390, height: 844 };

// On a separate server, because these tests move the clock and finance the sandbox's holdings. Applications on the morning of a working day
// are paid on the next one.
const DAY = workingDayAfter(shanghaiDate(new Date()));
let sandbox: IsolatedSandbox;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sandbox = await IsolatedSandbox.start();
  await sandbox.setDay(DAY);
});
test.afterAll(() => sandbox.stop());

/** Minutes within which a lender receives, examines and decides an application. */
const DECISION_MINUTES = 4;

test('the best of at least five quotes is chosen, the issuer agrees to its share of the interest, and exactly the quoted net amount is paid', async ({
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
  if (best === undefined || share === undefined) throw new Error('the best lender quotes no net amount, or no share of the issuer');
  const number = await applyWithOffer(supplier, amount, offers);
  await expect(supplier.page.getByText(`预计到账净额 ${formatMoney(best)} 元`)).toBeVisible();
  const reviewer = await sandbox.person(browser, 'supplier-review');
  await passFinancing(reviewer, number);
  await completeLenderStep(supplier, number, async (dialog) => {
    await dialog.getByRole('checkbox', { name: /债权真实/ }).check();
    await dialog.getByRole('textbox', { name: '联系人', exact: true }).fill('王建国');
    await dialog.getByRole('textbox', { name: '联系人手机' }).fill('13900000002');
  });
  await sandbox.advanceMinutes(DECISION_MINUTES);

  await signContract(supplier, reviewer, number);
  await waitForFinancingState(supplier, number, '待签约');
  const issuer = await sandbox.person(browser, 'core-op');
  await consentToShare(issuer, await sandbox.person(browser, 'core-review'), number, formatMoney(share));
  await sandbox.advanceMinutes(DECISION_MINUTES);
  await waitForFinancingState(supplier, number, '待放款');

  await sandbox.setDay(workingDayAfter(DAY));
  const later = await sandbox.person(browser, 'supplier-op');
  await waitForFinancingState(later, number, '已放款');
  await openFinancing(later, number);
  const { record } = later;
  await expect(record.getByText(/^到账净额（元）$/).locator('xpath=following-sibling::dd')).toHaveText(formatMoney(best));
  await expect(record.getByRole('table', { name: '实收费用' })).toContainText(formatMoney(share));
});

test('the contract is signed on the lender’s own page, and a reviewer on a phone approves the application and confirms the signature', async ({
  browser,
}) => {
  test.slow();
  const amount = '300,700.70';
  const supplier = await sandbox.person(browser, 'supplier-op');
  const reviewer = await sandbox.person(browser, 'supplier-review', { viewport: PHONE });
  const number = await applyToLender(supplier, amount, '工商银行', { of: '988,888.88' });

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
  await sandbox.advanceMinutes(DECISION_MINUTES);

  await signAtLender(supplier, reviewer, { number, amount });
  await sandbox.advanceMinutes(DECISION_MINUTES);
  await waitForFinancingState(reviewer, number, '待放款');
});

test('a reviewer on a phone reads a pledge as cards and approves it', async ({ browser }) => {
  const amount = '330,000.00';
  const number = await applyForLoan(await sandbox.person(browser, 'supplier-op'), amount, '担保贷款');
  const reviewer = await sandbox.person(browser, 'supplier-review', { viewport: PHONE });
  await expectPledgeState(reviewer, number, '待复核');
  await expect(reviewer.entry(number)).toContainText(`质押 ${amount}`);

  await openPledgeReview(reviewer, number);
  const main = reviewer.page.getByRole('main');
  await expect(main.getByText('汇通融资担保有限公司').first()).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();
});
