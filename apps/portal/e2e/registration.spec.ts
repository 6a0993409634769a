import { expect } from '@playwright/test';
import { PlatformOperator } from '../../../tooling/test/platform-operator.ts';
import { signUpWith } from './enrolment-steps.ts';
import { compareOffers } from './financing-steps.ts';
import { confirmSignFor, issue, passIssuance, signFor } from './issuance-steps.ts';
import { Person, test } from './person.ts';
import {
  acceptAuthorisation,
  fillAccount,
  fillEnterprise,
  fillDocuments,
  submitRegistration,
  createAccount,
  next,
  receivedText,
  type Applicant,
} from './registration-steps.ts';
import { addSupplier, addToStaff, firstSignIn, signAgreement, type Newcomer } from './staffing-steps.ts';

const applicant: Applicant = {
  mobile: '13655550107',
  email: 'zhang.wei7@example.com',
  password: 'Shuozhou@2026',
  enterprise: '朔州新晨机械有限公司',
  creditCode: '91140600MA0NEWCH28',
  accountNumber: '6212260500001239988',
};

const AMOUNT = '128,600.50';

const newOperator: Newcomer = {
  name: '刘新晨',
  identityNumber: '140602198508120015',
  mobile: '13655550108',
  position: '经办岗',
  password: 'Chen-xin@2026',
};
const newReviewer: Newcomer = {
  name: '赵朔',
  identityNumber: '140602198703210024',
  mobile: '13655550109',
  position: '审核岗',
  password: 'Shuo-zhao@2026',
};

const REASON = '注册地址与营业执照不一致';

test(
  'a new enterprise registers, is rejected once, verifies its account, signs up with a second lender, and signs for a voucher',
  { tag: '@job' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(600_000);
    await createAccount(page, applicant);

    await fillEnterprise(page, applicant);
    await next(page);
    await expect(page.getByRole('form', { name: '账户信息' })).toBeVisible();
    // The draft is stored on the server; after a reload the form continues at the first incomplete step.
    await page.reload();
    await fillAccount(page, applicant);
    await next(page);
    await fillDocuments(page);
    await acceptAuthorisation(page);
    await submitRegistration(page);

    await page.goto('/#/home/index');
    const overlay = page.getByRole('alertdialog', { name: '请等待审核' });
    await overlay.getByRole('button', { name: '重新登录' }).click();
    await page.getByLabel('用户名', { exact: true }).fill(applicant.mobile);
    await page.getByLabel('密码', { exact: true }).fill(applicant.password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(overlay).toBeVisible();

    const operator = await PlatformOperator.signIn(baseURL ?? '');
    await operator.reject(applicant.enterprise, REASON, ['enterprise.address']);
    await page.goto('/#/register/result');
    await expect(page.getByText(REASON)).toBeVisible();
    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await expect(page.getByText('需要修改：注册地址')).toBeVisible();
    await page.getByLabel('注册地址').fill('山西省朔州市开发区 2 号');
    await expect(page.getByText('已修改')).toBeVisible();
    // Only what was returned is asked for again.
    await next(page);
    await submitRegistration(page);

    await operator.approve(applicant.enterprise);
    // The page polls every 15 seconds.
    await expect(page.getByRole('link', { name: '去验证账户' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: '去验证账户' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '小额验证' })).toBeVisible();
    const cents = await receivedText(page, applicant.mobile, /转入 0\.(\d\d) 元/);
    const wrong = ['11', '22', '33'].filter((other) => other !== cents);
    for (const [index, left] of [2, 1].entries()) {
      await page.getByLabel('到账金额', { exact: true }).fill(wrong[index] ?? '');
      await page.getByRole('button', { name: '验证', exact: true }).click();
      await expect(page.getByText(`金额不符，还可尝试 ${left} 次`)).toBeVisible();
    }
    await page.getByLabel('到账金额', { exact: true }).fill(cents);
    await page.getByRole('button', { name: '验证', exact: true }).click();
    await page.getByRole('button', { name: '进入平台' }).click();
    await page.waitForURL(/#\/home\/index/);
    await expect(page.getByText(applicant.enterprise).first()).toBeVisible();

    await signAgreement(page);
    for (const newcomer of [newOperator, newReviewer]) await addToStaff(page, newcomer);
    await signUpWith(page, '城市商业银行');

    const coreOperator = await Person.signedIn(browser, 'core-op');
    await addSupplier(coreOperator, applicant.creditCode, applicant.enterprise);
    const trade = { contractNumber: 'SZXC-JBMY-2026-01', invoiceNumber: '26142000000770010021' };
    const application = await issue(coreOperator, { amount: AMOUNT, recipient: applicant.enterprise, trade });
    await coreOperator.leave();
    const coreReviewer = await Person.signedIn(browser, 'core-review');
    await passIssuance(coreReviewer, application);
    await coreReviewer.leave();

    const ownOperator = await firstSignIn(browser, newOperator);
    await signFor(ownOperator, AMOUNT);
    const ownReviewer = await firstSignIn(browser, newReviewer);
    await confirmSignFor(ownReviewer, AMOUNT);
    await ownReviewer.leave();
    await ownOperator.open('/pc-management/link-holding', '链信持有');
    await expect(ownOperator.entry(AMOUNT)).toBeVisible();
    // Quotes of the initial bank and of the one that it signed up with.
    expect((await compareOffers(ownOperator, AMOUNT)).nets).toHaveLength(2);
    await ownOperator.leave();
  },
);
