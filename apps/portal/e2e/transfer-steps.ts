import { expect } from '@playwright/test';
import { openInReviewQueue, useOwnInvoices } from './issuance-steps.ts';
import type { Person } from './person.ts';

export interface Part {
  /** Available amount of the original piece, as shown. */
  readonly from: string;
  readonly amount: string;
  readonly recipient: string;
}

/**
 * Fills in the share of one recipient; account, contract and invoices are proposed. `index` counts the recipients from 0, and `amounts` are
 * in the order of the selected pieces. Proposed invoices are the same for every transfer to a recipient, so only one test at a time may use
 * them.
 */
export async function fillShare(
  operator: Person,
  index: number,
  recipient: string,
  amounts: readonly string[],
  invoices: 'own' | 'proposed' = 'own',
): Promise<void> {
  const { page } = operator;
  const card = page.getByRole('region', { name: /^被转让人/ }).nth(index);
  await card.getByLabel('被转让人名称').click();
  await page.getByRole('option', { name: recipient }).click();
  const inputs = card.getByRole('textbox', { name: /^转让金额/ });
  for (const [position, amount] of amounts.entries()) await inputs.nth(position).fill(amount);
  await expect(card.getByLabel('合同', { exact: true })).toContainText(/HXJD-/);
  await expect(card.getByRole('textbox', { name: /本次占用$/ }).first()).toBeVisible();
  if (invoices === 'own') await useOwnInvoices(page, amounts, card);
  await expect(card.getByText(/还差/)).toBeHidden();
}

/** Submits the application and returns the transfer numbers. */
export async function submitTransfer(operator: Person, total: string): Promise<readonly string[]> {
  const { page } = operator;
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'missing input').toHaveAccessibleDescription('');
  await submit.click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(total);
  await confirm.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  return (await page.getByRole('main').innerText()).match(/ZR\d{8}-\d+/g) ?? [];
}

/** Transfers a part of one piece to one recipient, and returns the transfer number. */
export async function transferPart(operator: Person, { from, amount, recipient }: Part): Promise<string> {
  await operator.open('/pc-management/lx-transfer', '申请转让');
  await operator.selectEntry(from);
  await fillShare(operator, 0, recipient, [amount], 'proposed');
  const [number] = await submitTransfer(operator, amount);
  expect(number).toBeDefined();
  return number ?? '';
}

/** The sender's reviewer approves a transfer. */
export async function passTransfer(reviewer: Person, transfer: string): Promise<void> {
  await openInReviewQueue(reviewer, '/pc-management/transfer-review', '转让审核', transfer);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(/已通过/).first()).toBeVisible();
}
