import { expect } from '@playwright/test';
import type { Person } from './person.ts';

const RECORDS = '/pc-management/financing-records';
/** The sandbox's lenders take their time for each word, as real ones do. */
const A_WHILE = 90_000;

interface Application {
  /** Of the voucher with this amount. @default all of it */
  readonly of?: string;
  /** A copy that is open already. @default a new application */
  readonly isCopy?: boolean;
}

/** Applies to a lender for an amount. Answers the application's number. */
export async function applyAt(
  operator: Person,
  amount: string,
  lender: string,
  { of = amount, isCopy = false }: Application = {},
): Promise<string> {
  const { page } = operator;
  if (!isCopy) {
    await operator.open('/pc-management/my-financing', '申请融资');
    await operator.entry(of).getByRole('checkbox').check();
    await page.getByRole('textbox', { name: /融资申请金额/ }).fill(amount);
  }
  // The whole head of a column is its choice, and lies over the radio.
  await page.getByRole('radio', { name: lender }).press('Space');
  if (!isCopy) await page.getByRole('textbox', { name: /融资用途/ }).fill('支付原材料货款');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交复核' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(amount);
  await confirm.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  const number = /RZ\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Finds an application, or the contract of one, in the reviewer's queue. */
async function pickFinancing(reviewer: Person, number: string): Promise<void> {
  await reviewer.open(`${RECORDS}?view=review&search=${number}`, '融资审核');
  await reviewer.openFound(number);
}

/** The holder's reviewer passes an application on to its lender. */
export async function passFinancing(reviewer: Person, number: string): Promise<void> {
  await pickFinancing(reviewer, number);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();
}

/** The holder's reviewer confirms the contract that the operator has signed. */
async function confirmContract(reviewer: Person, number: string): Promise<void> {
  await pickFinancing(reviewer, number);
  await reviewer.press(/^确认并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 的合同已签署`).first()).toBeVisible();
}

/** Opens an application in the records. */
export async function openFinancing(operator: Person, number: string): Promise<void> {
  await operator.open(`${RECORDS}?search=${number}`, '融资记录');
  await operator.openEntry(number);
  await expect(operator.page.getByRole('dialog', { name: '融资详情' })).toBeVisible();
}

/** Looks at the records again until an application offers an act. */
export async function waitFor(operator: Person, number: string, act: string): Promise<void> {
  await expect(async () => {
    await operator.open(`${RECORDS}?search=${number}`, '融资记录');
    await expect(operator.page.getByRole('button', { name: act, exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: A_WHILE });
}

/** Looks at the records again until an application has come to a state. */
export async function settlesOn(operator: Person, number: string, state: string): Promise<void> {
  await expect(async () => {
    await operator.open(`${RECORDS}?search=${number}`, '融资记录');
    await expect(operator.entry(number)).toContainText(state, { timeout: 3_000 });
  }).toPass({ timeout: A_WHILE });
}

/** Signs the contract that a lender has prepared, and has it confirmed. */
export async function signContract(operator: Person, reviewer: Person, number: string): Promise<void> {
  await waitFor(operator, number, '签约');
  await operator.press('签约');
  const dialog = operator.page.getByRole('dialog', { name: '签署融资合同' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '签署合同' }).click();
  await operator.sign();
  await expect(operator.page.getByText(`${number} 已签署，等待审核岗确认`)).toBeVisible();
  await confirmContract(reviewer, number);
}
