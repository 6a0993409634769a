import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** The data of an issuance, distinct enough to find it among the sandbox's own. */
export interface Deal {
  /** In yuan, as typed: 86,900.25 */
  readonly amount: string;
  readonly recipient: string;
  /**
   * The contract and invoices: those that the form proposes, or new ones to record. Proposed invoices are the same for every issuance to a
   * recipient, so only one test at a time may use them. @default the proposed contract with new invoices
   */
  readonly trade?: 'proposed' | { readonly contractNumber: string; readonly invoiceNumber: string };
  /** Amounts of the new invoices. @default one over the whole amount */
  readonly invoices?: readonly string[];
}

/** The date a number of days ago, as typed. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Records an invoice, which the form then selects. */
async function recordInvoice(within: Page | Locator, page: Page, amount: string, invoiceNumber: string): Promise<void> {
  await within.getByRole('button', { name: '登记发票' }).click();
  const invoice = page.getByRole('dialog', { name: '登记发票' });
  await invoice.getByLabel('发票号码').fill(invoiceNumber);
  // Older than the sandbox's unused invoices, so that no form proposes it.
  await invoice.getByLabel('开票日期').fill(daysAgo(120));
  await invoice.getByLabel('金额（不含税）').fill(amount);
  await invoice.getByLabel('价税合计').fill(amount);
  await invoice.getByLabel('货物或服务名称').fill('采煤机备件');
  await invoice.getByRole('button', { name: '保存发票' }).click();
  await expect(invoice).toBeHidden();
}

/** Replaces the invoices that a form proposes by newly recorded ones. `within` is the part of the page with the invoices. */
export async function useOwnInvoices(page: Page, amounts: readonly string[], within: Page | Locator = page): Promise<void> {
  const proposed = within.getByRole('button', { name: /^移除发票/ });
  for (let left = await proposed.count(); left > 0; left -= 1) {
    await proposed.first().click();
    await expect(proposed).toHaveCount(left - 1);
  }
  for (const amount of amounts) {
    await recordInvoice(within, page, amount, `26142000${String(randomInt(10 ** 12)).padStart(12, '0')}`);
  }
}

/** Records a contract and an invoice for a recipient without any; the form then selects both. */
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

/** Expects the form to propose the contract last used with the recipient with its terms, the purpose, and invoices that cover the amount. */
async function expectProposed({ page }: Person, amount: string): Promise<void> {
  await expect(page.getByLabel('合同', { exact: true })).toContainText('JBMY-CG-2026-0873');
  await expect(page.getByRole('radio', { name: /^是/ })).toBeChecked();
  await expect(page.getByLabel('款项性质', { exact: true })).toContainText('货款');
  await expect(page.getByText(`占用合计 ${amount} / 凭证金额 ${amount}`)).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');

/** Fills in and submits the issue form as a core enterprise's operator. Returns the application number. */
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
    if (trade !== 'proposed') await useOwnInvoices(page, invoices);
  }
  await expect(page.getByText(`占用合计 ${amount} / 凭证金额 ${amount}`)).toBeVisible();
  await page.getByRole('radio', { name: '已交付' }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'missing input').toHaveAccessibleDescription('');
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

/** Opens an application or a transfer in the reviewer's queue. */
export async function openInReviewQueue(reviewer: Person, route: string, heading: string, search: string): Promise<void> {
  await reviewer.open(`${route}?search=${encodeURIComponent(search)}`, heading);
  await reviewer.openSearchResult(search);
}

export async function passIssuance(reviewer: Person, application: string): Promise<void> {
  await openInReviewQueue(reviewer, '/core-business/voucher-review', '开立审核', application);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(/已通过/).first()).toBeVisible();
}

/** Filters a list by one amount, so that the row does not move while others arrive. */
const ofAmount = (amount: string): string => `amountFrom=${encodeURIComponent(amount)}&amountTo=${encodeURIComponent(amount)}`;

/** Opens the received voucher with this amount that has not been signed for yet. */
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
