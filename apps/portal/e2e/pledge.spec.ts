import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './job.ts';
import { Person, test } from './person.ts';
import { pickLoan, pickPledge, putDownPayment, say, standsAt, startAtDesk, startOwn, takeLoan } from './pledge-job.ts';

test(
  'a voucher is pledged with a guarantor, lent on, repaid and free again, by the people of all three sides',
  { tag: '@job' },
  async ({ browser }) => {
    test.slow();
    const [supplier, reviewer] = [await Person.again(browser, 'supplier-op'), await Person.again(browser, 'supplier-review')];
    const [guarantor, guarantorsReviewer] = [await Person.again(browser, 'fi-op'), await Person.again(browser, 'fi-review')];
    const [lender, lendersReviewer] = [await Person.again(browser, 'loan-op'), await Person.again(browser, 'loan-review')];
    const amount = '97,500.20';
    const issued = await issue(await Person.again(browser, 'core-op'), { amount, recipient: '恒信机电设备有限公司' });
    await passIssuance(await Person.again(browser, 'core-review'), issued);
    await signFor(supplier, amount);
    await confirmSignFor(reviewer, amount);

    const number = await takeLoan(
      { pledgor: supplier, pledgorsReviewer: reviewer, guarantor, guarantorsReviewer, lender, lendersReviewer },
      amount,
      '担保贷款',
    );

    await startOwn(supplier, number, '还款');
    await supplier.page.getByRole('button', { name: '填入应还合计' }).click();
    await putDownPayment(supplier, '还款', 'HK0001', '提交还款');
    await pickPledge(reviewer, number);
    await reviewer.press(/^授权还款/);
    await say(reviewer, '授权还款');
    await pickLoan(lendersReviewer, number);
    await lendersReviewer.press(/^确认到账/);
    const confirming = lendersReviewer.page.getByRole('dialog', { name: '确认还款' });
    await confirming.getByRole('radio').first().check();
    await confirming.getByRole('button', { name: '确认到账' }).click();
    await expect(confirming).toBeHidden();

    await startOwn(supplier, number, '申请解质');
    await say(supplier, '申请解质');
    await pickPledge(reviewer, number);
    await reviewer.press(/^确认解质/);
    await say(reviewer, '确认解质');
    await startAtDesk(lender, number, '解质');
    const releasing = lender.page.getByRole('dialog', { name: '解质' });
    await releasing.getByLabel('注销证明编号').fill('ZX202611230001');
    await releasing.getByRole('button', { name: '解质', exact: true }).click();
    await expect(releasing).toBeHidden();
    await standsAt(supplier, number, '已解质');
  },
);
