import { fen, formatMoney, sumFen } from '@lianxin/domain';
import { expect, type Browser, type Locator } from '@playwright/test';
import { PlatformOperator } from '../../../tooling/test/platform-operator.ts';
import { applyToLender, passFinancing, waitForFinancingState, signContract } from './financing-steps.ts';
import { confirmSignFor, issue, passIssuance, signFor } from './issuance-steps.ts';
import { IsolatedSandbox } from './isolated-sandbox.ts';
import { test, type Person } from './person.ts';
import { takeLoan } from './pledge-steps.ts';
import { passTransfer, transferPart } from './transfer-steps.ts';

const ISSUER = '晋北煤业集团有限公司';
const SUPPLIER = '恒信机电设备有限公司';
const TIER2 = '云岭物流有限公司';
/** The account from which the sandbox's issuer pays. */
const ACCOUNT = '14001736208050508846';
/** In yuan; more than the issuer's debts, and more than its balance apart from the money added here. */
const PLENTY = 500_000_000;
const RECEIPTS = '/pc-management/maturity-liquidation';
const PAYMENTS = '/core-business/maturity-liquidation';
const ISSUE = '/core-business/issue-certificate';
const SUSPENDED = '本企业已被暂停开立';
/** Bank payments are executed by jobs, one after the other. */
const BANK_TIMEOUT_MS = 45_000;

// On a separate server, because these tests move the clock by months.
let sandbox: IsolatedSandbox;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sandbox = await IsolatedSandbox.start();
});
test.afterAll(() => sandbox.stop());

const fund = (yuan: number): Promise<void> => sandbox.fund(ACCOUNT, yuan);
const setDay = (day: string): Promise<void> => sandbox.setDay(day);
const later = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const signedIn = (browser: Browser, account: string): Promise<Person> => sandbox.person(browser, account);

/** A voucher piece that falls due. */
interface Due {
  readonly number: string;
  readonly voucher: string;
  /** Its payment day. */
  readonly day: string;
}

/** The supplier's next piece to fall due from the issuer. */
async function nextDue(supplier: Person): Promise<Due> {
  await supplier.open(RECEIPTS, '到期结算');
  await supplier.page.getByRole('radio', { name: /^待到期/ }).click();
  const rows = supplier.page.getByRole('table', { name: '到期收款' }).getByRole('row');
  const row = rows.filter({ hasText: ISSUER }).filter({ hasText: '待到期' }).first();
  const rowText = await row.innerText();
  const [number = '', voucher = ''] = /(LX\d{17})[\d-]*/.exec(rowText) ?? [];
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(rowText) ?? [];
  expect([number, day], rowText).not.toContain('');
  return { number, voucher, day };
}

/** Waits until the holder sees a piece in a state. */
const waitForDueState = (supplier: Person, number: string, state: string): Promise<void> =>
  expect(async () => {
    await supplier.open(`${RECEIPTS}?search=${number}`, '到期结算');
    await expect(supplier.entry(number)).toContainText(state, { timeout: 3_000 });
  }).toPass({ timeout: BANK_TIMEOUT_MS });

/** Opens the details of an entry. */
async function details(person: Person, route: string, number: string): Promise<Locator> {
  await person.open(`${route}?search=${number}`, '到期结算');
  await person.entry(number).getByRole('button', { name: '详情' }).click();
  return person.record;
}

test('one voucher is transferred, financed and pledged in part, and each part is paid to its owner at maturity', async ({ browser }) => {
  test.setTimeout(480_000);
  const [face, passedOn, financed, pledged, rest] = ['304,000.12', '101,000.03', '102,000.04', '101,000.05', '203,000.09'];
  const supplier = await signedIn(browser, 'supplier-op');
  const reviewer = await signedIn(browser, 'supplier-review');
  const invoices = [passedOn, financed, pledged];
  const application = await issue(await signedIn(browser, 'core-op'), { amount: face, recipient: SUPPLIER, invoices });
  await passIssuance(await signedIn(browser, 'core-review'), application);
  await signFor(supplier, face);
  await confirmSignFor(reviewer, face);

  await passTransfer(reviewer, await transferPart(supplier, { from: face, amount: passedOn, recipient: TIER2 }));
  await signFor(await signedIn(browser, 'tier2-op'), passedOn);
  await confirmSignFor(await signedIn(browser, 'tier2-review'), passedOn);

  const financing = await applyToLender(supplier, financed, '城市商业银行', { of: rest });
  await passFinancing(reviewer, financing);
  await signContract(supplier, reviewer, financing);
  const sides = {
    pledgor: supplier,
    pledgorsReviewer: reviewer,
    guarantor: await signedIn(browser, 'fi-op'),
    guarantorsReviewer: await signedIn(browser, 'fi-review'),
    lender: await signedIn(browser, 'loan-op'),
    lendersReviewer: await signedIn(browser, 'loan-review'),
  };
  await takeLoan(sides, pledged, '担保贷款');
  // After its hours the bank pays on a later day.
  await setDay(later(new Date().toISOString().slice(0, 10), 7));
  await waitForFinancingState(await signedIn(browser, 'supplier-op'), financing, '已放款');

  const second = await signedIn(browser, 'tier2-op');
  await second.open(RECEIPTS, '到期结算');
  const rowText = await second.entry(passedOn).innerText();
  const [number = '', voucher = ''] = /(LX\d{17})[\d-]*/.exec(rowText) ?? [];
  // If the due date is a day off, the later payment day is shown beside it.
  const day = (rowText.match(/\d{4}-\d{2}-\d{2}/g) ?? []).toSorted().at(-1) ?? '';
  expect([number, day], rowText).not.toContain('');
  await fund(PLENTY);
  await setDay(day);
  await waitForDueState(await signedIn(browser, 'tier2-op'), number, '已到账');
  const sheet = await details(await signedIn(browser, 'core-op'), PAYMENTS, voucher);
  await sheet.getByRole('tab', { name: '付款明细' }).click();
  const payments = sheet.getByRole('row').filter({ hasText: '已到账' });
  await expect(payments.filter({ hasText: TIER2 })).toContainText(passedOn);
  await expect(payments.filter({ hasText: '城市商业银行' })).toContainText(financed);
  // The pledged part is split: the debt goes to the lender, the rest to the pledgor.
  const texts = await payments.allInnerTexts();
  const amounts = texts.map((text) => fen(BigInt((/[\d,]+\.\d{2}/.exec(text)?.[0] ?? '').replaceAll(/\D/g, ''))));
  expect(formatMoney(sumFen(amounts)), texts.join('\n')).toBe(face);
});

test(
  'a due voucher is paid on its day to the confirmed account, with the platform’s receipt, and the payer adds the bank receipt',
  { tag: '@job' },
  async ({ browser }) => {
    const due = await nextDue(await signedIn(browser, 'supplier-op'));
    await fund(PLENTY);
    await setDay(later(due.day, -1));
    const holder = await signedIn(browser, 'supplier-op');
    await holder.open(`${RECEIPTS}?search=${due.number}`, '到期结算');
    await holder.entry(due.number).getByRole('button', { name: '确认收款账户' }).click();
    await holder.page.getByRole('alertdialog').getByRole('button', { name: '确认此账户' }).click();
    await expect(holder.page.getByText('收款账户已确认')).toBeVisible();
    await setDay(due.day);

    const supplier = await signedIn(browser, 'supplier-op');
    await waitForDueState(supplier, due.number, '已到账');
    const received = await details(supplier, RECEIPTS, due.number);
    await expect(received.getByText(`于 ${later(due.day, -1)}`)).toBeVisible();
    await expect(received.getByText('付款方尚未添加银行回单')).toBeVisible();
    const download = supplier.page.waitForEvent('download');
    await received.getByRole('button', { name: '到期结算回单' }).click();
    expect((await download).suggestedFilename()).toContain(due.number);

    const payer = await signedIn(browser, 'core-op');
    const paid = await details(payer, PAYMENTS, due.voucher);
    await paid.getByRole('tab', { name: '付款明细' }).click();
    // The supplier may hold several pieces of one voucher.
    const payment = paid.getByRole('row').filter({ has: payer.page.getByText(due.number, { exact: true }) });
    await payment
      .getByLabel(`选择文件：${SUPPLIER} ${due.number} 的银行回单`)
      .setInputFiles({ name: '电子回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await expect(payer.page.getByText(`银行回单已添加，${SUPPLIER}可以查看`)).toBeVisible();
    await expect(payment.getByRole('button', { name: '电子回单.pdf' })).toBeVisible();

    const updated = await details(supplier, RECEIPTS, due.number);
    await expect(updated.getByRole('list', { name: '银行回单' })).toContainText('电子回单.pdf');
  },
);

test('an issuer without funds becomes overdue, is urged and suspended, pays late with interest, and may issue again', async ({
  browser,
}) => {
  test.slow();
  const due = await nextDue(await signedIn(browser, 'supplier-op'));
  await fund(-4 * PLENTY);
  await setDay(due.day);

  const urging = await signedIn(browser, 'supplier-op');
  await waitForDueState(urging, due.number, '逾期未付');
  await urging.entry(due.number).getByRole('button', { name: '催付' }).click();
  await urging.page.getByRole('alertdialog').getByRole('button', { name: '催付', exact: true }).click();
  await expect(urging.page.getByText(`已通知 ${ISSUER}`)).toBeVisible();

  const suspended = await signedIn(browser, 'core-op');
  await suspended.open(ISSUE, '开立链信');
  await expect(suspended.page.getByText(SUSPENDED)).toBeVisible();
  await expect(suspended.page.getByText('开立方已暂停开立')).toBeVisible();
  await expect(suspended.page.getByRole('button', { name: '提交复核' })).toBeDisabled();

  // Ten days later the issuer has the money.
  await fund(8 * PLENTY);
  await setDay(later(due.day, 10));
  const payer = await signedIn(browser, 'core-op');
  await payer.open(PAYMENTS, '到期结算');
  await payer.page.getByRole('button', { name: '查看逾期未付' }).click();
  await payer.entry(due.voucher).getByRole('button', { name: '发起付款' }).click();
  await payer.page.getByRole('alertdialog').getByRole('button', { name: '提交授权' }).click();
  await expect(payer.page.getByText('付款已提交，等待审核岗授权')).toBeVisible();
  const reviewer = await signedIn(browser, 'core-review');
  await reviewer.open(`${PAYMENTS}?search=${due.voucher}`, '到期结算');
  await reviewer.entry(due.voucher).getByRole('button', { name: '授权付款' }).click();
  await reviewer.sign();
  const supplier = await signedIn(browser, 'supplier-op');
  await waitForDueState(supplier, due.number, '已到账');
  const received = await details(supplier, RECEIPTS, due.number);
  await expect(received.getByText('逾期利息')).toBeVisible();

  // Paying does not lift the suspension; that takes two people of the platform.
  const proposal = await (await PlatformOperator.signIn(sandbox.url)).proposeLifting(ISSUER, '逾期凭证已连同利息付清');
  await payer.open(PAYMENTS, '到期结算');
  await expect(payer.page.getByText(SUSPENDED)).toBeVisible();
  await (await PlatformOperator.signIn(sandbox.url, 'ops-check')).passProposal(proposal);
  await payer.open(PAYMENTS, '到期结算');
  await expect(payer.page.getByRole('table', { name: '到期付款' })).toBeVisible();
  await expect(payer.page.getByText(SUSPENDED)).toHaveCount(0);
  await passIssuance(reviewer, await issue(payer, { amount: '52,001.01', recipient: SUPPLIER }));
});
