import { expect, type Page } from '@playwright/test';

const PIN = '123456';
const LENDER_TIMEOUT_MS = 60_000;

/** The administrator signs up with the lender of a channel and waits for its confirmation. */
export async function signUpWith(page: Page, channel: string): Promise<void> {
  await page.goto('/#/account-center/channel-funds');
  const row = page.getByRole('table', { name: '资金方签约' }).getByRole('row', { name: channel });
  await expect(row).toContainText('未签约');
  await row.getByRole('button', { name: /^申请与.*签约$/ }).click();
  const signing = page.getByRole('dialog', { name: '签名确认' });
  await expect(signing).toContainText('不含个人信息');
  await signing.getByLabel('证书 PIN 码').fill(PIN);
  await signing.getByRole('button', { name: '签名并申请签约' }).click();
  await expect(row).toContainText('已签约', { timeout: LENDER_TIMEOUT_MS });
}
