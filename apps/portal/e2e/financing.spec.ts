import { CHANNELS, channelTermsOn, quoteSchedule, shanghaiDate } from '@lianxin/domain';
import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './job.ts';
import { applyAt, passFinancing, settlesOn, signContract, takeFurtherStep, waitFor } from './financing-job.ts';
import { Person, test } from './person.ts';

const SUPPLIER = '恒信机电设备有限公司';

/** A voucher of this amount in the supplier's hands. */
async function supplied(issuer: Person, issuersReviewer: Person, supplier: Person, reviewer: Person, amount: string): Promise<void> {
  await passIssuance(issuersReviewer, await issue(issuer, { amount, recipient: SUPPLIER }));
  await signFor(supplier, amount);
  await confirmSignFor(reviewer, amount);
}

/** Whether the city bank pays what it is asked for at a moment on the day of that moment: what comes late, or on a day off, it pays on a later value day. */
function paysToday(asked: Date): boolean {
  const bank = CHANNELS.byCode(10);
  const today = shanghaiDate(asked);
  return bank !== undefined && quoteSchedule(channelTermsOn(bank, today, []), asked).valueOn === today;
}

test('a voucher becomes money: compared, applied for, decided, signed by two people and paid', { tag: '@job' }, async ({ browser }) => {
  test.slow();
  const supplier = await Person.again(browser, 'supplier-op');
  const reviewer = await Person.again(browser, 'supplier-review');
  const amount = '86,300.10';
  await supplied(await Person.again(browser, 'core-op'), await Person.again(browser, 'core-review'), supplier, reviewer, amount);
  const asked = new Date();
  const number = await applyAt(supplier, amount, '城市商业银行');
  await passFinancing(reviewer, number);

  await signContract(supplier, reviewer, number);
  await settlesOn(supplier, number, paysToday(asked) ? '已放款' : '待放款');
});

test('a lender that asks for a step more declines, and the application goes to another', async ({ browser }) => {
  test.slow();
  const supplier = await Person.again(browser, 'supplier-op');
  const reviewer = await Person.again(browser, 'supplier-review');
  const amount = '86,344.00';
  await supplied(await Person.again(browser, 'core-op'), await Person.again(browser, 'core-review'), supplier, reviewer, amount);
  const number = await applyAt(supplier, amount, '交通银行');
  await passFinancing(reviewer, number);

  await takeFurtherStep(supplier, number, (dialog) => dialog.getByRole('textbox', { name: /客户号/ }).fill('301201104712'));

  await waitFor(supplier, number, '换机构申请');
  await supplier.press('换机构申请');
  const other = await applyAt(supplier, amount, '城市商业银行', { isCopy: true });
  expect(other).not.toBe(number);
});
