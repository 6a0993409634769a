import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const RECORDS = '/pc-management/db-records';
const REVIEW = '/pc-management/db-review';
const DESK = '/db-center/db-management';

/** Applies for a loan against all of the voucher with this amount, as much as the lender gives, with its guarantor. Answers the application's number. */
export async function applyForLoan(operator: Person, amount: string, lender: string): Promise<string> {
  const { page } = operator;
  await operator.open('/pc-management/db-credentials', '申请质押');
  await operator.entry(amount).getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /质押金额/ }).fill(amount);
  // The whole head of a column is its choice, and lies over the radio.
  await page.getByRole('radio', { name: lender }).press('Space');
  await page.getByRole('radio', { name: /担保有限公司/ }).press('Space');
  await page.getByRole('textbox', { name: /贷款用途/ }).fill('支付原材料货款');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'what it still lacks').toHaveAccessibleDescription('');
  await submit.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  const number = /ZY\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Finds what of an application waits for the reviewer of the enterprise that pledges. */
export const pickPledge = async (reviewer: Person, number: string): Promise<void> => {
  await reviewer.open(`${REVIEW}?search=${number}`, '担保审核');
  await reviewer.openFound(number);
};

/** Finds what of an application waits for the reviewer of a guarantor or a lender. */
export const pickLoan = async (reviewer: Person, number: string): Promise<void> => {
  await reviewer.open(`${DESK}?view=review&search=${number}`, '审批质押');
  await reviewer.openFound(number);
};

/** The dialog in which a step is put down. */
const stepOf = (person: Person, name: string): Locator => person.page.getByRole('dialog', { name });

/** Presses an act of an application in a list. */
async function startAct(person: Person, route: string, heading: string, number: string, act: string): Promise<void> {
  await person.open(`${route}?search=${number}`, heading);
  await person.openEntry(number);
  const sheet = person.page.getByRole('dialog');
  await sheet.getByRole('button', { name: act, exact: true }).click();
}

/** An act of the enterprise that pledges, on one of its records. */
export const startOwn = (person: Person, number: string, act: string): Promise<void> => startAct(person, RECORDS, '质押记录', number, act);

/** An act of a lender's or a guarantor's operator. */
export const startAtDesk = (person: Person, number: string, act: string): Promise<void> => startAct(person, DESK, '质押管理', number, act);

/** A moment as the forms take it: so many minutes ago, in Shanghai. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Puts down a payment that was made at the bank today. */
export async function putDownPayment(person: Person, dialog: string, receipt: string, verb: string): Promise<void> {
  const step = stepOf(person, dialog);
  await step.getByLabel('付款日').fill(minutesAgo(0).slice(0, 10));
  await step.getByLabel('银行回单号').fill(receipt);
  await step.getByRole('button', { name: verb, exact: true }).click();
  await expect(step).toBeHidden();
}

/** Confirms a question that was asked. */
export async function say(person: Person, verb: string): Promise<void> {
  const question = person.page.getByRole('alertdialog');
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Both people of a guarantor or a lender look at an application: accepted by one, approved by the other. */
async function approve(operator: Person, reviewer: Person, number: string): Promise<void> {
  await startAtDesk(operator, number, '受理');
  await say(operator, '受理');
  await startAtDesk(operator, number, '查询中登');
  await say(operator, '查询中登');
  await expect(operator.page.getByText(`${number} 已查询`).first()).toBeVisible();
  await pickLoan(reviewer, number);
  await reviewer.press(/^批准并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已批准`).first()).toBeVisible();
}

/** The guarantor's reviewer signs the guarantee. */
async function guarantee(reviewer: Person, number: string): Promise<void> {
  await pickLoan(reviewer, number);
  await reviewer.press(/^签约/);
  const step = stepOf(reviewer, '担保签约');
  await step.getByLabel('担保合同编号').fill('HT-DB-2026-018');
  await step.getByRole('button', { name: '核对并签名' }).click();
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 的担保文件已签署`).first()).toBeVisible();
}

/** The lender's operator enters the pledge at the register. */
async function registerPledge(operator: Person, number: string): Promise<void> {
  await startAtDesk(operator, number, '登记');
  const step = stepOf(operator, '办理质押登记');
  // What the search said stands there already.
  await expect(step.getByLabel('查询报告编号')).not.toHaveValue('');
  await step.getByLabel('登记证明编号').fill('21430987000123456789');
  await step.getByLabel('登记时间').fill(minutesAgo(0));
  await step.getByLabel('登记到期日').fill(`${new Date().getUTCFullYear() + 2}-06-30`);
  await step.getByRole('button', { name: '登记', exact: true }).click();
  await expect(step).toBeHidden();
}

/** Looks whether an application stands in a state for the enterprise that pledges. */
export async function standsAt(operator: Person, number: string, state: string): Promise<void> {
  await operator.open(`${RECORDS}?search=${number}`, '质押记录');
  await expect(operator.entry(number)).toContainText(state);
}

/** A pledge from its application to the loan's payment, by the people of all three sides. */
export interface Sides {
  readonly pledgor: Person;
  readonly pledgorsReviewer: Person;
  readonly guarantor: Person;
  readonly guarantorsReviewer: Person;
  readonly lender: Person;
  readonly lendersReviewer: Person;
}

/** Takes a loan against all of the voucher with this amount, with a guarantor, until it is paid out. Answers the application's number. */
export async function takeLoan(sides: Sides, amount: string, lenderName: string): Promise<string> {
  const { pledgor, pledgorsReviewer, guarantor, guarantorsReviewer, lender, lendersReviewer } = sides;
  const number = await applyForLoan(pledgor, amount, lenderName);
  await pickPledge(pledgorsReviewer, number);
  await pledgorsReviewer.press(/^通过并签名/);
  await pledgorsReviewer.sign();
  await expect(pledgorsReviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();

  await approve(guarantor, guarantorsReviewer, number);
  await guarantee(guarantorsReviewer, number);
  await startOwn(pledgor, number, '缴纳担保费');
  await putDownPayment(pledgor, '缴纳担保费', 'HT0001', '登记缴费');

  await approve(lender, lendersReviewer, number);
  await registerPledge(lender, number);
  await startAtDesk(lender, number, '放款');
  await putDownPayment(lender, '放款', 'DK0001', '登记放款');
  await standsAt(pledgor, number, '已放款');
  return number;
}
