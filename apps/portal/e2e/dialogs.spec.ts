import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Person, test } from './person.ts';
import { readAgreement } from './read-agreement.ts';

const PIN = '123456';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('while an enterprise waits for approval, a dialog blocks every page, and its button leads to sign-in', async ({ browser }) => {
  const person = await Person.signedIn(browser, 'status-pending');
  const overlay = person.page.getByRole('alertdialog', { name: '请等待审核' });
  await expect(overlay).toBeVisible();
  await person.page.keyboard.press('Escape');
  await overlay.getByRole('button', { name: '重新登录' }).click();
  await expect(person.page.getByLabel('用户名', { exact: true })).toBeVisible();
  await person.leave();
});

for (const { account, reason } of [
  { account: 'status-rejected', reason: '营业执照影像不清晰，请重新上传' },
  { account: 'status-rejected-4', reason: '法定代表人身份证已过期，请更新' },
])
  test(`${account} reads the reason of the rejection and goes to the form`, async ({ browser }) => {
    const person = await Person.signedIn(browser, account);
    const overlay = person.page.getByRole('alertdialog', { name: '审核未通过' });
    await expect(overlay).toContainText(reason);
    await overlay.getByRole('button', { name: '修改资料' }).click();
    await expect(person.page).toHaveURL(/#\/registerResubmit/);
    await expect(overlay).toBeHidden();
    await person.leave();
  });

test('an enterprise signs its agreement and then declares its fee payments', async ({ browser }) => {
  const operator = await Person.signedIn(browser, 'fee-op');
  const agreementNotice = operator.page.getByRole('dialog', { name: '签署补充协议' });
  await expect(agreementNotice.getByText('请联系企业管理员签署协议')).toBeVisible();
  await agreementNotice.getByRole('button', { name: '知道了' }).click();
  await expect(operator.page.getByRole('dialog', { name: '缴费' })).toBeVisible();
  await operator.leave();

  const person = await Person.signedIn(browser, 'fee-admin');
  const { page } = person;
  const agreement = page.getByRole('dialog', { name: '签署补充协议' });
  await expect(agreement.getByRole('button', { name: '签署协议' })).toBeDisabled();
  await agreement.getByRole('checkbox').check();
  await expect(agreement.getByText('还有 2 份协议没有读完，读到末尾才能签署')).toBeVisible();
  await expect(agreement.getByRole('button', { name: '签署协议' })).toBeDisabled();
  await readAgreement(agreement);
  await agreement.getByRole('button', { name: '签署协议' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '去签名' }).click();
  const signing = page.getByRole('dialog', { name: '签名确认' });
  await expect(signing.getByText('供应链信息服务补充协议 1.0')).toBeVisible();
  await signing.getByLabel('证书 PIN 码').fill(PIN);
  await signing.getByRole('button', { name: '签名并签署' }).click();

  const fees = page.getByRole('dialog', { name: '缴费' });
  await expect(fees).toBeVisible();
  await expect(agreement).toBeHidden();
  await expect(fees.getByRole('button', { name: '稍后处理' })).toBeHidden();
  await expect(fees.getByText('人民币贰佰元整')).toBeVisible();
  await fees.getByRole('button', { name: '我已缴费' }).click();
  await expect(page.getByText('请先阅读并同意协议')).toBeVisible();
  await fees.getByRole('checkbox', { name: '已阅读并同意' }).check();
  await fees.getByRole('button', { name: '我已缴费' }).click();
  await expect(fees.getByText('已申报，等待平台确认到账')).toBeVisible();

  // After the reload the remaining fees may be postponed.
  await expect(fees.getByRole('button', { name: '稍后处理' })).toBeVisible();
  await fees.getByRole('button', { name: '我已缴费' }).click();
  await expect(page.getByText('请至少选择一条数据进行缴费！')).toBeVisible();
  await fees.getByRole('button', { name: '稍后处理' }).click();
  await expect(fees).toBeHidden();
  await person.leave();
});

test(
  'switching enterprises leads to the first page of each area, and another tab reports the switch',
  { tag: '@job' },
  async ({ browser }) => {
    const person = await Person.signedIn(browser, 'multi-op');
    const other = await person.page.context().newPage();
    await other.goto('/#/home/index');
    await expect(other.getByRole('button', { name: /林晓东/ })).toBeVisible();
    for (const [enterprise, landing] of [
      ['恒信机电设备有限公司', /#\/pc-management\/my-chainLetter/],
      ['晋北煤业集团有限公司', /#\/core-business\/my-chainLetter/],
    ] as const) {
      await person.page.getByRole('button', { name: /林晓东/ }).click();
      await person.page.getByRole('menuitemradio', { name: new RegExp(enterprise) }).click();
      await expect(person.page).toHaveURL(landing);
      await expect(person.page.getByRole('button', { name: new RegExp(`林晓东.*${enterprise}`) })).toBeVisible();
    }
    await expect(other.getByText('您已在其他窗口登录其他账号或切换企业').first()).toBeVisible();
    await expect(other.getByRole('button', { name: /林晓东.*晋北煤业集团有限公司/ })).toBeVisible();
    await person.leave();
  },
);

test('customer service shows its hours, and the download centre shows which files are missing', async ({ browser }) => {
  const person = await Person.signedIn(browser, 'supplier-op');
  const { page } = person;
  const open = async (item: string) => {
    await page.getByRole('button', { name: /王建国/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog', { name: item });
  };
  const service = await open('联系客服');
  await expect(service.getByText('工作日 09:00–17:30')).toBeVisible();
  await page.keyboard.press('Escape');
  const downloads = await open('下载中心');
  await expect(downloads.getByText('暂未提供文件')).toHaveCount(5);
  await expect(downloads.getByRole('link')).toHaveCount(0);
  await downloads.getByRole('button', { name: '开始检测' }).click();
  await expect(downloads.getByText('未检测到')).toHaveCount(2);
  await person.leave();
});

test('spreadsheets are exported and imported under the content security policy', async ({ browser }) => {
  const person = await Person.signedIn(browser, 'core-op');
  const { page } = person;
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await person.open('/core-business/sm-page', '供应商管理');
  await page.getByRole('button', { name: '导出' }).click();
  const exported = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel 表格（.xlsx）' }).click();
  expect((await exported).suggestedFilename()).toMatch(/^供应商.*\.xlsx$/);
  await page.getByRole('button', { name: '从表格导入' }).click();
  const dialog = page.getByRole('dialog', { name: '从表格导入供应商' });
  const templateDownload = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载模板' }).click();
  // The template contains only an example row, which the import skips.
  const template = { name: '模板.xlsx', mimeType: XLSX, buffer: await readFile(await (await templateDownload).path()) };
  await dialog.locator('input[type=file]').setInputFiles(template);
  await expect(dialog.getByText('没有读到供应商。')).toBeVisible();
  const rows = Buffer.from('统一社会信用代码,企业名称\n91310000MA1K000006,桑干机电有限公司\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: '供应商.csv', mimeType: 'text/csv', buffer: rows });
  await expect(dialog.getByText('填写完整的 1 家。是否已注册等在添加时检查。')).toBeVisible();
  expect(consoleErrors).toEqual([]);
  await person.leave();
});
