import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, openInReviewQueue, signFor } from './issuance-steps.ts';
import { fillShare, passTransfer, submitTransfer } from './transfer-steps.ts';
import { Person, test } from './person.ts';

const SUPPLIER = '恒信机电设备有限公司';
const TIER2 = '云岭物流有限公司';

test('one voucher goes to two suppliers, and the transfer to one of them is withdrawn', { tag: '@job' }, async ({ browser }) => {
  test.slow();
  const issuer = await Person.withSavedSession(browser, 'core-op');
  const application = await issue(issuer, { amount: '51,005.05', recipient: SUPPLIER });
  await passIssuance(await Person.withSavedSession(browser, 'core-review'), application);
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  const reviewer = await Person.withSavedSession(browser, 'supplier-review');
  await signFor(supplier, '51,005.05');
  await confirmSignFor(reviewer, '51,005.05');

  await supplier.open('/pc-management/lx-transfer', '申请转让');
  await supplier.selectEntry('51,005.05');
  await fillShare(supplier, 0, TIER2, ['20,000.02']);
  await supplier.press(/添加被转让人/);
  await fillShare(supplier, 1, '雁北工矿配件有限公司', ['10,000.01']);
  const transfers = await submitTransfer(supplier, '30,000.03');
  expect(transfers).toHaveLength(2);
  for (const transfer of transfers) await passTransfer(reviewer, transfer);

  await supplier.open(`/pc-management/transfer-records?search=${transfers[1]}`, '转让记录');
  const row = supplier.page.getByRole('row', { name: new RegExp(transfers[1] ?? '') });
  await row.getByRole('button', { name: '申请撤回' }).click();
  await supplier.giveReason('金额有误', '提交申请');
  await expect(row).toContainText('撤回待复核');
  await openInReviewQueue(reviewer, '/pc-management/transfer-review', '转让审核', transfers[1] ?? '');
  await reviewer.press(/^同意撤回并签名/);
  await reviewer.sign();
  await supplier.open(`/pc-management/transfer-records?search=${transfers[1]}`, '转让记录');
  await expect(row).toContainText('已撤回');
});

test('two vouchers go to one supplier in one application', async ({ browser }) => {
  test.slow();
  const issuer = await Person.withSavedSession(browser, 'core-op');
  const issuersReviewer = await Person.withSavedSession(browser, 'core-review');
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  const reviewer = await Person.withSavedSession(browser, 'supplier-review');
  for (const amount of ['52,001.11', '52,002.22']) {
    await passIssuance(issuersReviewer, await issue(issuer, { amount, recipient: SUPPLIER }));
    await signFor(supplier, amount);
    await confirmSignFor(reviewer, amount);
  }
  await supplier.open('/pc-management/lx-transfer', '申请转让');
  await supplier.selectEntry('52,001.11');
  await supplier.selectEntry('52,002.22');
  await fillShare(supplier, 0, TIER2, ['52,001.11', '52,002.22']);
  const transfers = await submitTransfer(supplier, '104,003.33');
  expect(transfers).toHaveLength(2);
  for (const transfer of transfers) await passTransfer(reviewer, transfer);

  const second = await Person.withSavedSession(browser, 'tier2-op');
  const secondReviewer = await Person.withSavedSession(browser, 'tier2-review');
  for (const amount of ['52,001.11', '52,002.22']) {
    await signFor(second, amount);
    await confirmSignFor(secondReviewer, amount);
  }
  await second.open('/pc-management/link-holding', '链信持有');
  await expect(second.page.getByText('52,001.11').first()).toBeVisible();
  await expect(second.page.getByText('52,002.22').first()).toBeVisible();
});

test('a returned transfer is deleted by its maker', async ({ browser }) => {
  const supplier = await Person.withSavedSession(browser, 'supplier-op');
  await supplier.open('/pc-management/lx-transfer', '申请转让');
  await supplier.page.getByRole('row').nth(1).getByRole('checkbox').check();
  await fillShare(supplier, 0, TIER2, ['100.01']);
  const [transfer = ''] = await submitTransfer(supplier, '100.01');
  const reviewer = await Person.withSavedSession(browser, 'supplier-review');
  await reviewer.open(`/pc-management/transfer-review?search=${transfer}`, '转让审核');
  await reviewer.press(/^退回/);
  await reviewer.giveReason('收款账号与户名不符', '退回');
  await supplier.open(`/pc-management/transfer-records?search=${transfer}`, '转让记录');
  const row = supplier.page.getByRole('row', { name: new RegExp(transfer) });
  await expect(row).toContainText('复核退回');
  await row.getByRole('button', { name: '删除', exact: true }).click();
  await supplier.page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(row).toBeHidden();
});
