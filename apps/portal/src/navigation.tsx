import {
  allOf,
  anyOf,
  hidesSupplierManagement,
  isAdministrator,
  isCoreEnterprise,
  isFinancialInstitution,
  isGroupViewer,
  isMakerOrChecker,
  isReviewer,
  not,
  receivesAtMaturity,
  showsCoreSection,
  showsFinancialSection,
  showsSupplierSection,
} from '@lianxin/domain';
import { bankAccountScreens } from '@lianxin/features/bank-accounts';
import { billingScreens } from '@lianxin/features/billing';
import { categoryScreens } from '@lianxin/features/categories';
import { creditScreens } from '@lianxin/features/credit';
import { duesScreens } from '@lianxin/features/dues';
import { enterpriseScreens } from '@lianxin/features/enterprise';
import { feeScreens } from '@lianxin/features/fees';
import { financingScreens } from '@lianxin/features/financing';
import { fundRegisterScreens } from '@lianxin/features/fund-register';
import { groupScreens } from '@lianxin/features/group';
import { helpScreens } from '@lianxin/features/help';
import { homeScreens } from '@lianxin/features/home';
import { issuanceScreens } from '@lianxin/features/issuance';
import { lendingScreens } from '@lianxin/features/lenders';
import { messageScreens } from '@lianxin/features/messages';
import { defineNavigation, group, page, redirect, section, standalone } from '@lianxin/features/navigation';
import { proofScreens } from '@lianxin/features/proof';
import { registrationRows, standardRows } from '@lianxin/features/portal';
import { tradePaperScreens } from '@lianxin/features/papers';
import { passwordScreens } from '@lianxin/features/password';
import { pledgeScreens } from '@lianxin/features/pledge';
import { settlementScreens } from '@lianxin/features/settlement';
import { staffingScreens } from '@lianxin/features/staffing';
import { statementScreens } from '@lianxin/features/statements';
import { supplierScreens } from '@lianxin/features/suppliers';
import { transferScreens } from '@lianxin/features/transfer';
import { treasuryScreens } from '@lianxin/features/treasury';
import { voucherScreens } from '@lianxin/features/voucher';
import { msg } from '@lingui/core/macro';

const issuing = { title: msg`开立链信`, permissions: ['issuance.make'] } as const;
const reviewingTransfers = { title: msg`转让审核`, permissions: ['transfer.review'] } as const;

/** Every route of the portal with its screen, title, permissions and place in the menus. A row without a screen is not implemented yet. */
export const navigation = defineNavigation([
  redirect('/index', 'index', '/home/index'),
  ...standardRows,
  ...registrationRows,
  standalone('/messagePage', messageScreens.page, {
    name: 'messagePage',
    title: msg({ message: '消息通知', context: 'page' }),
    auth: true,
    permissions: ['message.read'],
  }),
  standalone('/announcementPage', messageScreens.announcements, { name: 'announcementPage', title: msg`公告`, auth: true }),
  section('home', { title: msg`首页`, header: { code: 1, at: 1 }, home: 'index', prefix: 'home', auth: false }, [
    page('index', homeScreens.home, { title: msg`首页` }),
  ]),
  section('dashboard', { title: msg`工作台`, under: 'home', home: 'console', prefix: 'dashboard' }, [
    page('console', homeScreens.workbench, { title: msg({ message: '工作台', context: 'page' }) }),
  ]),
  section(
    'pc-management',
    {
      title: msg`供应商`,
      header: { code: 2, at: 3 },
      home: 'my-chainLetter',
      prefix: 'pc',
      show: showsSupplierSection,
      landing: not(anyOf(isAdministrator, isCoreEnterprise, isFinancialInstitution)),
    },
    [
      page('my-chainLetter', voucherScreens.signForList, {
        title: msg`链信签收`,
        menu: true,
        icon: 'inbox',
        dot: 'signFor',
        side: 'supplier',
        footer: { at: 2, show: isMakerOrChecker },
      }),
      page('link-holding', voucherScreens.holdings, { title: msg`链信持有`, menu: true, icon: 'wallet', side: 'supplier' }),
      group(msg`链信转让`, { icon: 'arrows', dot: [isReviewer, 'transfer'] }, [
        page('lx-transfer', transferScreens.apply, { title: msg`申请转让`, permissions: ['transfer.make'], menu: true, side: 'supplier' }),
        page('transfer-records', transferScreens.records, {
          title: msg`转让记录`,
          menu: true,
          dot: [isReviewer, 'transfer'],
          side: 'supplier',
        }),
      ]),
      group(msg`链信融资`, { icon: 'landmark', dot: [isReviewer, 'financing'] }, [
        page('my-financing', financingScreens.apply, {
          title: msg`申请融资`,
          menu: true,
          permissions: ['financing.make'],
          side: 'supplier',
        }),
        page('financing-records', financingScreens.records, {
          title: msg`融资记录`,
          menu: true,
          dot: [isReviewer, 'financing'],
          side: 'supplier',
        }),
      ]),
      group(msg`链信质押`, { icon: 'lock', dot: [isReviewer, 'pledge'] }, [
        page('db-credentials', pledgeScreens.apply, { title: msg`申请质押`, menu: true, permissions: ['pledge.make'], side: 'supplier' }),
        page('db-records', pledgeScreens.records, { title: msg`质押记录`, menu: true, dot: [isReviewer, 'pledge'], side: 'supplier' }),
      ]),
      page('invoicing', billingScreens.invoicing, { title: msg`发票开具`, menu: true, icon: 'receipt' }),
      page('pc-sort-manage', categoryScreens.manage, { title: msg`品类管理`, name: 'pc-sort-manage', menu: true, icon: 'tag' }),
      page('charge-manage', feeScreens.charges, { title: msg`费用管理`, menu: true, icon: 'banknote', side: 'supplier' }),
      page('sm-page', supplierScreens.list, {
        title: msg`供应商管理`,
        menu: true,
        icon: 'handshake',
        show: allOf(showsSupplierSection, not(hidesSupplierManagement)),
      }),
      page('voucher-payment', treasuryScreens.income, { title: msg`收入`, under: 'pc-link-holding', side: 'supplier' }),
      page('initiated-credentials', treasuryScreens.expenditure, { title: msg`支出`, under: 'pc-link-holding', side: 'supplier' }),
      page('my-credentials', voucherScreens.register, {
        title: msg`链信管理`,
        tab: msg`全部凭证`,
        under: 'pc-link-holding',
        side: 'supplier',
      }),
      page('lx-financing', financingScreens.hub, { title: msg`链信融资`, side: 'supplier', footer: { at: 3, show: isMakerOrChecker } }),
      // The page explains the requirements to enterprises that cannot issue yet.
      page('issue-certificate', issuanceScreens.issue, { ...issuing, under: 'pc-link-holding', side: 'supplier' }),
      page('voucher-review', issuanceScreens.review, {
        title: msg`开立审核`,
        show: showsCoreSection,
        under: 'pc-link-holding',
        side: 'supplier',
      }),
      page('voucher-bill', statementScreens.bill, { title: msg`链信账单`, under: 'pc-link-holding', side: 'supplier' }),
      page('accounts-payable', duesScreens.payables, { title: msg`应付账款`, under: 'pc-link-holding', side: 'supplier' }),
      page('accounts-receivable', duesScreens.receivables, { title: msg`应收账款`, under: 'pc-link-holding', side: 'supplier' }),
      page('invoice-management', tradePaperScreens.papers, { title: msg`发票管理`, under: 'pc-my-chainLetter', side: 'supplier' }),
      page('transfer-review', transferScreens.review, { ...reviewingTransfers, under: 'pc-transfer-records', side: 'supplier' }),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'pc-my-chainLetter', side: 'supplier' }),
      page('maturity-liquidation', settlementScreens.receipts, { title: msg`到期结算`, side: 'supplier', show: receivesAtMaturity }),
      page('db-review', pledgeScreens.review, {
        title: msg`担保审核`,
        permissions: ['pledge.review'],
        under: 'pc-db-records',
        side: 'supplier',
      }),
    ],
  ),
  section(
    'core-business',
    {
      title: msg`核心企业`,
      header: { code: 6, at: 2 },
      home: 'my-chainLetter',
      prefix: 'cb',
      show: showsCoreSection,
      landing: allOf(isCoreEnterprise, not(isAdministrator)),
    },
    [
      page('issue-certificate', issuanceScreens.issue, { ...issuing, menu: true, icon: 'pen', side: 'core' }),
      page('my-chainLetter', issuanceScreens.manage, { title: msg`链信管理`, menu: true, icon: 'wallet', side: 'core' }),
      page('voucher-review', issuanceScreens.review, {
        title: msg`开立审核`,
        menu: true,
        icon: 'check',
        dot: [isReviewer, 'issueReview'],
        side: 'core',
      }),
      page('sort-manage', categoryScreens.manage, { title: msg`品类管理`, menu: true, icon: 'tag' }),
      page('charge-manage', feeScreens.charges, { title: msg`费用管理`, menu: true, icon: 'banknote', side: 'core' }),
      page('invoice-management', tradePaperScreens.papers, { title: msg`发票管理`, menu: true, icon: 'receipt', side: 'core' }),
      page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true, icon: 'handshake' }),
      page('voucher-payment', treasuryScreens.income, { title: msg`收入`, under: 'cb-my-chainLetter', side: 'core' }),
      page('initiated-credentials', treasuryScreens.expenditure, { title: msg`支出`, under: 'cb-my-chainLetter', side: 'core' }),
      page('my-credentials', voucherScreens.register, {
        title: msg`链信管理`,
        tab: msg`全部凭证`,
        under: 'cb-my-chainLetter',
        side: 'core',
      }),
      page('lx-transfer', transferScreens.notices, { title: msg`链信转让`, under: 'cb-my-chainLetter', side: 'core' }),
      page('voucher-bill', statementScreens.bill, { title: msg`链信账单`, under: 'cb-my-chainLetter', side: 'core' }),
      page('accounts-payable', duesScreens.payables, { title: msg`应付账款`, under: 'cb-my-chainLetter', side: 'core' }),
      page('accounts-receivable', duesScreens.receivables, { title: msg`应收账款`, under: 'cb-my-chainLetter', side: 'core' }),
      page('my-financing', financingScreens.issuer, { title: msg`链信融资`, under: 'cb-my-chainLetter', side: 'core' }),
      page('transfer-review', transferScreens.review, { ...reviewingTransfers, under: 'cb-my-chainLetter', side: 'core' }),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'cb-my-chainLetter', side: 'core' }),
      page('maturity-liquidation', settlementScreens.payments, { title: msg`到期结算` }),
      page('invoicing', billingScreens.invoicing, { title: msg`发票开具`, under: 'cb-charge-manage' }),
    ],
  ),
  section(
    'supplier-management',
    {
      title: msg`供应商管理`,
      header: { code: 3, at: 4 },
      home: 'sm-page',
      prefix: 'sm',
      show: allOf(showsSupplierSection, not(hidesSupplierManagement)),
    },
    [page('sm-page', supplierScreens.list, { title: msg`供应商管理`, name: 'sm-page', footer: { at: 1, show: isMakerOrChecker } })],
  ),
  section(
    'db-center',
    {
      title: msg`金融机构`,
      header: { code: 8, at: 5 },
      home: 'db-management',
      prefix: 'db',
      show: showsFinancialSection,
      landing: allOf(isFinancialInstitution, not(anyOf(isAdministrator, isCoreEnterprise))),
    },
    [
      page('db-management', lendingScreens.pledges, { title: msg`质押管理`, name: 'db-management', menu: true, icon: 'lock' }),
      page('db-capitalPlan', lendingScreens.plan, {
        title: msg`资金计划`,
        name: 'db-capitalPlan',
        menu: true,
        icon: 'calendar',
        show: allOf(showsFinancialSection, not(isAdministrator)),
      }),
      page('db-charge-manage', lendingScreens.fees, {
        title: msg`费用管理`,
        name: 'db-charge-manage',
        menu: true,
        icon: 'banknote',
        show: allOf(showsFinancialSection, not(isAdministrator)),
      }),
    ],
  ),
  section(
    'account-center',
    {
      title: msg`企业管理`,
      header: { code: 4, at: 6 },
      home: 'position-staffing',
      prefix: 'ac',
      show: isAdministrator,
      landing: isAdministrator,
    },
    [
      page('position-staffing', staffingScreens.people, {
        title: msg`岗位人员设置`,
        menu: true,
        icon: 'users',
        footer: { at: 1, show: isAdministrator },
      }),
      page('basis-information', enterpriseScreens.information, { title: msg`企业信息`, menu: true, icon: 'building' }),
      page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true, icon: 'handshake' }),
      page('data-supplement', bankAccountScreens.list, { title: msg`账户管理` }),
      page('asset-overview', treasuryScreens.assets, { title: msg`资产总览` }),
      // The operator makes the payments that the administrator is asked for.
      page('payment-management', feeScreens.payments, { title: msg`缴费管理`, show: anyOf(isAdministrator, isMakerOrChecker) }),
      // Reviewers approve the administrator's applications.
      page('enterprise-credit', creditScreens.lines, {
        title: msg`企业授信额度`,
        show: allOf(isCoreEnterprise, anyOf(isAdministrator, isMakerOrChecker)),
      }),
      page('billing-information', billingScreens.profile, { title: msg`开票信息` }),
      page('service-bill', statementScreens.service, { title: msg`服务账单`, show: anyOf(isAdministrator, isMakerOrChecker) }),
      page('channel-funds', bankAccountScreens.funds, { title: msg`渠道资金` }),
      // Administrators read, operators repay, reviewers authorise. Only voucher holders can have loans.
      page('repayment-management', treasuryScreens.repayments, {
        title: msg`还款管理`,
        show: anyOf(isAdministrator, showsSupplierSection),
      }),
      page('reset-password', passwordScreens.change, { title: msg`修改密码` }),
      page('account-cancellation', enterpriseScreens.cancellation, { title: msg`账户注销` }),
    ],
  ),
  section(
    'data-supplement',
    { title: msg`账户管理`, header: { code: 9, at: 7 }, home: 'data-supplement', prefix: 'ds', show: isAdministrator },
    [
      page('data-supplement', bankAccountScreens.receiving, {
        title: msg`账户管理`,
        menu: (viewer) => (isCoreEnterprise(viewer) ? msg`账户管理` : msg`收款账户管理`),
        icon: 'wallet',
      }),
    ],
  ),
  section('fund-book', { title: msg`资金登记簿`, header: { code: 10, at: 8 }, home: 'fund-book', prefix: 'fb', show: isAdministrator }, [
    page('fund-book', fundRegisterScreens.register, { title: msg`资金登记簿`, menu: true, icon: 'book', dot: 'fund' }),
    page('fund-book-record', fundRegisterScreens.supplements, { title: msg`资金登记簿补录` }),
  ]),
  section('blockchain', { title: msg`区块链`, header: { code: 5, at: 9 }, home: 'my-page', prefix: 'bc', auth: false }, [
    page('my-page', proofScreens.verify, { title: msg`供应商管理`, fullPage: true }),
  ]),
  section('help-center', { title: msg`帮助中心`, header: { code: 7, at: 10 }, home: 'notification', prefix: 'hc', help: true }, [
    page('notification', messageScreens.notification, { title: msg`消息通知`, menu: true, icon: 'bell' }),
    page('operation-guide', helpScreens.guide, { title: msg`操作指南`, menu: true, icon: 'book' }),
  ]),
  section('dd-view', { title: msg`煤炭集团数据`, home: 'cm-view', prefix: 'dd', show: isGroupViewer }, [
    page('cm-view', groupScreens.figures, { title: msg`煤炭集团数据`, permissions: ['group.read'] }),
  ]),
]);
