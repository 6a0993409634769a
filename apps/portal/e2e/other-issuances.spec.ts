import { expect } from '@playwright/test';
import { issue, openIncoming, passIssuance, openInReviewQueue } from './issuance-steps.ts';
import { Person, test } from './person.ts';

const SUPPLIER = '恒信机电设备有限公司';

test('a reviewer returns an application, and its maker reads the reason', async ({ browser }) => {
  const operator = await Person.withSavedSession(browser, 'core-op');
  const application = await issue(operator, { amount: '51,001.01', recipient: SUPPLIER });
  const reviewer = await Person.withSavedSession(browser, 'core-review');
  await reviewer.open(`/core-business/voucher-review?search=${application}`, '开立审核');
  await reviewer.press(/^退回/);
  await reviewer.giveReason('到期日与合同不符', '退回');
  await operator.open(`/core-business/my-chainLetter?search=${application}`, '链信管理');
  const row = operator.page.getByRole('row', { name: new RegExp(application) });
  await expect(row).toContainText('复核退回');
  await row.click();
  const sheet = operator.record;
  await sheet.getByRole('tab', { name: /操作记录/ }).click();
  await expect(sheet).toContainText('到期日与合同不符');
});

test('a maker withdraws an application before its review', async ({ browser }) => {
  const operator = await Person.withSavedSession(browser, 'core-op');
  const application = await issue(operator, { amount: '51,002.02', recipient: SUPPLIER });
  await operator.open(`/core-business/my-chainLetter?search=${application}`, '链信管理');
  const row = operator.page.getByRole('row', { name: new RegExp(application) });
  await row.getByRole('button', { name: '撤回', exact: true }).click();
  await operator.page.getByRole('alertdialog').getByRole('button', { name: '撤回', exact: true }).click();
  await expect(row).toContainText('已撤回');
});

test('a voucher that has not been signed for is voided by two people', async ({ browser }) => {
  const operator = await Person.withSavedSession(browser, 'core-op');
  const reviewer = await Person.withSavedSession(browser, 'core-review');
  const application = await issue(operator, { amount: '51,003.03', recipient: SUPPLIER });
  await passIssuance(reviewer, application);
  await operator.open(`/core-business/my-chainLetter?search=${application}`, '链信管理');
  const row = operator.entry('51,003.03');
  await row.getByRole('button', { name: '申请作废' }).click();
  await operator.giveReason('重复开立', '申请作废');
  await expect(row).toContainText('作废待复核');
  await reviewer.open(`/core-business/voucher-review?search=${application}`, '开立审核');
  await reviewer.press(/^同意作废并签名/);
  await reviewer.sign();
  await operator.open(`/core-business/my-chainLetter?search=${application}`, '链信管理');
  await expect(operator.entry('51,003.03')).toContainText('已作废');
});

test('a supplier refuses a voucher, and the issuer sees the refusal', async ({ browser }) => {
  const operator = await Person.withSavedSession(browser, 'core-op');
  const reviewer = await Person.withSavedSession(browser, 'core-review');
  const application = await issue(operator, { amount: '51,004.04', recipient: SUPPLIER });
  await passIssuance(reviewer, application);
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  await openIncoming(supplier, '51,004.04');
  await supplier.page.getByRole('button', { name: '拒签', exact: true }).click();
  await supplier.giveReason('合同未约定凭证支付', '拒签');
  await expect(supplier.page.getByText('已拒签').first()).toBeVisible();
  await operator.open(`/core-business/my-chainLetter?search=${application}`, '链信管理');
  await expect(operator.entry('51,004.04')).toContainText('已拒签');
});

test('when the response to a signed approval is lost, the reviewer learns its outcome', { tag: '@job' }, async ({ browser }) => {
  const application = await issue(await Person.withSavedSession(browser, 'core-op'), { amount: '51,006.06', recipient: SUPPLIER });
  const reviewer = await Person.withSavedSession(browser, 'core-review');
  const { page } = reviewer;
  const keys: (string | undefined)[] = [];
  await page.route('**/pz/open/exam', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await openInReviewQueue(reviewer, '/core-business/voucher-review', '开立审核', application);
  await reviewer.press(/^通过并签名/);
  const dialog = page.getByRole('dialog', { name: '签名确认' });
  await dialog.getByLabel('证书 PIN 码').fill('123456');
  await dialog.getByRole('button', { name: /^签名并/ }).click();
  await expect(page.getByText('正在向服务器确认是否已办成')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page.getByText('现已向服务器确认：已办成，没有重复')).toBeVisible();
  await expect(page.getByText(`${application} 已通过`).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(keys).toEqual([keys[0], keys[0]]);
});
