import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** What one issuance is about: unique enough to be found again among the sandbox's own. */
export interface Deal {
  /** Yuan, as typed: 86,900.25 */
  readonly amount: string;
  readonly recipient: string;
  /**
   * On what it stands: all that the form proposes; the contract it proposes with an invoice of the deal's own; or both recorded for it.
   * What is proposed is the same for all who issue to one recipient, so only one test at a time may take the invoices. @default own invoice
   */
  readonly trade?: 'proposed' | { readonly contractNumber: string; readonly invoiceNumber: string };
  /** What its own invoices are over. @default one over the whole amount */
  readonly invoices?: readonly string[];
}

/** A day that lies so many days back, as it is typed. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Records an invoice over the whole amount; it is taken into the form. */
async function recordInvoice(within: Page | Locator, page: Page, amount: string, invoiceNumber: string): Promise<void> {
  await within.getByRole('button', { name: '登记发票' }).click();
  const invoice = page.getByRole('dialog', { name: '登记发票' });
  await invoice.getByLabel('发票号码').fill(invoiceNumber);
  // Older than those of the sandbox that are free, so that no form proposes it.
  await invoice.getByLabel('开票日期').fill(daysAgo(120));
  await invoice.getByLabel('金额（不含税）').fill(amount);
  await invoice.getByLabel('价税合计').fill(amount);
  await invoice.getByLabel('货物或服务名称').fill('采煤机备件');
  await invoice.getByRole('button', { name: '保存发票' }).click();
  await expect(invoice).toBeHidden();
}

/** Takes off the invoices that a form proposes, and records those of its own in their place. `within` is the part of the page they stand in. */
export async function takeOwnInvoices(page: Page, amounts: readonly string[], within: Page | Locator = page): Promise<void> {
  const proposed = within.getByRole('button', { name: /^移除发票/ });
  for (let left = await proposed.count(); left > 0; left -= 1) {
    await proposed.first().click();
    await expect(proposed).toHaveCount(left - 1);
  }
  for (const amount of amounts) {
    await recordInvoice(within, page, amount, `26142000${String(randomInt(10 ** 12)).padStart(12, '0')}`);
  }
}

/** Records a contract and an invoice with a recipient that has none yet; both are taken into the form. */
async function recordTrade(
  page: Page,
  amount: string,
  { contractNumber, invoiceNumber }: Exclude<Deal['trade'], 'proposed' | undefined>,
): Promise<void> {
  await page.getByRole('button', { name: '登记合同' }).click();
  const contract = page.getByRole('dialog', { name: '登记合同' });
  await contract.getByLabel('合同编号').fill(contractNumber);
  await contract.getByLabel('合同名称').fill('设备采购合同');
  await contract.getByLabel('合同金额').fill(amount);
  await contract.getByLabel('签订日期').fill(daysAgo(150));
  await contract.getByRole('button', { name: '保存合同' }).click();
  await expect(contract).toBeHidden();
  await recordInvoice(page, page, amount, invoiceNumber);
}

/** The contract last used with the recipient, what it says of vouchers, what it is for, and invoices that cover the amount are proposed. */
async function expectProposed({ page }: Person, amount: string): Promise<void> {
  await expect(page.getByLabel('合同', { exact: true })).toContainText('JBMY-CG-2026-0873');
  await expect(page.getByRole('radio', { name: /^是/ })).toBeChecked();
  await expect(page.getByLabel('款项性质', { exact: true })).toContainText('货款');
  await expect(page.getByText(`占用合计 ${amount} / 凭证金额 ${amount}`)).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');

/** Fills the issue form as a core enterprise's operator does, and submits it. Answers the application's number. */
export async function issue(operator: Person, { amount, recipient, trade, invoices = [amount] }: Deal): Promise<string> {
  const { page } = operator;
  await operator.open('/core-business/issue-certificate', '开立链信');
  await operator.choose('接收方名称', recipient);
  await page.getByLabel('凭证金额').fill(amount);
  await page.getByRole('button', { name: '120 天' }).click();
  if (typeof trade === 'object') {
    await operator.choose('款项性质', '货款');
    await recordTrade(page, amount, trade);
  } else {
    await expectProposed(operator, amount);
    if (trade !== 'proposed') await takeOwnInvoices(page, invoices);
  }
  await expect(page.getByText(`占用合计 ${amount} / 凭证金额 ${amount}`)).toBeVisible();
  await page.getByRole('radio', { name: '已交付' }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'what it still lacks').toHaveAccessibleDescription('');
  await submit.click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(amount);
  await expect(confirm).toContainText(recipient);
  await confirm.getByRole('button', { name: '提交复核' }).click();
  await expect(main(page).getByText('已提交复核')).toBeVisible();
  const number = /OP\d{8}-\d+/.exec(await main(page).innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Finds an application or a transfer in the reviewer's queue. */
export async function pick(reviewer: Person, route: string, heading: string, search: string): Promise<void> {
  await reviewer.open(`${route}?search=${encodeURIComponent(search)}`, heading);
  await reviewer.openFound(search);
}

export async function passIssuance(reviewer: Person, application: string): Promise<void> {
  await pick(reviewer, '/core-business/voucher-review', '开立审核', application);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(/已通过/).first()).toBeVisible();
}

/** The filter of one amount: a row that stands alone stays where it is while others arrive. */
const ofAmount = (amount: string): string => `amountFrom=${encodeURIComponent(amount)}&amountTo=${encodeURIComponent(amount)}`;

/** Opens what waits for a signature from a sender, with this amount. */
export async function openIncoming(operator: Person, amount: string): Promise<void> {
  await operator.open(`/pc-management/my-chainLetter?${ofAmount(amount)}`, '链信签收');
  await operator.openEntry(amount);
  await expect(operator.page.getByRole('heading', { level: 1, name: /签收链信/ })).toBeVisible();
}

export async function signFor(operator: Person, amount: string): Promise<void> {
  await openIncoming(operator, amount);
  await operator.page.getByRole('checkbox', { name: /已阅读并同意.+和/ }).check();
  await operator.page.getByRole('button', { name: '签收', exact: true }).click();
  await operator.sign();
  await expect(operator.page.getByText('签收待复核').first()).toBeVisible();
}

export async function confirmSignFor(reviewer: Person, amount: string): Promise<void> {
  await reviewer.open(`/pc-management/my-chainLetter?state=awaitingSignatureReview&${ofAmount(amount)}`, '链信签收');
  await reviewer.openEntry(amount);
  await reviewer.press('确认签收');
  await reviewer.sign();
  await expect(reviewer.page.getByText('已签收').first()).toBeVisible();
}
