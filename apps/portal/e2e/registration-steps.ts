import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A person who registers an enterprise. */
export interface Applicant {
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly enterprise: string;
  readonly creditCode: string;
  readonly accountNumber: string;
}

/** The first group of `pattern` in the newest matching message to a number or address in the sandbox's outbox. */
export async function receivedText(page: Page, to: string, pattern: RegExp): Promise<string> {
  let match = '';
  await expect
    .poll(async () => {
      // The newest message comes first.
      match = pattern.exec(await (await page.request.get(`/sandbox/outbox?to=${to}`)).text())?.[1] ?? '';
      return match;
    })
    .not.toBe('');
  return match;
}

/** Fills in the captcha of a page or dialog; the sandbox reveals its solution by the hash of the picture. */
async function solveCaptcha(page: Page, within: Pick<Page, 'getByRole' | 'getByLabel'> = page): Promise<void> {
  const image = within.getByRole('button', { name: '看不清，换一张' }).locator('img');
  const digest = createHash('sha256')
    .update((await image.getAttribute('src')) ?? '')
    .digest('hex');
  await within.getByLabel('图形验证码', { exact: true }).fill(await receivedText(page, digest, /图形验证码 (\w{4})/));
}

/** An image of a document, drawn in the browser. The tests type the recognised values themselves. */
async function documentImage(page: Page, label: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const dataUrl = await page.evaluate((text) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 420;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#eee';
      context.fillRect(0, 0, 640, 420);
      context.fillStyle = '#333';
      context.font = '28px sans-serif';
      context.fillText(text, 40, 60);
    }
    return canvas.toDataURL('image/png');
  }, label);
  return { name: `${label}.png`, mimeType: 'image/png', buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') };
}

/** Accepts each agreement that a page asks for, once their list has arrived. */
export async function acceptDocuments(page: Page): Promise<void> {
  const consents = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await expect(consents).not.toHaveCount(0);
  for (const consent of await consents.all()) await consent.check();
}

/** Registers and signs in a person without an enterprise. */
export async function createAccount(page: Page, { email, mobile, password }: Applicant): Promise<void> {
  await page.goto('/#/register');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('手机号码').fill(mobile);
  await solveCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  await page.getByLabel('短信验证码').fill(await receivedText(page, mobile, /验证码 (\d{6})/));
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码').fill(password);
  await acceptDocuments(page);
  await page.getByRole('button', { name: '注册并继续' }).click();
  await expect(page.getByRole('form', { name: '企业信息' })).toBeVisible();
}

export async function fillEnterprise(page: Page, { enterprise, creditCode }: Applicant): Promise<void> {
  for (const label of ['营业执照', '法定代表人身份证人像面', '法定代表人身份证国徽面']) {
    await page.getByLabel(`选择图片：${label}`).setInputFiles(await documentImage(page, label));
    await expect(page.getByRole('button', { name: `重新上传${label}` })).toBeVisible();
  }
  // Waits until the recognition has ended, because its result would overwrite typed values.
  await expect(page.getByText('正在识别')).toHaveCount(0, { timeout: 60_000 });
  await page.getByLabel('企业名称').fill(enterprise);
  await page.getByLabel('统一社会信用代码').fill(creditCode);
  await page.getByLabel('法定代表人姓名').fill('王建国');
  await page.getByLabel('法定代表人身份证号').fill('11010519491231002X');
  await page.getByLabel('企业规模').click();
  await page.getByRole('option', { name: '小型企业' }).click();
  await page.getByLabel('注册地址').fill('山西省朔州市开发区 1 号');
}

export async function fillAccount(page: Page, { enterprise, accountNumber }: Applicant): Promise<void> {
  await expect(page.getByLabel('账户户名')).toHaveValue(enterprise);
  await page.getByLabel('银行账号').fill(accountNumber);
  await page.getByLabel('开户网点').click();
  await page.getByPlaceholder('银行、城市、网点或联行号').fill('朔州');
  await page.getByRole('option').first().click();
}

export async function fillDocuments(page: Page): Promise<void> {
  await page.getByLabel('被授权人姓名').fill('张伟');
  await page.getByLabel('选择文件：授权书').setInputFiles(await documentImage(page, '授权书'));
  await expect(page.getByRole('button', { name: '点击查看授权书' })).toBeVisible();
}

/** Accepts the letter of authorisation; the agreements were accepted with the account. */
export async function acceptAuthorisation(page: Page): Promise<void> {
  const consents = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await expect(consents).toHaveCount(1);
  await consents.check();
  await next(page);
}

/** Submits the registration at its last step. */
export async function submitRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已提交，等待审核' })).toBeVisible();
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: '下一步' }).click();
