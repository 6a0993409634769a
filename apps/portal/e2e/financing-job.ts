import { fen, type Fen } from '@lianxin/domain';
import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const RECORDS = '/pc-management/financing-records';
const ISSUERS = '/core-business/my-financing';
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
  if (!isCopy) await statePurpose(operator);
  return handIn(operator, amount);
}

const statePurpose = ({ page }: Person): Promise<void> => page.getByRole('textbox', { name: /融资用途/ }).fill('支付原材料货款');

/** Agrees, and hands in an application in which all else is said. Answers its number. */
async function handIn({ page }: Person, amount: string): Promise<string> {
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'what it still lacks').toHaveAccessibleDescription('');
  await submit.click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(amount);
  await confirm.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  const number = /RZ\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Sums as they are written in a text: 1,234.56. */
const sumsIn = (text: string): readonly Fen[] =>
  (text.match(/\d[\d,]*\.\d{2}/g) ?? []).map((sum) => fen(BigInt(sum.replaceAll(/\D/g, ''))));

/** What lenders offer for a holding, in the order in which they stand side by side. */
export interface Offers {
  /** Who leads. */
  readonly lender: string;
  /** What each would pay out, the leader's first. */
  readonly nets: readonly Fen[];
  /** What the issuer would bear of the leader's interest; nothing where the holder bears it alone. */
  readonly share: Fen | undefined;
}

/** Compares what lenders offer for all of the holding with this amount. */
export async function compareOffers(operator: Person, amount: string): Promise<Offers> {
  const { page } = operator;
  await operator.open('/pc-management/lx-financing', '链信融资');
  await operator.openEntry(amount);
  await expect(page.getByRole('textbox', { name: /融资申请金额/ })).toHaveValue(amount);
  const quotes = page.getByRole('region', { name: '资金方报价对比' });
  const cellsOf = (line: string): Locator =>
    quotes
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: line }) })
      .getByRole('cell');
  // Not to be financed at all stands last, with the whole amount.
  await expect(cellsOf('到账净额').last()).toHaveText(amount);
  const nets = (await cellsOf('到账净额').allInnerTexts()).slice(0, -1).flatMap(sumsIn);
  const [, share] = sumsIn(await cellsOf('利息').first().innerText());
  return { lender: await quotes.getByRole('columnheader').nth(1).locator('label').innerText(), nets, share };
}

/** Applies to the lender that leads the comparison in view, for all of the holding. Answers the application's number. */
export async function takeBestOffer(operator: Person, amount: string, { lender }: Offers): Promise<string> {
  const { page } = operator;
  await page.getByRole('radio', { name: lender }).press('Space');
  await expect(page.getByText(`已选 ${lender}`)).toBeVisible();
  await operator.press('用此报价申请');
  await expect(page.getByRole('heading', { level: 1, name: '申请融资' })).toBeVisible();
  await expect(page.getByRole('radio', { name: lender })).toBeChecked();
  await statePurpose(operator);
  return handIn(operator, amount);
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

/** Fills in and hands in what a lender asks for besides the application. */
export async function takeFurtherStep(operator: Person, number: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await openFinancing(operator, number);
  await operator.press('资金方补充步骤');
  const dialog = operator.page.getByRole('dialog', { name: '资金方补充步骤' });
  await fill(dialog);
  await dialog.getByRole('button', { name: '提交资金方' }).click();
  await expect(dialog).toBeHidden();
}

/** The issuer's two people take over its share of what a financing costs. */
export async function consentToShare(operator: Person, reviewer: Person, number: string, share: string): Promise<void> {
  await operator.open(`${ISSUERS}?search=${number}`, '链信融资');
  await expect(operator.entry(number)).toContainText(share);
  await operator.entry(number).getByRole('button', { name: '同意', exact: true }).click();
  const question = operator.page.getByRole('alertdialog', { name: '同意付息分摊' });
  await expect(question).toContainText(share);
  await question.getByRole('button', { name: '同意', exact: true }).click();
  await expect(operator.page.getByText('已同意，等待审核岗确认')).toBeVisible();

  await reviewer.open(`${ISSUERS}?search=${number}`, '链信融资');
  await reviewer.entry(number).getByRole('button', { name: '确认', exact: true }).click();
  await reviewer.sign();
  await expect(reviewer.page.getByText('已确认付息分摊')).toBeVisible();
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
  const dialog = await openContract(operator, number);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '签署合同' }).click();
  await operator.sign();
  await expect(operator.page.getByText(`${number} 已签署，等待审核岗确认`)).toBeVisible();
  await confirmContract(reviewer, number);
}

/** Waits for the contract that a lender has prepared, and opens it to be signed. */
async function openContract(operator: Person, number: string): Promise<Locator> {
  await waitFor(operator, number, '签约');
  await operator.press('签约');
  return operator.page.getByRole('dialog', { name: '签署融资合同' });
}

/** Signs the contract on a page of the lender's own, comes back, and has it confirmed. */
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
  const lenders = await opens;
  await expect(lenders.getByText(number)).toBeVisible();
  await expect(lenders.getByRole('main')).toContainText(amount.replaceAll(',', ''));
  await lenders.getByRole('button', { name: '签署融资合同' }).click();
  await expect(lenders.getByText('合同已签署')).toBeVisible();
  await lenders.close();
  await page.bringToFront();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(operator.entry(number).getByRole('button', { name: '签约', exact: true })).toBeHidden();
  await confirmContract(reviewer, number);
}
