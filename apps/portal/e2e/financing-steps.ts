import { fen, type Fen } from '@lianxin/domain';
import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const RECORDS = '/pc-management/financing-records';
const ISSUER_FINANCING = '/core-business/my-financing';
/** The sandbox's lenders respond with a delay, as real ones do. */
const LENDER_TIMEOUT_MS = 90_000;

interface Application {
  /** Amount of the voucher to finance, as shown. @default the applied amount, for the whole voucher */
  readonly of?: string;
  /** Continues a copy that is already open. @default a new application */
  readonly isCopy?: boolean;
}

/** Applies to a lender for an amount and returns the application number. */
export async function applyToLender(
  operator: Person,
  amount: string,
  lender: string,
  { of = amount, isCopy = false }: Application = {},
): Promise<string> {
  const { page } = operator;
  if (!isCopy) {
    await operator.open('/pc-management/my-financing', '申请融资');
    await operator.selectEntry(of);
    await page.getByRole('textbox', { name: /融资申请金额/ }).fill(amount);
  }
  // The column header covers the radio button, so it is selected by keyboard.
  await page.getByRole('radio', { name: lender }).press('Space');
  if (!isCopy) await fillPurpose(operator);
  return submitApplication(operator, amount);
}

const fillPurpose = ({ page }: Person): Promise<void> => page.getByRole('textbox', { name: /融资用途/ }).fill('支付原材料货款');

/** Accepts the agreement and submits an otherwise complete application. Returns its number. */
async function submitApplication({ page }: Person, amount: string): Promise<string> {
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'missing input').toHaveAccessibleDescription('');
  await submit.click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(amount);
  await confirm.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  const number = /RZ\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** The amounts in a text, written as 1,234.56. */
const amountsIn = (text: string): readonly Fen[] =>
  (text.match(/\d[\d,]*\.\d{2}/g) ?? []).map((sum) => fen(BigInt(sum.replaceAll(/\D/g, ''))));

/** The quotes of lenders for a holding, as compared on the page. */
export interface Offers {
  /** Name of the best lender. */
  readonly lender: string;
  /** Net payout of each lender, best first. */
  readonly nets: readonly Fen[];
  /** The issuer's share of the best lender's interest; undefined if the holder bears all interest. */
  readonly share: Fen | undefined;
}

/** Compares the lenders' quotes for the whole holding with this amount. */
export async function compareOffers(operator: Person, amount: string): Promise<Offers> {
  const { page } = operator;
  await operator.open('/pc-management/lx-financing', '链信融资');
  await page.getByRole('list', { name: '可融资凭证' }).getByRole('button').filter({ hasText: amount }).first().click();
  await expect(page.getByRole('textbox', { name: /融资申请金额/ })).toHaveValue(amount);
  const quotes = page.getByRole('region', { name: '资金方报价对比' });
  const cellsOf = (line: string): Locator =>
    quotes
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: line }) })
      .getByRole('cell');
  // The first column is "do not finance", with the whole amount.
  await expect(cellsOf('到账净额').first()).toHaveText(amount);
  const nets = (await cellsOf('到账净额').allInnerTexts()).slice(1).flatMap((cell) => amountsIn(cell).slice(0, 1));
  const [, share] = amountsIn(await cellsOf('利息').nth(1).innerText());
  return { lender: await quotes.getByRole('columnheader').nth(2).locator('label').innerText(), nets, share };
}

/** Applies to the best lender of the open comparison for the whole holding, and returns the application number. */
export async function applyWithOffer(operator: Person, amount: string, { lender }: Offers): Promise<string> {
  const { page } = operator;
  await page.getByRole('radio', { name: lender }).press('Space');
  await expect(page.getByText(`已选 ${lender}`)).toBeVisible();
  await operator.press('用此报价申请');
  await expect(page.getByRole('heading', { level: 1, name: '申请融资' })).toBeVisible();
  await expect(page.getByRole('radio', { name: lender })).toBeChecked();
  await fillPurpose(operator);
  return submitApplication(operator, amount);
}

/** Opens an application or its contract in the reviewer's queue. */
async function openFinancingReview(reviewer: Person, number: string): Promise<void> {
  await reviewer.open(`${RECORDS}?view=review&search=${number}`, '融资审核');
  await reviewer.openSearchResult(number);
}

/** The holder's reviewer approves an application, which sends it to the lender. */
export async function passFinancing(reviewer: Person, number: string): Promise<void> {
  await openFinancingReview(reviewer, number);
  await reviewer.press(/^通过并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();
}

/** The holder's reviewer confirms the contract that the operator has signed. */
async function confirmContract(reviewer: Person, number: string): Promise<void> {
  await openFinancingReview(reviewer, number);
  await reviewer.press(/^确认并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 的合同已签署`).first()).toBeVisible();
}

/** Opens the details of an application. */
export async function openFinancing(operator: Person, number: string): Promise<void> {
  await operator.open(`${RECORDS}?search=${number}`, '融资记录');
  await operator.openEntry(number);
  await expect(operator.record).toContainText(number);
}

/** Fills in and submits the additional step that a lender requires. */
export async function completeLenderStep(operator: Person, number: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await openFinancing(operator, number);
  await operator.press('资金方补充步骤');
  const dialog = operator.page.getByRole('dialog', { name: '资金方补充步骤' });
  await fill(dialog);
  await dialog.getByRole('button', { name: '提交资金方' }).click();
  await expect(dialog).toBeHidden();
}

/** The issuer's operator and reviewer agree to bear its share of a financing's interest. */
export async function consentToShare(operator: Person, reviewer: Person, number: string, share: string): Promise<void> {
  await operator.open(`${ISSUER_FINANCING}?search=${number}`, '链信融资');
  await expect(operator.entry(number)).toContainText(share);
  await operator.entry(number).getByRole('button', { name: '同意', exact: true }).click();
  const question = operator.page.getByRole('alertdialog', { name: '同意付息分摊' });
  await expect(question).toContainText(share);
  await question.getByRole('button', { name: '同意', exact: true }).click();
  await expect(operator.page.getByText('已同意，等待审核岗确认')).toBeVisible();

  await reviewer.open(`${ISSUER_FINANCING}?search=${number}`, '链信融资');
  await reviewer.entry(number).getByRole('button', { name: '确认', exact: true }).click();
  await reviewer.sign();
  await expect(reviewer.page.getByText('已确认付息分摊')).toBeVisible();
}

/** Reloads the records until an application offers an act. */
export async function waitForAct(operator: Person, number: string, act: string): Promise<void> {
  await expect(async () => {
    await operator.open(`${RECORDS}?search=${number}`, '融资记录');
    await expect(operator.page.getByRole('button', { name: act, exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: LENDER_TIMEOUT_MS });
}

/** Reloads the records until an application is in a state. */
export async function waitForFinancingState(operator: Person, number: string, state: string): Promise<void> {
  await expect(async () => {
    await operator.open(`${RECORDS}?search=${number}`, '融资记录');
    await expect(operator.entry(number)).toContainText(state, { timeout: 3_000 });
  }).toPass({ timeout: LENDER_TIMEOUT_MS });
}

/** Signs the contract that a lender prepared, and has the reviewer confirm it. */
export async function signContract(operator: Person, reviewer: Person, number: string): Promise<void> {
  const dialog = await openContract(operator, number);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '签署合同' }).click();
  await operator.sign();
  await expect(operator.page.getByText(`${number} 已签署，等待审核岗确认`)).toBeVisible();
  await confirmContract(reviewer, number);
}

/** Waits until the lender has prepared the contract, and opens it for signing. */
async function openContract(operator: Person, number: string): Promise<Locator> {
  await waitForAct(operator, number, '签约');
  await operator.press('签约');
  return operator.page.getByRole('dialog', { name: '签署融资合同' });
}

/** Signs the contract on the lender's own page, returns, and has the reviewer confirm it. */
export async function signAtLender(
  operator: Person,
  reviewer: Person,
  { number, amount }: { number: string; amount: string },
): Promise<void> {
  const { page } = operator;
  const dialog = await openContract(operator, number);
  await dialog.getByRole('button', { name: '获取签约页面' }).click();
  const opens = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /^打开.+签约页面$/ }).click();
  const lenderPage = await opens;
  await expect(lenderPage.getByText(number)).toBeVisible();
  await expect(lenderPage.getByRole('main')).toContainText(amount.replaceAll(',', ''));
  await lenderPage.getByRole('button', { name: '签署融资合同' }).click();
  await expect(lenderPage.getByText('合同已签署')).toBeVisible();
  await lenderPage.close();
  await page.bringToFront();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(operator.entry(number).getByRole('button', { name: '签约', exact: true })).toBeHidden();
  await confirmContract(reviewer, number);
}
