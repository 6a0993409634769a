import { expect } from '@playwright/test';
import { Person, test } from './person.ts';

/** Bank payments are executed by jobs, one after the other. */
const BANK_TIMEOUT_MS = 60_000;

/** Amount of the sandbox's overdue voucher. */
const OVERDUE = '215,300.00';

/** The instruction of the overdue voucher; a row above reports that its account was short of money. */
const due = (person: Person) => person.page.getByRole('main').getByRole('row').filter({ hasText: OVERDUE }).filter({ hasNotText: '低于' });

test('an overdue voucher is urged and explained, and its late payment is prepared, authorised and received', async ({ browser }) => {
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  await supplier.open('/pc-management/maturity-liquidation', '到期结算');
  await expect(supplier.entry(OVERDUE)).toBeVisible();
  await supplier.entry(OVERDUE).getByRole('button', { name: '催付' }).click();
  await supplier.page.getByRole('alertdialog').getByRole('button', { name: '催付', exact: true }).click();
  await expect(supplier.page.getByText('已通知 晋北煤业集团有限公司')).toBeVisible();

  const payer = await Person.withSavedSession(browser, 'core-op');
  await payer.open('/core-business/maturity-liquidation', '到期结算');
  await expect(due(payer)).toContainText('逾期未付');
  await due(payer).getByRole('button', { name: '说明原因' }).click();
  await payer.giveReason('资金归集延迟', '发送说明');
  await expect(payer.page.getByText('说明已发送给持有人')).toBeVisible();
  await payer.open('/core-business/maturity-liquidation', '到期结算');
  await due(payer).getByRole('button', { name: '发起付款' }).click();
  await payer.page.getByRole('alertdialog').getByRole('button', { name: '提交授权' }).click();
  await expect(payer.page.getByText('付款已提交，等待审核岗授权')).toBeVisible();

  const reviewer = await Person.withSavedSession(browser, 'core-review');
  await reviewer.open('/core-business/maturity-liquidation', '到期结算');
  await due(reviewer).getByRole('button', { name: '授权付款' }).click();
  await reviewer.sign();
  await expect(reviewer.page.getByText('付款已授权，银行正在处理')).toBeVisible();

  await expect(async () => {
    await supplier.open('/pc-management/maturity-liquidation', '到期结算');
    await expect(supplier.entry(OVERDUE)).toContainText('已到账', { timeout: 3_000 });
  }).toPass({ timeout: BANK_TIMEOUT_MS });
});
