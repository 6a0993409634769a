import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Person, test } from './person.ts';

const VERIFY = '/#/blockchain/my-page';

test(
  'evidence downloaded by a supplier is verified in another browser without a session and offline',
  { tag: '@job' },
  async ({ browser }) => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    // The daily root is computed shortly after the server starts.
    await expect(async () => {
      await page.goto(VERIFY);
      await page.reload();
      await expect(page.getByText('平台公钥（SM2）')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('可以独立核验的付款凭证');

    const supplier = await Person.signedIn(browser, 'supplier-op');
    // A settled voucher does not change any more, so the daily root contains the latest hash.
    await supplier.open('/pc-management/link-holding?state=6', '链信持有');
    await supplier.page
      .getByRole('table')
      .getByRole('cell', { name: /^LX\d{17}/ })
      .first()
      .click();
    const sheet = supplier.record;
    await sheet.getByRole('tab', { name: '存证校验' }).click();
    const downloadEvent = supplier.page.waitForEvent('download');
    await sheet.getByRole('button', { name: '下载证据包' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toMatch(/^LX[\d-]+-evidence\.zip$/);
    const zip = await readFile(await download.path());

    await page.waitForLoadState('networkidle');
    await visitor.setOffline(true);

    const result = page.getByRole('region', { name: '核验结果' });
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('拖入或选择文件').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await choose('evidence.zip', zip);
    await expect(result.getByText(/^通过，\d+ 个事件全部一致$/)).toBeVisible();
    await expect(result.getByRole('listitem').filter({ hasText: '平台公钥与已知的公钥一致' })).toHaveAttribute('data-status', 'pass');
    await expect(result.getByRole('listitem').filter({ hasText: '凭证已计入当日存证根' })).toHaveAttribute('data-status', 'pass');

    const changed = Buffer.from(zip);
    const at = changed.indexOf('"canonical"', changed.indexOf('"sequence":2,')) + 40;
    changed[at] = (changed[at] ?? 0) ^ 1;
    await choose('changed.zip', changed);
    await expect(result.getByText(/^不一致，首先在第 2 个事件/)).toBeVisible();

    await visitor.setOffline(false);
    const manifest = zip.toString('latin1');
    const number = /"number":"(LX\d{17})"/.exec(manifest)?.[1] ?? '';
    const hash = /"chain":\{"head":"([0-9a-f]{64})"/.exec(manifest)?.[1] ?? '';
    await page.goto(`${VERIFY}?number=${number}&hash=${hash}`);
    await expect(result.getByText('通过，摘要已由存证根证明')).toBeVisible();
    await page.getByLabel('存证摘要').fill('f'.repeat(64));
    await page.getByRole('button', { name: '查询' }).click();
    await expect(result.getByText('未找到')).toBeVisible();
  },
);

test('arrow keys move through the sections of the verify page', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(VERIFY);
  const strip = page.getByRole('navigation', { name: '页面导航' });
  await expect(strip.getByRole('button')).toHaveCount(4);
  await strip.getByRole('button').first().click();
  for (const part of ['每日存证根', '核验', '供应商加入']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('region', { name: part, exact: true })).toBeFocused();
    await expect(strip.getByRole('button', { name: part, exact: true })).toHaveAttribute('aria-current', 'true');
  }
});
