import { expect } from '@playwright/test';
import { Person, test } from './person.ts';
import { receivedText } from './registration-steps.ts';

const PAGE = '/account-center/data-supplement';
const NUMBER = '6222020502009988776';
/** Mobile number of the second-tier supplier's administrator, which receives the sandbox's text messages. */
const MOBILE = '13900000007';

test('an account is added, verified by a micro-deposit, made the default, and unbound once another is the default', async ({ browser }) => {
  const administrator = await Person.signedIn(browser, 'tier2-admin');
  const { page } = administrator;
  await administrator.open(PAGE, '账户管理');
  await administrator.press('添加账户');
  const dialog = page.getByRole('dialog', { name: '添加账户' });
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByLabel('银行账号')).toBeFocused();
  await dialog.getByLabel('银行账号').fill(NUMBER);
  await dialog.getByLabel('开户网点').click();
  await page.getByPlaceholder('银行、城市、网点或联行号').fill('大同');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog).toBeHidden();

  // A new account opens at its verification, as it cannot receive payments before that.
  const sheet = page.getByRole('complementary').and(page.locator('[data-pane]'));
  await sheet.getByRole('button', { name: '发起打款' }).click();
  const cents = await receivedText(page, MOBILE, /转入 0\.(\d\d) 元/);
  await sheet.getByLabel('到账金额', { exact: true }).fill(cents === '11' ? '22' : '11');
  await sheet.getByRole('button', { name: '验证', exact: true }).click();
  await expect(sheet.getByText('金额不符，还可尝试 2 次')).toBeVisible();
  await sheet.getByLabel('到账金额', { exact: true }).fill(cents);
  await sheet.getByRole('button', { name: '验证', exact: true }).click();
  await expect(sheet.getByText('正常', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const added = administrator.entry('8776');
  const formerDefault = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText('默认', { exact: true }), hasNotText: '8776' });
  const number = /\*{4} (\d{4})/.exec(await formerDefault.last().innerText())?.[1] ?? 'none';
  await added.getByRole('button', { name: '设为默认' }).click();
  const question = page.getByRole('dialog', { name: '设为默认账户' });
  await question.getByRole('button', { name: '设为默认', exact: true }).click();
  await expect(question).toBeHidden();
  // Waits for the mark in the list. It matches exactly, because the button 设为默认 contains the same text.
  await expect(added.getByText('默认', { exact: true })).toBeVisible();

  // The default account cannot be unbound, because default payments would have no destination.
  const unbind = page.getByRole('alertdialog', { name: '解绑账户' });
  await added.getByRole('button', { name: '解绑' }).click();
  await unbind.getByRole('button', { name: '解绑', exact: true }).click();
  await expect(page.getByText('该账户是默认账户，请先将其他账户设为默认')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unbind).toBeHidden();

  await administrator.entry(number).getByRole('button', { name: '设为默认' }).click();
  await question.getByRole('button', { name: '设为默认', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(administrator.entry(number).getByText('默认', { exact: true })).toBeVisible();
  await added.getByRole('button', { name: '解绑' }).click();
  await unbind.getByRole('button', { name: '解绑', exact: true }).click();
  await expect(added).toContainText('已解绑');
});
