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
  showsCoreSection,
  showsFinancialSection,
  showsSupplierSection,
} from '@lianxin/domain';
import { bankAccountScreens } from '@lianxin/features/bank-accounts';
import { creditScreens } from '@lianxin/features/credit';
import { financingScreens } from '@lianxin/features/financing';
import { helpScreens } from '@lianxin/features/help';
import { homeScreens } from '@lianxin/features/home';
import { issuanceScreens } from '@lianxin/features/issuance';
import { messageScreens } from '@lianxin/features/messages';
import { defineNavigation, group, page, redirect, section, standalone } from '@lianxin/features/navigation';
import { registrationRows, standardRows } from '@lianxin/features/portal';
import { passwordScreens } from '@lianxin/features/password';
import { staffingScreens } from '@lianxin/features/staffing';
import { supplierScreens } from '@lianxin/features/suppliers';
import { transferScreens } from '@lianxin/features/transfer';
import { voucherScreens } from '@lianxin/features/voucher';
import { msg } from '@lingui/core/macro';

/** Every route of the portal, a row each: what it mounts, its title, who may open it, its place in the menus. A row without a screen is declared and not built yet. */
export const navigation = defineNavigation([
  redirect('/index', 'index', '/home/index'),
  ...standardRows,
  ...registrationRows,
  standalone('/messagePage', messageScreens.page, {
    name: 'messagePage',
    title: msg({ message: '消息通知', context: 'page' }),
    auth: true,
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
        page('lx-transfer', transferScreens.apply, {
          title: msg`申请转让`,
          permissions: ['transfer.make'],
          menu: true,
          side: 'supplier',
        }),
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
        page('db-credentials', undefined, { title: msg`申请质押`, menu: true, permissions: ['pledge.make'] }),
        page('db-records', undefined, { title: msg`质押记录`, menu: true, dot: [isReviewer, 'pledge'] }),
      ]),
      page('invoicing', undefined, { title: msg`发票开具`, menu: true, icon: 'receipt' }),
      page('pc-sort-manage', undefined, { title: msg`品类管理`, name: 'pc-sort-manage', menu: true, icon: 'tag' }),
      page('charge-manage', undefined, { title: msg`费用管理`, menu: true, icon: 'banknote' }),
      page('sm-page', supplierScreens.list, {
        title: msg`供应商管理`,
        menu: true,
        icon: 'handshake',
        show: allOf(showsSupplierSection, not(hidesSupplierManagement)),
      }),
      page('voucher-payment', undefined, { title: msg`收入` }),
      page('initiated-credentials', undefined, { title: msg`支出` }),
      page('my-credentials', voucherScreens.register, {
        title: msg`链信管理`,
        tab: msg`全部凭证`,
        under: 'pc-link-holding',
        side: 'supplier',
      }),
      page('lx-financing', financingScreens.hub, { title: msg`链信融资`, side: 'supplier', footer: { at: 3, show: isMakerOrChecker } }),
      page('issue-certificate', issuanceScreens.issue, { title: msg`开立链信`, side: 'supplier' }),
      page('voucher-review', issuanceScreens.review, { title: msg`开立审核`, side: 'supplier' }),
      page('voucher-bill', undefined, { title: msg`链信账单` }),
      page('accounts-payable', undefined, { title: msg`应付账款` }),
      page('accounts-receivable', undefined, { title: msg`应收账款` }),
      page('invoice-management', undefined, { title: msg`发票管理` }),
      page('transfer-review', transferScreens.review, { title: msg`转让审核`, under: 'pc-transfer-records', side: 'supplier' }),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'pc-my-chainLetter', side: 'supplier' }),
      page('maturity-liquidation', undefined, { title: msg`到期结算` }),
      page('db-review', undefined, { title: msg`担保审核` }),
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
      page('issue-certificate', issuanceScreens.issue, {
        title: msg`开立链信`,
        permissions: ['issuance.make'],
        menu: true,
        icon: 'pen',
        side: 'core',
      }),
      page('my-chainLetter', issuanceScreens.manage, { title: msg`链信管理`, menu: true, icon: 'wallet', side: 'core' }),
      page('voucher-review', issuanceScreens.review, {
        title: msg`开立审核`,
        menu: true,
        icon: 'check',
        dot: [isReviewer, 'issueReview'],
        side: 'core',
      }),
      page('sort-manage', undefined, { title: msg`品类管理`, menu: true, icon: 'tag' }),
      page('charge-manage', undefined, { title: msg`费用管理`, menu: true, icon: 'banknote' }),
      page('invoice-management', undefined, { title: msg`发票管理`, menu: true, icon: 'receipt' }),
      page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true, icon: 'handshake' }),
      page('voucher-payment', undefined, { title: msg`收入` }),
      page('initiated-credentials', undefined, { title: msg`支出` }),
      page('my-credentials', voucherScreens.register, {
        title: msg`链信管理`,
        tab: msg`全部凭证`,
        under: 'cb-my-chainLetter',
        side: 'core',
      }),
      page('lx-transfer', transferScreens.notices, { title: msg`链信转让`, under: 'cb-my-chainLetter', side: 'core' }),
      page('voucher-bill', undefined, { title: msg`链信账单` }),
      page('accounts-payable', undefined, { title: msg`应付账款` }),
      page('accounts-receivable', undefined, { title: msg`应收账款` }),
      page('my-financing', financingScreens.issuer, { title: msg`链信融资`, under: 'cb-my-chainLetter', side: 'core' }),
      page('transfer-review', transferScreens.review, { title: msg`转让审核`, under: 'cb-my-chainLetter', side: 'core' }),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'cb-my-chainLetter', side: 'core' }),
      page('maturity-liquidation', undefined, { title: msg`到期结算` }),
      page('invoicing', undefined, { title: msg`发票开具` }),
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
      page('db-management', undefined, { title: msg`质押管理`, name: 'db-management', menu: true, icon: 'lock' }),
      page('db-capitalPlan', undefined, {
        title: msg`资金计划`,
        name: 'db-capitalPlan',
        menu: true,
        icon: 'calendar',
        show: allOf(showsFinancialSection, not(isAdministrator)),
      }),
      page('db-charge-manage', undefined, {
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
      page('basis-information', undefined, { title: msg`企业信息`, menu: true, icon: 'building' }),
      page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true, icon: 'handshake' }),
      page('data-supplement', bankAccountScreens.list, { title: msg`账户管理` }),
      page('asset-overview', undefined, { title: msg`资产总览` }),
      page('payment-management', undefined, { title: msg`缴费管理` }),
      // Its reviewers pass what the administrator asks for.
      page('enterprise-credit', creditScreens.lines, {
        title: msg`企业授信额度`,
        show: allOf(isCoreEnterprise, anyOf(isAdministrator, isMakerOrChecker)),
      }),
      page('billing-information', undefined, { title: msg`开票信息` }),
      page('service-bill', undefined, { title: msg`服务账单` }),
      page('channel-funds', bankAccountScreens.funds, { title: msg`渠道资金` }),
      page('repayment-management', undefined, { title: msg`还款管理` }),
      page('reset-password', passwordScreens.change, { title: msg`修改密码` }),
      page('account-cancellation', undefined, { title: msg`账户注销` }),
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
    page('fund-book', undefined, { title: msg`资金登记簿`, menu: true, icon: 'book' }),
    page('fund-book-record', undefined, { title: msg`资金登记簿补录` }),
  ]),
  section('blockchain', { title: msg`区块链`, header: { code: 5, at: 9 }, home: 'my-page', prefix: 'bc', auth: false }, [
    page('my-page', undefined, { title: msg`供应商管理`, fullPage: true }),
  ]),
  section('help-center', { title: msg`帮助中心`, header: { code: 7, at: 10 }, home: 'notification', prefix: 'hc', help: true }, [
    page('notification', messageScreens.notification, { title: msg`消息通知`, menu: true, icon: 'bell' }),
    page('operation-guide', helpScreens.guide, { title: msg`操作指南`, menu: true, icon: 'book' }),
  ]),
  section('dd-view', { title: msg`煤炭集团数据`, home: 'cm-view', prefix: 'dd', show: isGroupViewer }, [
    page('cm-view', undefined, { title: msg`煤炭集团数据` }),
  ]),
]);
