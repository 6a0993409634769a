import { CHANNELS, channelTermsOn, quoteSchedule, shanghaiDate } from '@lianxin/domain';
import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './issuance-steps.ts';
import { applyToLender, passFinancing, waitForFinancingState, signContract, completeLenderStep, waitForAct } from './financing-steps.ts';
import { Person, test } from './person.ts';

const SUPPLIER = '恒信机电设备有限公司';

/** Issues a voucher of this amount to the supplier, who signs for it. */
async function issueToSupplier(issuer: Person, issuersReviewer: Person, supplier: Person, reviewer: Person, amount: string): Promise<void> {
  await passIssuance(issuersReviewer, await issue(issuer, { amount, recipient: SUPPLIER }));
  await signFor(supplier, amount);
  await confirmSignFor(reviewer, amount);
}

/** Whether the city bank pays on the day of the application. Applications after its cut-off time or on a day off are paid on a later value day. */
function paysToday(appliedAt: Date): boolean {
  const bank = CHANNELS.byCode(10);
  const today = shanghaiDate(appliedAt);
  return bank !== undefined && quoteSchedule(channelTermsOn(bank, today, []), appliedAt).valueOn === today;
}

test('a voucher is financed: application, review, contract signed by two people, and payout', { tag: '@job' }, async ({ browser }) => {
  test.slow();
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  const reviewer = await Person.withSavedSession(browser, 'supplier-review');
  const amount = '86,300.10';
  await issueToSupplier(
    await Person.withSavedSession(browser, 'core-op'),
    await Person.withSavedSession(browser, 'core-review'),
    supplier,
    reviewer,
    amount,
  );
  const appliedAt = new Date();
  const number = await applyToLender(supplier, amount, '城市商业银行');
  await passFinancing(reviewer, number);

  await signContract(supplier, reviewer, number);
  await waitForFinancingState(supplier, number, paysToday(appliedAt) ? '已放款' : '待放款');
});

test('after a lender with an additional step declines, the application goes to another lender', async ({ browser }) => {
  test.slow();
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  const reviewer = await Person.withSavedSession(browser, 'supplier-review');
  const amount = '86,344.00';
  await issueToSupplier(
    await Person.withSavedSession(browser, 'core-op'),
    await Person.withSavedSession(browser, 'core-review'),
    supplier,
    reviewer,
    amount,
  );
  const number = await applyToLender(supplier, amount, '交通银行');
  await passFinancing(reviewer, number);

  await completeLenderStep(supplier, number, (dialog) => dialog.getByRole('textbox', { name: /客户号/ }).fill('301201104712'));

  await waitForAct(supplier, number, '换机构申请');
  await supplier.press('换机构申请');
  const other = await applyToLender(supplier, amount, '城市商业银行', { isCopy: true });
  expect(other).not.toBe(number);
});
