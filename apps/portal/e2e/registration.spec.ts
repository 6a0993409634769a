import { expect, test } from '@playwright/test';
import { PlatformOperator } from '../../../tooling/test/platform-operator.ts';
import { fillAccount, fillEnterprise, fillPapers, handIn, makeAccount, next, received, type Applicant } from './registration-job.ts';

const applicant: Applicant = {
  mobile: '13655550107',
  email: 'zhang.wei7@example.com',
  password: 'Shuozhou@2026',
  enterprise: '朔州新晨机械有限公司',
  creditCode: '91140600MA0NEWCH28',
  accountNumber: '6212260500001239988',
};

const REASON = '注册地址与营业执照不一致';

test('an enterprise registers from nothing, is rejected once, and proves its account', async ({ page, baseURL }) => {
  test.slow();
  await makeAccount(page, applicant);

  await fillEnterprise(page, applicant);
  await next(page);
  await expect(page.getByRole('form', { name: '账户信息' })).toBeVisible();
  // The draft is the server's: whoever comes back goes on at the step that lacks something.
  await page.reload();
  await fillAccount(page, applicant);
  await next(page);
  await fillPapers(page);
  await handIn(page);

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
  await next(page);
  await next(page);
  await handIn(page);

  await operator.approve(applicant.enterprise);
  await page.getByRole('button', { name: '查看最新结果' }).click();
  await page.getByRole('link', { name: '去验证账户' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '小额验证' })).toBeVisible();
  const paid = await received(page, applicant.mobile, /转入 0\.(\d\d) 元/);
  const wrong = ['11', '22', '33'].filter((cents) => cents !== paid);
  for (const [index, left] of [2, 1].entries()) {
    await page.getByLabel('到账金额', { exact: true }).fill(wrong[index] ?? '');
    await page.getByRole('button', { name: '验证', exact: true }).click();
    await expect(page.getByText(`金额不符，还可尝试 ${left} 次`)).toBeVisible();
  }
  await page.getByLabel('到账金额', { exact: true }).fill(paid);
  await page.getByRole('button', { name: '验证', exact: true }).click();
  await page.getByRole('button', { name: '进入平台' }).click();
  await page.waitForURL(/#\/home\/index/);
  await expect(page.getByText(applicant.enterprise).first()).toBeVisible();
});
