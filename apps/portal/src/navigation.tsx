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
const reviewingTransfers = { title: msg`转让审核`, menu: true, permissions: ['transfer.review'] } as const;
const allVouchers = { title: msg`链信管理`, tab: msg`全部凭证`, menu: true } as const;
const settlement = msg`结算与账`;
const preparations = msg({ message: '设置', context: 'menu' });
const voucherPages = msg({ message: '凭证', context: 'menu' });

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
      group(voucherPages, { icon: 'wallet' }, [
        page('my-chainLetter', voucherScreens.signForList, {
          title: msg`链信签收`,
          menu: true,
          dot: 'signFor',
          side: 'supplier',
          footer: { at: 2, show: isMakerOrChecker },
        }),
        page('link-holding', voucherScreens.holdings, { title: msg`链信持有`, menu: true, side: 'supplier' }),
        page('my-credentials', voucherScreens.register, { ...allVouchers, side: 'supplier' }),
        page('invoice-management', tradePaperScreens.papers, { title: msg`发票管理`, menu: true, side: 'supplier' }),
      ]),
      group(msg`链信转让`, { icon: 'arrows', dot: [isReviewer, 'transfer'] }, [
        page('lx-transfer', transferScreens.apply, { title: msg`申请转让`, permissions: ['transfer.make'], menu: true, side: 'supplier' }),
        page('transfer-records', transferScreens.records, {
          title: msg`转让记录`,
          menu: true,
          dot: [isReviewer, 'transfer'],
          side: 'supplier',
        }),
        page('transfer-review', transferScreens.review, { ...reviewingTransfers, side: 'supplier' }),
      ]),
      group(msg`链信融资`, { icon: 'landmark', dot: [isReviewer, 'financing'] }, [
        page('lx-financing', financingScreens.hub, {
          title: msg`链信融资`,
          menu: true,
          side: 'supplier',
          footer: { at: 3, show: isMakerOrChecker },
        }),
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
        page('db-review', pledgeScreens.review, {
          title: msg`担保审核`,
          menu: true,
          permissions: ['pledge.review'],
          side: 'supplier',
        }),
      ]),
      group(settlement, { icon: 'calendar', also: ['ac-repayment-management'] }, [
        page('maturity-liquidation', settlementScreens.receipts, {
          title: msg`到期结算`,
          menu: true,
          side: 'supplier',
          show: receivesAtMaturity,
        }),
        page('accounts-receivable', duesScreens.receivables, { title: msg`应收账款`, menu: true, side: 'supplier' }),
        page('accounts-payable', duesScreens.payables, { title: msg`应付账款`, menu: true, side: 'supplier' }),
        page('voucher-payment', treasuryScreens.income, { title: msg`收入`, menu: true, side: 'supplier' }),
        page('initiated-credentials', treasuryScreens.expenditure, { title: msg`支出`, menu: true, side: 'supplier' }),
        page('voucher-bill', statementScreens.bill, { title: msg`链信账单`, menu: true, side: 'supplier' }),
        page('invoicing', billingScreens.invoicing, { title: msg`发票开具`, menu: true }),
        page('charge-manage', feeScreens.charges, { title: msg`费用管理`, menu: true, side: 'supplier' }),
      ]),
      group(preparations, { icon: 'tag' }, [
        page('pc-sort-manage', categoryScreens.manage, { title: msg`品类管理`, name: 'pc-sort-manage', menu: true }),
        page('sm-page', supplierScreens.list, {
          title: msg`供应商管理`,
          menu: true,
          show: allOf(showsSupplierSection, not(hidesSupplierManagement)),
        }),
      ]),
      // The page explains the requirements to enterprises that cannot issue yet.
      page('issue-certificate', issuanceScreens.issue, { ...issuing, under: 'pc-link-holding', side: 'supplier' }),
      page('voucher-review', issuanceScreens.review, {
        title: msg`开立审核`,
        show: showsCoreSection,
        under: 'pc-link-holding',
        side: 'supplier',
      }),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'pc-my-chainLetter', side: 'supplier' }),
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
      group(voucherPages, { icon: 'wallet' }, [
        page('issue-certificate', issuanceScreens.issue, { ...issuing, menu: true, side: 'core' }),
        page('my-chainLetter', issuanceScreens.manage, { title: msg`链信管理`, menu: true, side: 'core' }),
        page('voucher-review', issuanceScreens.review, {
          title: msg`开立审核`,
          menu: true,
          dot: [isReviewer, 'issueReview'],
          side: 'core',
        }),
        page('my-credentials', voucherScreens.register, { ...allVouchers, side: 'core' }),
        page('invoice-management', tradePaperScreens.papers, { title: msg`发票管理`, menu: true, side: 'core' }),
      ]),
      group(msg`转让与融资`, { icon: 'arrows' }, [
        page('lx-transfer', transferScreens.notices, { title: msg`链信转让`, menu: true, side: 'core' }),
        page('transfer-review', transferScreens.review, { ...reviewingTransfers, side: 'core' }),
        page('my-financing', financingScreens.issuer, { title: msg`链信融资`, menu: true, side: 'core' }),
      ]),
      group(settlement, { icon: 'calendar', also: ['ac-enterprise-credit'] }, [
        page('maturity-liquidation', settlementScreens.payments, { title: msg`到期结算`, menu: true }),
        page('accounts-payable', duesScreens.payables, { title: msg`应付账款`, menu: true, side: 'core' }),
        page('accounts-receivable', duesScreens.receivables, { title: msg`应收账款`, menu: true, side: 'core' }),
        page('voucher-payment', treasuryScreens.income, { title: msg`收入`, menu: true, side: 'core' }),
        page('initiated-credentials', treasuryScreens.expenditure, { title: msg`支出`, menu: true, side: 'core' }),
        page('voucher-bill', statementScreens.bill, { title: msg`链信账单`, menu: true, side: 'core' }),
        page('invoicing', billingScreens.invoicing, { title: msg`发票开具`, menu: true }),
        page('charge-manage', feeScreens.charges, { title: msg`费用管理`, menu: true, side: 'core' }),
      ]),
      group(preparations, { icon: 'tag' }, [
        page('sort-manage', categoryScreens.manage, { title: msg`品类管理`, menu: true }),
        page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true }),
      ]),
      page('receipt-voucher', voucherScreens.signFor, { title: msg`签收链信`, under: 'cb-my-chainLetter', side: 'core' }),
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
      group(msg`企业与人员`, { icon: 'users' }, [
        page('position-staffing', staffingScreens.people, {
          title: msg`岗位人员设置`,
          menu: true,
          footer: { at: 1, show: isAdministrator },
        }),
        page('basis-information', enterpriseScreens.information, { title: msg`企业信息`, menu: true }),
        page('sm-page', supplierScreens.list, { title: msg`供应商管理`, menu: true }),
      ]),
      group(msg`账户与资金`, { icon: 'wallet' }, [
        page('data-supplement', bankAccountScreens.list, { title: msg`账户管理`, menu: true }),
        page('channel-funds', bankAccountScreens.funds, { title: msg`渠道资金`, menu: true }),
        page('asset-overview', treasuryScreens.assets, { title: msg`资产总览`, menu: true }),
        // Reviewers approve the administrator's applications.
        page('enterprise-credit', creditScreens.lines, {
          title: msg`企业授信额度`,
          menu: true,
          show: allOf(isCoreEnterprise, anyOf(isAdministrator, isMakerOrChecker)),
        }),
        // Administrators read, operators repay, reviewers authorise. Only voucher holders can have loans.
        page('repayment-management', treasuryScreens.repayments, {
          title: msg`还款管理`,
          menu: true,
          show: anyOf(isAdministrator, showsSupplierSection),
        }),
      ]),
      group(msg`费用与开票`, { icon: 'banknote' }, [
        // The operator makes the payments that the administrator is asked for.
        page('payment-management', feeScreens.payments, {
          title: msg`缴费管理`,
          menu: true,
          show: anyOf(isAdministrator, isMakerOrChecker),
        }),
        page('service-bill', statementScreens.service, {
          title: msg`服务账单`,
          menu: true,
          show: anyOf(isAdministrator, isMakerOrChecker),
        }),
        page('billing-information', billingScreens.profile, { title: msg`开票信息`, menu: true }),
      ]),
      group(msg`账号安全`, { icon: 'lock' }, [
        page('reset-password', passwordScreens.change, { title: msg`修改密码`, menu: true }),
        page('account-cancellation', enterpriseScreens.cancellation, { title: msg`账户注销`, menu: true }),
      ]),
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
    page('fund-book-record', fundRegisterScreens.supplements, { title: msg`资金登记簿补录`, menu: true, icon: 'pen' }),
  ]),
  section('blockchain', { title: msg`区块链`, header: { code: 5, at: 9 }, home: 'my-page', prefix: 'bc', auth: false }, [
    page('my-page', proofScreens.verify, { title: msg`供应商管理`, tab: msg`核验凭证`, fullPage: true }),
  ]),
  section('help-center', { title: msg`帮助中心`, header: { code: 7, at: 10 }, home: 'notification', prefix: 'hc', help: true }, [
    page('notification', messageScreens.notification, { title: msg`消息通知`, tab: msg`阅读消息`, menu: msg`消息通知`, icon: 'bell' }),
    page('operation-guide', helpScreens.guide, { title: msg`操作指南`, menu: true, icon: 'book' }),
  ]),
  section('dd-view', { title: msg`煤炭集团数据`, home: 'cm-view', prefix: 'dd', show: isGroupViewer }, [
    page('cm-view', groupScreens.figures, { title: msg`煤炭集团数据`, permissions: ['group.read'] }),
  ]),
]);
