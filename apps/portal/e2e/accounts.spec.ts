import { expect } from '@playwright/test';
import { Person, test } from './person.ts';
import { received } from './registration-job.ts';

const PAGE = '/account-center/data-supplement';
const NUMBER = '6222020502009988776';
/** Where the sandbox writes to the administrator of the supplier's supplier. */
const MOBILE = '13900000007';

test('an account is added, proved by what arrives on it, made the default, and unbound when another is', async ({ browser }) => {
  const administrator = await Person.at(browser, 'tier2-admin');
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

  // It opens where it is proved: nobody pays to an account that might be somebody else's.
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '发起打款' }).click();
  const paid = await received(page, MOBILE, /转入 0\.(\d\d) 元/);
  await sheet.getByLabel('到账金额', { exact: true }).fill(paid === '11' ? '22' : '11');
  await sheet.getByRole('button', { name: '验证', exact: true }).click();
  await expect(sheet.getByText('金额不符，还可尝试 2 次')).toBeVisible();
  await sheet.getByLabel('到账金额', { exact: true }).fill(paid);
  await sheet.getByRole('button', { name: '验证', exact: true }).click();
  await expect(sheet.getByText('正常', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const mine = administrator.entry('8776');
  const first = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText('默认', { exact: true }), hasNotText: '8776' });
  const number = /\*{4} (\d{4})/.exec(await first.last().innerText())?.[1] ?? 'none';
  await mine.getByRole('button', { name: '设为默认' }).click();
  const asked = page.getByRole('dialog', { name: '设为默认账户' });
  await asked.getByRole('button', { name: '设为默认', exact: true }).click();
  await expect(asked).toBeHidden();
  // Until the list marks it, an act would be on the account as it was; the button that makes it the default says the word too.
  await expect(mine.getByText('默认', { exact: true })).toBeVisible();

  // What is paid to it by default would have nowhere to go.
  const unbind = page.getByRole('alertdialog', { name: '解绑账户' });
  await mine.getByRole('button', { name: '解绑' }).click();
  await unbind.getByRole('button', { name: '解绑', exact: true }).click();
  await expect(page.getByText('该账户是默认账户，请先将其他账户设为默认')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unbind).toBeHidden();

  await administrator.entry(number).getByRole('button', { name: '设为默认' }).click();
  await asked.getByRole('button', { name: '设为默认', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(administrator.entry(number).getByText('默认', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: '解绑' }).click();
  await unbind.getByRole('button', { name: '解绑', exact: true }).click();
  await expect(mine).toContainText('已解绑');
});
