import type { RefusalDetails, RefusalKey } from '@lianxin/domain';
import type { Page } from '@playwright/test';
import {
  untilDecorated,
  mockCall,
  confirm,
  fill,
  freezeDraft,
  personMenu,
  press,
  untilIdle,
  refuseCall,
  waitForText,
  untilDialog,
  sequence,
  hangCall,
} from './picture-steps.ts';
import type { Picture } from './picture.ts';
import { readAgreement } from './read-agreement.ts';

const SIGN_IN = /^(登录|Sign in)$/;
const NEXT = /^(下一步|Next)$/;
const HOLDINGS = '/pc-management/link-holding';
const RECORDS = '/pc-management/transfer-records';
const WITHDRAW = /^(撤回|Withdraw)$/;

/** Signs in and is refused. */
const refusedSignIn = (key: RefusalKey, details: RefusalDetails = {}) =>
  sequence(
    untilDecorated,
    refuseCall('/corp/user/login', key, details),
    fill({ userName: 'supplier-op', password: 'Lianxin@2025' }),
    press(SIGN_IN),
    (page) => page.getByRole('alert').filter({ hasText: /\S/ }).waitFor(),
  );

/** A screenshot as a substitute for a photographed document. */
const photograph = async (page: Page) => {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  return { name: 'document.png', mimeType: 'image/png', buffer: png };
};

const recognised = (text: string) => ({ text, confidence: 0.98, verdict: 'certain', reason: null });
const LICENCE = {
  name: recognised('朔州新晨机械有限公司'),
  creditCode: { text: '91140600MA0NEWCH28', confidence: 0.94, verdict: 'confirm', reason: 'corrected' },
  kind: null,
  legalPerson: recognised('王建国'),
  registeredCapital: null,
  establishedOn: null,
  term: null,
  address: { text: '山西省朔州市开发区 1 号', confidence: 0.7, verdict: 'confirm', reason: 'unsure' },
};

/** Clicks 下一步 a number of times. */
const advance = (times: number) =>
  sequence(
    freezeDraft,
    ...Array.from({ length: times }, () => async (page: Page) => {
      const form = page.getByRole('form').first();
      const before = await form.getAttribute('aria-label');
      for (const box of await page.getByRole('form').getByRole('checkbox').all()) await box.check();
      await press(NEXT)(page);
      await page.locator(`form[aria-label="${before}"]`).waitFor({ state: 'detached' });
      await untilIdle(page);
    }),
  );

/** Opens the fees dialog by closing the notice of the agreement that another role signs. */
const openFees = sequence(untilDialog, confirm, untilDialog);
/** Selects and declares both fees, and prevents the page from reloading afterwards. */
const declareFees = (...before: readonly ((page: Page) => Promise<void>)[]) =>
  sequence(openFees, ...before, async (page) => {
    await page.evaluate(() => {
      const setTimeoutOriginal = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, ms?: number) => (ms === 1500 ? 0 : setTimeoutOriginal(work, ms)) });
    });
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
    await confirm(page);
  });

/** Pictures of sign-in, registration, dialogs and shell that need more steps than opening an address. */
export const entryPictures: readonly Picture[] = [
  { name: 'access.empty', route: '/login', before: sequence(untilDecorated, press(SIGN_IN)) },
  { name: 'access.refused', route: '/login', before: refusedSignIn('CREDENTIALS_WRONG') },
  { name: 'access.captcha', route: '/login', before: refusedSignIn('CAPTCHA_REQUIRED') },
  { name: 'access.locked', route: '/login', before: refusedSignIn('ACCOUNT_LOCKED', { minutes: 30 }) },
  { name: 'registration.account-errors', route: '/register', before: press(/注册并继续|Register and go on/) },
  {
    name: 'registration.recognised',
    account: 'no-corp',
    route: '/registerResubmit',
    before: sequence(freezeDraft, mockCall('/cm/oss/businessLicenseOcr', '00000', '', LICENCE), async (page) => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photograph(page));
      await waitForText(/已识别，请核对|Check what was filled in/)(page);
    }),
  },
  { name: 'registration.enterprise-errors', account: 'no-corp', route: '/registerResubmit', before: sequence(freezeDraft, press(NEXT)) },
  { name: 'registration.bank-account', account: 'status-rejected', route: '/registerResubmit', before: advance(1) },
  { name: 'registration.documents', account: 'status-rejected', route: '/registerResubmit', before: advance(2) },
  { name: 'registration.review', account: 'status-rejected-4', route: '/registerResubmit', before: advance(3) },
  {
    name: 'registration.image',
    account: 'status-rejected',
    route: '/registerResubmit',
    before: sequence(press(/^(查看|View: )/), untilDialog),
  },
  {
    name: 'registration.bank-check-wrong',
    account: 'status-bankcheck',
    route: '/bankCheck',
    before: sequence(refuseCall('/corp/account/doCheck', 'DEPOSIT_WRONG', { left: 2 }), fill({ cents: '11' }), press(/^(验证|Verify)$/)),
  },
  { name: 'registration.supplement-errors', account: 'zx-resubmit', route: '/registerZxResubmit', before: press(/提交|Submit/) },
  { name: 'prompts.rejected-4', account: 'status-rejected-4', route: '/home/index', before: untilDialog },
  { name: 'prompts.agreement-elsewhere', account: 'fee-op', route: '/home/index', before: untilDialog },
  {
    name: 'prompts.agreement-question',
    account: 'fee-admin',
    route: '/home/index',
    before: sequence(untilDialog, async (page) => {
      const agreement = page.getByRole('dialog');
      await agreement.getByRole('checkbox').check();
      await readAgreement(agreement);
      await confirm(page);
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'prompts.fees-unagreed',
    account: 'fee-op',
    route: '/home/index',
    before: sequence(openFees, confirm, waitForText(/请先阅读并同意协议|read and agree to the agreement first/)),
  },
  {
    name: 'prompts.fees-failed',
    account: 'fee-op',
    route: '/home/index',
    before: sequence(declareFees(mockCall('/corp/pay/pay', '10006', '该费用已由同事申报')), waitForText(/已由同事申报/)),
  },
  { name: 'prompts.fees-busy', account: 'fee-op', route: '/home/index', before: declareFees(hangCall('/corp/pay/pay')) },
  { name: 'shell.person', account: 'supplier-op', route: HOLDINGS, before: personMenu() },
  { name: 'shell.enterprises', account: 'multi-op', route: '/home/index', before: personMenu() },
  { name: 'shell.password', account: 'supplier-op', route: HOLDINGS, before: personMenu(/修改密码|Change password/) },
  {
    name: 'shell.password-errors',
    account: 'supplier-op',
    route: HOLDINGS,
    before: sequence(personMenu(/修改密码|Change password/), fill({ oldPassword: 'Coal' }), confirm),
  },
  { name: 'shell.downloads', account: 'supplier-op', route: HOLDINGS, before: personMenu(/下载中心|Downloads/) },
  { name: 'shell.service', account: 'supplier-op', route: HOLDINGS, before: personMenu(/联系客服|Customer service/) },
  { name: 'shell.sign-out', account: 'supplier-op', route: HOLDINGS, before: personMenu(/退出登录|Sign out/) },
  {
    name: 'shell.idle',
    account: 'supplier-op',
    route: HOLDINGS,
    before: sequence(
      mockCall('/api/session/time', '00000', '', { idleMs: 100_000, absoluteMs: 36_000_000, newerSignIn: null }),
      (page) => page.reload().then(() => undefined),
      untilDialog,
    ),
  },
  {
    name: 'shell.offline',
    account: 'supplier-op',
    route: HOLDINGS,
    before: sequence(untilIdle, (page) => page.context().setOffline(true), waitForText(/网络已断开|You are offline/)),
  },
  {
    name: 'shell.held',
    account: 'supplier-op',
    route: RECORDS,
    before: sequence(
      untilIdle,
      press(WITHDRAW),
      (page) => page.context().setOffline(true),
      waitForText(/恢复后才能继续|You can go on once you are back/),
    ),
  },
  {
    name: 'shell.step-up',
    account: 'supplier-op',
    route: RECORDS,
    before: sequence(
      refuseCall('/transfer/withdraw', 'STEP_UP_REQUIRED'),
      press(WITHDRAW),
      confirm,
      waitForText(/^(确认是您本人|Confirm it is you)$/),
    ),
  },
  {
    name: 'shell.slow',
    unfinished: true,
    account: 'supplier-op',
    route: HOLDINGS,
    before: sequence(
      hangCall('/pz/pz/getMyPage'),
      (page) => page.reload({ waitUntil: 'commit' }).then(() => undefined),
      waitForText(/加载较慢|Loading takes longer/),
    ),
  },
  {
    name: 'shell.menu',
    account: 'core-op',
    route: '/core-business/my-chainLetter',
    before: async (page) => {
      const open = page.getByRole('button', { name: /打开菜单|Open menu/ });
      if (await open.isVisible()) await open.click();
    },
  },
  {
    name: 'shell.tabs',
    account: 'supplier-op',
    route: HOLDINGS,
    before: async (page) => {
      for (const route of [RECORDS, '/help-center/notification', HOLDINGS]) {
        await page.goto(`/#${route}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
      }
      await page
        .getByRole('button', { name: /标签操作|Tab actions|已打开的页面|Open pages/ })
        .filter({ visible: true })
        .first()
        .click();
    },
  },
];
