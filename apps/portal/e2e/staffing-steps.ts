import { expect, type Browser, type Page } from '@playwright/test';
import { Person } from './person.ts';
import { readAgreement } from './read-agreement.ts';
import { acceptDocuments, receivedText } from './registration-steps.ts';

const PIN = '123456';

/** A person who is given a position. */
export interface Newcomer {
  readonly name: string;
  readonly identityNumber: string;
  readonly mobile: string;
  readonly position: '经办岗' | '审核岗';
  /** The password they will set. */
  readonly password: string;
}

/** The administrator signs the supplementary agreement, which blocks every page until then. */
export async function signAgreement(page: Page): Promise<void> {
  const agreement = page.getByRole('dialog', { name: '签署补充协议' });
  await readAgreement(agreement);
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: '签署协议' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '去签名' }).click();
  const signing = page.getByRole('dialog', { name: '签名确认' });
  await signing.getByLabel('证书 PIN 码').fill(PIN);
  const reloaded = page.waitForEvent('load');
  await signing.getByRole('button', { name: '签名并签署' }).click();
  await reloaded;
  await expect(agreement).toBeHidden();
}

/** The administrator invites a person to a position. */
export async function addToStaff(page: Page, { name, identityNumber, mobile, position }: Newcomer): Promise<void> {
  await page.goto('/#/account-center/position-staffing');
  await page.getByRole('button', { name: '添加人员' }).click();
  const dialog = page.getByRole('dialog', { name: '添加岗位人员' });
  await dialog.getByLabel('姓名').fill(name);
  await dialog.getByLabel('身份证号').fill(identityNumber);
  await dialog.getByRole('radio', { name: position }).check();
  await dialog.getByLabel('手机号码').fill(mobile);
  await dialog.getByRole('button', { name: '发送邀请' }).click();
  await expect(dialog.getByText(/邀请短信已发给/)).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('region', { name: '岗位邀请' }).getByText(name)).toBeVisible();
}

/** The person opens the link of the SMS, accepts with a password of their own, and signs in. */
export async function firstSignIn(browser: Browser, { identityNumber, mobile, password, position }: Newcomer): Promise<Person> {
  const page = await (await browser.newContext()).newPage();
  const token = await receivedText(page, mobile, /position-invitation\?invite=([\w-]+)/);
  await page.goto(`/#/position-invitation?invite=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`邀请您担任${position}`) })).toBeVisible();
  await page.getByLabel('证件号码后 6 位').fill(identityNumber.slice(-6));
  await page.getByLabel('设置登录密码').fill(password);
  await page.getByLabel('确认密码').fill(password);
  await acceptDocuments(page);
  await page.getByRole('button', { name: '接受邀请' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /您已加入/ })).toBeVisible();
  await page.context().close();
  return Person.signedIn(browser, mobile, { password });
}

/** Adds an enterprise to the suppliers, to which vouchers may be issued. Its name is shown before it is added. */
export async function addSupplier(operator: Person, creditCode: string, enterprise: string): Promise<void> {
  const { page } = operator;
  await operator.open('/core-business/sm-page', '供应商管理');
  await page.getByRole('button', { name: '添加供应商' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加供应商' });
  await dialog.getByLabel('统一社会信用代码').fill(creditCode);
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect(dialog.getByText(enterprise)).toBeVisible();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(operator.entry(enterprise)).toBeVisible();
}
