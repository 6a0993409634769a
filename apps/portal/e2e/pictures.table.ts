import type { Page } from '@playwright/test';
import { press, sequence, untilDecorated, untilDialog } from './picture-steps.ts';
import type { Picture } from './picture.ts';
import { entryPictures } from './pictures.entry.ts';

const PASSWORD = 'Lianxin@2026';

/** Every screen of the portal, through whose eyes it is photographed. */
export const pictures: readonly Picture[] = [
  { name: 'access.sign-in', route: '/login', before: untilDecorated },
  { name: 'access.forgotten-password', route: '/login', before: sequence(untilDecorated, press(/忘记密码|Forgot password/), untilDialog) },
  { name: 'access.user-agreement', route: '/login', before: sequence(untilDecorated, press(/用户协议|User agreement/), untilDialog) },
  { name: 'registration.account', route: '/register' },
  { name: 'registration.enterprise', account: 'no-corp', route: '/registerResubmit' },
  { name: 'registration.rejected', account: 'status-rejected', route: '/registerResubmit' },
  { name: 'registration.associated', account: 'supplier-admin', route: '/registerResubmit?type=new_add' },
  { name: 'registration.not-administrator', account: 'supplier-op', route: '/registerResubmit?type=new_add' },
  { name: 'registration.waiting', account: 'status-pending', route: '/register/result' },
  { name: 'registration.rejected-result', account: 'status-rejected', route: '/register/result' },
  { name: 'registration.bank-check', account: 'status-bankcheck', route: '/bankCheck' },
  { name: 'registration.supplement', account: 'zx-resubmit', route: '/registerZxResubmit' },
  {
    name: 'shell.palette',
    account: 'supplier-op',
    route: '/pc-management/link-holding',
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('LX2026');
      await page.getByRole('option').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'group.figures', account: 'data-viewer', route: '/dd-view/cm-view' },
  { name: 'group.compared', account: 'data-viewer', route: '/dd-view/cm-view?enterprise=E1001&with=E1004' },
  { name: 'home.data-role', account: 'data-viewer', route: '/home/index' },
  { name: 'home.visitor', route: '/home/index' },
  { name: 'home.supplier', account: 'supplier-op', route: '/home/index' },
  { name: 'home.core', account: 'core-op', route: '/home/index' },
  { name: 'home.administrator', account: 'core-admin', route: '/home/index' },
  { name: 'workbench.supplier', account: 'supplier-op', route: '/dashboard/console' },
  { name: 'workbench.core', account: 'core-review', route: '/dashboard/console' },
  { name: 'issuance.issue', account: 'core-op', route: '/core-business/issue-certificate' },
  { name: 'issuance.not-core', account: 'supplier-op', route: '/pc-management/issue-certificate' },
  { name: 'issuance.manage', account: 'core-op', route: '/core-business/my-chainLetter' },
  { name: 'issuance.review', account: 'core-review', route: '/core-business/voucher-review' },
  {
    name: 'issuance.review-batch',
    account: 'core-review',
    route: '/core-business/voucher-review',
    before: async (page) => {
      const boxes = page.getByRole('checkbox', { disabled: false });
      await boxes.first().waitFor();
      for (const box of (await boxes.all()).slice(0, 3)) await box.check();
      await page.getByRole('button', { name: /^(批量通过|Pass together)$/ }).click();
      await page.getByLabel(/PIN/).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'voucher.sign-for-list', account: 'supplier-op', route: '/pc-management/my-chainLetter' },
  {
    name: 'voucher.sign-for',
    account: 'supplier-op',
    route: '/pc-management/my-chainLetter',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^(签收|Sign for)$/ })
        .or(page.getByRole('link', { name: /^(签收|Sign for)$/ }))
        .first()
        .click();
      await page.getByRole('button', { name: /^(拒签|Refuse)$/ }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'voucher.holdings', account: 'supplier-op', route: '/pc-management/link-holding' },
  {
    name: 'voucher.detail',
    account: 'supplier-op',
    route: '/pc-management/link-holding',
    before: async (page) => {
      await page
        .getByText(/^LX\d+/)
        .first()
        .click();
      await page.getByRole('dialog').or(page.locator('[data-pane]')).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'voucher.promise-letter',
    account: 'supplier-op',
    route: '/pc-management/link-holding',
    before: async (page) => {
      await page
        .getByText(/^LX\d+/)
        .first()
        .click();
      await page.getByRole('button', { name: /^(付款承诺函|Payment promise)$/ }).click();
      await page.getByRole('article').waitFor();
    },
  },
  { name: 'statements.service', account: 'supplier-op', route: '/account-center/service-bill' },
  { name: 'statements.bill', account: 'supplier-op', route: '/pc-management/voucher-bill' },
  { name: 'statements.bill-core', account: 'core-op', route: '/core-business/voucher-bill' },
  { name: 'trade-papers.invoices', account: 'core-op', route: '/core-business/invoice-management' },
  { name: 'trade-papers.contracts', account: 'core-op', route: '/core-business/invoice-management?view=contracts' },
  { name: 'trade-papers.supplier', account: 'supplier-op', route: '/pc-management/invoice-management' },
  { name: 'trade-papers.one', account: 'core-op', route: '/core-business/invoice-management?id=VP2' },
  { name: 'dues.payables', account: 'supplier-op', route: '/pc-management/accounts-payable' },
  { name: 'dues.payables-core', account: 'core-op', route: '/core-business/accounts-payable' },
  { name: 'dues.receivables', account: 'supplier-op', route: '/pc-management/accounts-receivable' },
  { name: 'dues.receivables-core', account: 'core-op', route: '/core-business/accounts-receivable' },
  { name: 'dues.receivables-one', account: 'supplier-op', route: '/pc-management/accounts-receivable?id=RC4' },
  { name: 'voucher.register', account: 'supplier-op', route: '/pc-management/my-credentials' },
  { name: 'transfer.apply', account: 'supplier-op', route: '/pc-management/lx-transfer' },
  { name: 'transfer.records', account: 'supplier-op', route: '/pc-management/transfer-records' },
  { name: 'transfer.review', account: 'supplier-review', route: '/pc-management/transfer-review' },
  { name: 'transfer.notices', account: 'core-op', route: '/core-business/lx-transfer?tab=notices' },
  { name: 'financing.hub', account: 'supplier-op', route: '/pc-management/lx-financing' },
  { name: 'financing.apply', account: 'supplier-op', route: '/pc-management/my-financing' },
  { name: 'financing.records', account: 'supplier-op', route: '/pc-management/financing-records' },
  { name: 'financing.review', account: 'supplier-review', route: '/pc-management/financing-records?view=review' },
  { name: 'financing.issuer', account: 'core-op', route: '/core-business/my-financing' },
  { name: 'pledge.records', account: 'supplier-op', route: '/pc-management/db-records' },
  { name: 'pledge.review', account: 'supplier-review', route: '/pc-management/db-review' },
  { name: 'staffing.people', account: 'supplier-admin', route: '/account-center/position-staffing' },
  {
    name: 'staffing.add',
    account: 'supplier-admin',
    route: '/account-center/position-staffing',
    before: press(/^添加人员$|^Add a person$/),
  },
  {
    name: 'security.signIns',
    account: 'supplier-op',
    route: '/pc-management/lx-transfer',
    before: async (page) => {
      await press(/王建国/)(page);
      await page.getByRole('menuitem', { name: /^账户与安全$|^Account and security$/ }).click();
    },
  },
  { name: 'enterprise.information', account: 'supplier-admin', route: '/account-center/basis-information' },
  { name: 'enterprise.cancellation', account: 'supplier-admin', route: '/account-center/account-cancellation' },
  { name: 'enterprise.settings', account: 'core-admin', route: '/account-center/basis-information?tab=settings' },
  {
    name: 'enterprise.edit',
    account: 'core-admin',
    route: '/account-center/basis-information',
    before: press(/^修改企业信息$|^Change details$/),
  },
  { name: 'accounts.list', account: 'core-admin', route: '/account-center/data-supplement' },
  {
    name: 'accounts.add',
    account: 'core-admin',
    route: '/account-center/data-supplement',
    before: press(/^添加账户$|^Add account$/),
  },
  {
    name: 'accounts.detail',
    account: 'core-admin',
    route: '/account-center/data-supplement',
    before: sequence(press(/^详情$|^Details$/), untilDialog),
  },
  { name: 'accounts.funds', account: 'core-admin', route: '/account-center/channel-funds' },
  { name: 'settlement.payments', account: 'core-op', route: '/core-business/maturity-liquidation' },
  { name: 'settlement.authorise', account: 'core-review', route: '/core-business/maturity-liquidation' },
  { name: 'settlement.receipts', account: 'supplier-op', route: '/pc-management/maturity-liquidation' },
  { name: 'fund-register.register', account: 'supplier-admin', route: '/fund-book/fund-book' },
  { name: 'fund-register.reconciliation', account: 'supplier-admin', route: '/fund-book/fund-book?view=reconciliation' },
  { name: 'fund-register.supplements', account: 'supplier-admin', route: '/fund-book/fund-book-record' },
  { name: 'proof.verify', route: '/blockchain/my-page' },
  { name: 'accounts.receiving', account: 'supplier-admin', route: '/data-supplement/data-supplement' },
  { name: 'categories.manage', account: 'core-op', route: '/core-business/sort-manage' },
  { name: 'categories.own', account: 'supplier-op', route: '/pc-management/pc-sort-manage' },
  { name: 'suppliers.list', account: 'core-op', route: '/core-business/sm-page' },
  { name: 'suppliers.detail', account: 'core-op', route: '/core-business/sm-page?id=E1002', before: untilDialog },
  { name: 'suppliers.invite', account: 'core-op', route: '/core-business/sm-page', before: press(/^邀请供应商$|^Invite a supplier$/) },
  { name: 'suppliers.add', account: 'core-op', route: '/core-business/sm-page', before: press(/^添加供应商$|^Add a supplier$/) },
  { name: 'messages.page', account: 'supplier-op', route: '/messagePage' },
  { name: 'messages.notification', account: 'supplier-op', route: '/help-center/notification' },
  { name: 'messages.announcements', account: 'supplier-op', route: '/announcementPage?id=AN0001' },
  { name: 'prompts.waiting', account: 'status-pending', route: '/home/index', before: untilDialog },
  { name: 'prompts.rejected', account: 'status-rejected', route: '/home/index', before: untilDialog },
  { name: 'prompts.agreement', account: 'fee-admin', route: '/home/index', before: untilDialog },
  {
    name: 'prompts.fees',
    account: 'fee-op',
    route: '/home/index',
    before: async (page) => {
      await page.getByRole('dialog').getByRole('button').last().click();
      await untilDialog(page);
    },
  },
  ...entryPictures,
  { name: 'fees.payments', account: 'supplier-op', route: '/account-center/payment-management' },
  { name: 'fees.charges', account: 'supplier-op', route: '/pc-management/charge-manage' },
  { name: 'billing.invoicing', account: 'supplier-op', route: '/pc-management/invoicing' },
  { name: 'billing.profile', account: 'supplier-admin', route: '/account-center/billing-information' },
  { name: 'fees.charges-core', account: 'core-op', route: '/core-business/charge-manage' },
  { name: 'password.change', account: 'supplier-admin', route: '/account-center/reset-password' },
  { name: 'help.guide', account: 'supplier-op', route: '/help-center/operation-guide?chapter=transfer' },
  { name: 'system.log', account: 'supplier-op', route: '/log' },
  { name: 'system.forbidden', account: 'supplier-op', route: '/core-business/my-chainLetter' },
  { name: 'system.missing', account: 'supplier-op', route: '/nowhere' },
  { name: 'system.broken', account: 'supplier-op', route: '/500' },
];

export async function signIn(page: Page, account: string, landing?: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('用户名', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ hash }) => (landing === undefined ? !hash.startsWith('#/login') : hash === `#${landing}`));
}

/** Sets language and theme of pages that this browser opens from now on. */
export async function setAppearance(page: Page, locale: string, theme: string): Promise<void> {
  await page.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('language', language ?? '');
      localStorage.setItem('theme', theme ?? '');
    },
    [locale, theme],
  );
}
