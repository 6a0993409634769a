import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

const RECORDS = '/pc-management/db-records';
const PLEDGE_REVIEW = '/pc-management/db-review';
const INSTITUTION_PLEDGES = '/db-center/db-management';

/** Applies for the maximum loan on the whole voucher with this amount, with the lender's guarantor. Returns the application number. */
export async function applyForLoan(operator: Person, amount: string, lender: string): Promise<string> {
  const { page } = operator;
  await operator.open('/pc-management/db-credentials', '申请质押');
  await operator.selectEntry(amount);
  await page.getByRole('textbox', { name: /质押金额/ }).fill(amount);
  // The column header covers the radio button, so it is selected by keyboard.
  await page.getByRole('radio', { name: lender }).press('Space');
  await page.getByRole('radio', { name: /担保有限公司/ }).press('Space');
  await page.getByRole('textbox', { name: /贷款用途/ }).fill('支付原材料货款');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  const submit = page.getByRole('button', { name: '提交复核' });
  await expect(submit, 'missing input').toHaveAccessibleDescription('');
  await submit.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('main').getByText('已提交复核')).toBeVisible();
  const number = /ZY\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}

/** Opens an application in the queue of the pledgor's reviewer. */
export const openPledgeReview = async (reviewer: Person, number: string): Promise<void> => {
  await reviewer.open(`${PLEDGE_REVIEW}?search=${number}`, '质押审核');
  await reviewer.openSearchResult(number);
};

/** Opens an application in the queue of a guarantor's or lender's reviewer. */
export const openLoanReview = async (reviewer: Person, number: string): Promise<void> => {
  await reviewer.open(`${INSTITUTION_PLEDGES}?view=review&search=${number}`, '审批质押');
  await reviewer.openSearchResult(number);
};

/** The dialog of a step. */
const stepDialog = (person: Person, name: string): Locator => person.page.getByRole('dialog', { name });

/** Starts an act from the details of an application. */
async function startAct(person: Person, route: string, heading: string, number: string, act: string): Promise<void> {
  await person.open(`${route}?search=${number}`, heading);
  await person.openEntry(number);
  await person.record.getByRole('button', { name: act, exact: true }).click();
}

/** Starts an act of the pledgor's operator. */
export const startPledgorAct = (person: Person, number: string, act: string): Promise<void> =>
  startAct(person, RECORDS, '质押记录', number, act);

/** Starts an act of a lender's or guarantor's operator. */
export const startInstitutionAct = (person: Person, number: string, act: string): Promise<void> =>
  startAct(person, INSTITUTION_PLEDGES, '质押管理', number, act);

/** The time a number of minutes ago in Shanghai, as the forms accept it. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Records a bank payment of today. */
export async function recordPayment(person: Person, dialog: string, receipt: string, verb: string): Promise<void> {
  const step = stepDialog(person, dialog);
  await step.getByLabel('付款日').fill(minutesAgo(0).slice(0, 10));
  await step.getByLabel('银行回单号').fill(receipt);
  await step.getByRole('button', { name: verb, exact: true }).click();
  await expect(step).toBeHidden();
}

/** Confirms the open question. */
export async function confirmQuestion(person: Person, verb: string): Promise<void> {
  const question = person.page.getByRole('alertdialog');
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

/** The operator of a guarantor or lender accepts an application and searches the register; its reviewer approves it. */
async function approve(operator: Person, reviewer: Person, number: string): Promise<void> {
  await startInstitutionAct(operator, number, '受理');
  await confirmQuestion(operator, '受理');
  await startInstitutionAct(operator, number, '查询中登');
  await confirmQuestion(operator, '查询中登');
  await expect(operator.page.getByText(`${number} 已查询`).first()).toBeVisible();
  await openLoanReview(reviewer, number);
  await reviewer.press(/^批准并签名/);
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 已批准`).first()).toBeVisible();
}

/** The guarantor's reviewer signs the guarantee. */
async function guarantee(reviewer: Person, number: string): Promise<void> {
  await openLoanReview(reviewer, number);
  await reviewer.press(/^签约/);
  const step = stepDialog(reviewer, '担保签约');
  await step.getByLabel('担保合同编号').fill('HT-DB-2026-018');
  await step.getByRole('button', { name: '核对并签名' }).click();
  await reviewer.sign();
  await expect(reviewer.page.getByText(`${number} 的担保文件已签署`).first()).toBeVisible();
}

/** The lender's operator records the registration of the pledge. */
async function registerPledge(operator: Person, number: string): Promise<void> {
  await startInstitutionAct(operator, number, '登记');
  const step = stepDialog(operator, '办理质押登记');
  // Prefilled with the result of the search.
  await expect(step.getByLabel('查询报告编号')).not.toHaveValue('');
  await step.getByLabel('登记证明编号').fill('21430987000123456789');
  await step.getByLabel('登记时间').fill(minutesAgo(0));
  await step.getByLabel('登记到期日').fill(`${new Date().getUTCFullYear() + 2}-06-30`);
  await step.getByRole('button', { name: '登记', exact: true }).click();
  await expect(step).toBeHidden();
}

/** Expects the pledgor to see an application in a state. */
export async function expectPledgeState(operator: Person, number: string, state: string): Promise<void> {
  await operator.open(`${RECORDS}?search=${number}`, '质押记录');
  await expect(operator.entry(number)).toContainText(state);
}

/** The operators and reviewers of pledgor, guarantor and lender. */
export interface Sides {
  readonly pledgor: Person;
  readonly pledgorsReviewer: Person;
  readonly guarantor: Person;
  readonly guarantorsReviewer: Person;
  readonly lender: Person;
  readonly lendersReviewer: Person;
}

/** Takes a guaranteed loan on the whole voucher with this amount, from the application to the payout. Returns the application number. */
export async function takeLoan(sides: Sides, amount: string, lenderName: string): Promise<string> {
  const { pledgor, pledgorsReviewer, guarantor, guarantorsReviewer, lender, lendersReviewer } = sides;
  const number = await applyForLoan(pledgor, amount, lenderName);
  await openPledgeReview(pledgorsReviewer, number);
  await pledgorsReviewer.press(/^通过并签名/);
  await pledgorsReviewer.sign();
  await expect(pledgorsReviewer.page.getByText(`${number} 已通过`).first()).toBeVisible();

  await approve(guarantor, guarantorsReviewer, number);
  await guarantee(guarantorsReviewer, number);
  await startPledgorAct(pledgor, number, '缴纳担保费');
  await recordPayment(pledgor, '缴纳担保费', 'HT0001', '登记缴费');

  await approve(lender, lendersReviewer, number);
  await registerPledge(lender, number);
  await startInstitutionAct(lender, number, '放款');
  await recordPayment(lender, '放款', 'DK0001', '登记放款');
  await expectPledgeState(pledgor, number, '已放款');
  return number;
}
