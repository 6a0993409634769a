import { expect, type Browser, type Page } from '@playwright/test';
import { Person } from './person.ts';
import { readAgreement } from './read-agreement.ts';
import { solveCaptcha, lastSent, receivedText } from './registration-steps.ts';

const PIN = '123456';
const CODE_INTERVAL_MS = 61_000;

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

/** The administrator gives a position to a person, with the code sent to that person's phone. */
export async function addToStaff(page: Page, { name, identityNumber, mobile, position }: Newcomer): Promise<void> {
  await page.goto('/#/account-center/position-staffing');
  await page.getByRole('button', { name: '添加人员' }).click();
  const dialog = page.getByRole('dialog', { name: '添加岗位人员' });
  await dialog.getByLabel('姓名').fill(name);
  await dialog.getByLabel('身份证号').fill(identityNumber);
  await dialog.getByRole('radio', { name: position }).check();
  await dialog.getByLabel('手机号码').fill(mobile);
  await solveCaptcha(page, dialog);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText(/验证码已发到对方手机/)).toBeVisible();
  await dialog.getByLabel('短信验证码').fill(await receivedText(page, mobile, /开通岗位，验证码 (\d{6})/));
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText(`${name}已是本企业的${position}，用户名 ${mobile}。`)).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
}

/** Sets the first password by resetting it, as the text message asks, and signs in. */
export async function firstSignIn(browser: Browser, { mobile, password }: Newcomer): Promise<Person> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/#/login');
  await page.getByLabel('用户名', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: '忘记密码' }).click();
  const dialog = page.getByRole('dialog', { name: '忘记密码' });
  await dialog.getByLabel('手机号码').fill(mobile);
  // A number receives one code per minute, and the code for the position may be more recent.
  await expect
    .poll(async () => Date.now() - (await lastSent(page, mobile)), { intervals: [1_000], timeout: 75_000 })
    .toBeGreaterThan(CODE_INTERVAL_MS);
  await solveCaptcha(page, dialog);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  await dialog.getByLabel('短信验证码').fill(await receivedText(page, mobile, /验证码 (\d{6})，用于重置密码/));
  await dialog.getByLabel('新密码', { exact: true }).fill(password);
  await dialog.getByLabel('确认密码').fill(password);
  await dialog.getByRole('button', { name: '重置密码' }).click();
  await expect(dialog.getByText(/密码已重置/)).toBeVisible();
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
