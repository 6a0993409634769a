import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './issuance-steps.ts';
import { Person, test } from './person.ts';
import {
  openLoanReview,
  openPledgeReview,
  recordPayment,
  confirmQuestion,
  expectPledgeState,
  startInstitutionAct,
  startPledgorAct,
  takeLoan,
} from './pledge-steps.ts';

test(
  'a voucher is pledged with a guarantor for a loan, and released after repayment, by operators and reviewers of all three parties',
  { tag: '@job' },
  async ({ browser }) => {
    test.slow();
    const [supplier, reviewer] = [
      await Person.withSavedSession(browser, 'supplier-op'),
      await Person.withSavedSession(browser, 'supplier-review'),
    ];
    const [guarantor, guarantorsReviewer] = [
      await Person.withSavedSession(browser, 'fi-op'),
      await Person.withSavedSession(browser, 'fi-review'),
    ];
    const [lender, lendersReviewer] = [
      await Person.withSavedSession(browser, 'loan-op'),
      await Person.withSavedSession(browser, 'loan-review'),
    ];
    const amount = '97,500.20';
    const issued = await issue(await Person.withSavedSession(browser, 'core-op'), { amount, recipient: '恒信机电设备有限公司' });
    await passIssuance(await Person.withSavedSession(browser, 'core-review'), issued);
    await signFor(supplier, amount);
    await confirmSignFor(reviewer, amount);

    const number = await takeLoan(
      { pledgor: supplier, pledgorsReviewer: reviewer, guarantor, guarantorsReviewer, lender, lendersReviewer },
      amount,
      '担保贷款',
    );

    await startPledgorAct(supplier, number, '还款');
    await supplier.page.getByRole('button', { name: '填入还清合计' }).click();
    await recordPayment(supplier, '还款', 'HK0001', '提交还款');
    await openPledgeReview(reviewer, number);
    await reviewer.press(/^授权还款/);
    await reviewer.sign();
    await openLoanReview(lendersReviewer, number);
    await lendersReviewer.press(/^确认到账/);
    const confirming = lendersReviewer.page.getByRole('dialog', { name: '确认还款' });
    await confirming.getByRole('radio').first().check();
    await confirming.getByRole('button', { name: '确认到账' }).click();
    await expect(confirming).toBeHidden();

    await startPledgorAct(supplier, number, '申请解质');
    await confirmQuestion(supplier, '申请解质');
    await openPledgeReview(reviewer, number);
    await reviewer.press(/^确认解质/);
    await confirmQuestion(reviewer, '确认解质');
    await startInstitutionAct(lender, number, '解质');
    const releasing = lender.page.getByRole('dialog', { name: '解质' });
    await releasing.getByLabel('注销证明编号').fill('ZX202611230001');
    await releasing.getByRole('button', { name: '解质', exact: true }).click();
    await expect(releasing).toBeHidden();
    await expectPledgeState(supplier, number, '已解质');
  },
);
