/** A red-dot flag (specification §3), by the portal's name for that pending work. */
export type Flag = 'signFor' | 'issueReview' | 'transfer' | 'financing' | 'pledge';

/** A menu entry. `later` marks an entry of the specification without a screen yet: it is in the navigation table, and shown once it has one. */
export interface EntryFact {
  readonly label: string;
  readonly path?: string;
  readonly later?: true;
  /** The flag that shows its red dot for this account. */
  readonly dot?: Flag;
  readonly items?: readonly EntryFact[];
}

/** The account's data from the server (decisions §2). */
export interface ProfileFact {
  readonly role: '00' | '01' | '02' | '03';
  readonly status: number;
  readonly enterprise: string | null;
  readonly enterprises: number;
  /** The enterprise's role by channel: 0 supplier, 1 core enterprise, 2 financial institution. */
  readonly channels: Readonly<Record<number, '0' | '1' | '2'>>;
  /** Whether it is a core enterprise of channel 1's partner bank. */
  readonly bankCore: boolean;
  readonly accountState: number | null;
  readonly bankStatus: string | null;
}

export interface AccountFact {
  readonly account: string;
  readonly profile: ProfileFact;
  /** The page after signing in. */
  readonly landing: string;
  /** The items of the header, in order; undefined if the landing page has no header. */
  readonly header?: readonly EntryFact[];
  /** The side menus of the header's sections. */
  readonly menus?: Readonly<Record<string, readonly EntryFact[]>>;
  /** Whether the header shows announcements and messages. */
  readonly icons: boolean;
}

const home: EntryFact = { label: '首页', path: '/home/index' };
const core: EntryFact = { label: '核心企业', path: '/core-business/my-chainLetter' };
const supplier: EntryFact = { label: '供应商', path: '/pc-management/my-chainLetter' };
const suppliers: EntryFact = { label: '供应商管理', path: '/supplier-management/sm-page' };
const institution: EntryFact = { label: '金融机构', path: '/db-center/db-management' };
const enterprise: EntryFact = { label: '企业管理', path: '/account-center/position-staffing' };
const accounts: EntryFact = { label: '账户管理', path: '/data-supplement/data-supplement' };
const register: EntryFact = { label: '资金登记簿', path: '/fund-book/fund-book' };
const blockchain: EntryFact = { label: '区块链', path: '/blockchain/my-page' };
const help: EntryFact = { label: '帮助中心', path: '/help-center/notification' };

const helpMenu: readonly EntryFact[] = [
  { label: '消息通知', path: '/help-center/notification' },
  { label: '操作指南', path: '/help-center/operation-guide' },
];
const accountMenu = (...credit: readonly EntryFact[]): readonly EntryFact[] => [
  {
    label: '企业与人员',
    items: [
      { label: '岗位人员设置', path: '/account-center/position-staffing' },
      { label: '企业信息', path: '/account-center/basis-information' },
      { label: '供应商管理', path: '/account-center/sm-page' },
    ],
  },
  {
    label: '账户与资金',
    items: [
      { label: '账户管理', path: '/account-center/data-supplement' },
      { label: '渠道资金', path: '/account-center/channel-funds' },
      { label: '资产总览', path: '/account-center/asset-overview' },
      ...credit,
      { label: '还款管理', path: '/account-center/repayment-management' },
    ],
  },
  {
    label: '费用与开票',
    items: [
      { label: '缴费管理', path: '/account-center/payment-management' },
      { label: '服务账单', path: '/account-center/service-bill' },
      { label: '开票信息', path: '/account-center/billing-information' },
    ],
  },
  {
    label: '账号安全',
    items: [
      { label: '修改密码', path: '/account-center/reset-password' },
      { label: '账户注销', path: '/account-center/account-cancellation' },
    ],
  },
];
const creditLines: EntryFact = { label: '企业授信额度', path: '/account-center/enterprise-credit' };
const fundMenu: readonly EntryFact[] = [
  { label: '资金登记簿', path: '/fund-book/fund-book' },
  { label: '资金登记簿补录', path: '/fund-book/fund-book-record' },
];
const coreAccountMenu: readonly EntryFact[] = [{ label: '账户管理', path: '/data-supplement/data-supplement' }];
const supplierAccountMenu: readonly EntryFact[] = [{ label: '收款账户管理', path: '/data-supplement/data-supplement' }];

const vouchers: EntryFact = {
  label: '凭证',
  items: [
    { label: '链信签收', path: '/pc-management/my-chainLetter', dot: 'signFor' },
    { label: '链信持有', path: '/pc-management/link-holding' },
    { label: '全部凭证', path: '/pc-management/my-credentials' },
    { label: '发票管理', path: '/pc-management/invoice-management' },
  ],
};
const compareQuotes: EntryFact = { label: '链信融资', path: '/pc-management/lx-financing' };
const makerMenu: readonly EntryFact[] = [
  vouchers,
  {
    label: '链信转让',
    items: [
      { label: '申请转让', path: '/pc-management/lx-transfer' },
      { label: '转让记录', path: '/pc-management/transfer-records' },
    ],
  },
  {
    label: '链信融资',
    items: [
      compareQuotes,
      { label: '申请融资', path: '/pc-management/my-financing' },
      { label: '融资记录', path: '/pc-management/financing-records' },
    ],
  },
  {
    label: '链信质押',
    items: [
      { label: '申请质押', path: '/pc-management/db-credentials' },
      { label: '质押记录', path: '/pc-management/db-records' },
    ],
  },
];
const checkerMenu: readonly EntryFact[] = [
  vouchers,
  {
    label: '链信转让',
    dot: 'transfer',
    items: [
      { label: '转让记录', path: '/pc-management/transfer-records', dot: 'transfer' },
      { label: '转让审核', path: '/pc-management/transfer-review' },
    ],
  },
  {
    label: '链信融资',
    dot: 'financing',
    items: [compareQuotes, { label: '融资记录', path: '/pc-management/financing-records', dot: 'financing' }],
  },
  {
    label: '链信质押',
    dot: 'pledge',
    items: [
      { label: '质押记录', path: '/pc-management/db-records', dot: 'pledge' },
      { label: '担保审核', path: '/pc-management/db-review' },
    ],
  },
];
const supplierBooks: EntryFact = {
  label: '结算与账',
  items: [
    { label: '到期结算', path: '/pc-management/maturity-liquidation' },
    { label: '应收账款', path: '/pc-management/accounts-receivable' },
    { label: '应付账款', path: '/pc-management/accounts-payable' },
    { label: '收入', path: '/pc-management/voucher-payment' },
    { label: '支出', path: '/pc-management/initiated-credentials' },
    { label: '链信账单', path: '/pc-management/voucher-bill' },
    { label: '发票开具', path: '/pc-management/invoicing' },
    { label: '费用管理', path: '/pc-management/charge-manage' },
    { label: '还款管理', path: '/account-center/repayment-management' },
  ],
};
const categories: EntryFact = { label: '品类管理', path: '/pc-management/pc-sort-manage' };
const supplierManagement: EntryFact = { label: '供应商管理', path: '/pc-management/sm-page' };
const supplierEnd: readonly EntryFact[] = [supplierBooks, { label: '设置', items: [categories, supplierManagement] }];
const guarantorEnd: readonly EntryFact[] = [supplierBooks, { label: '设置', items: [categories] }];
const issue: EntryFact = { label: '开立链信', path: '/core-business/issue-certificate' };
const manage: EntryFact = { label: '链信管理', path: '/core-business/my-chainLetter' };
const review: EntryFact = { label: '开立审核', path: '/core-business/voucher-review' };
const issuedVouchers = (...entries: readonly EntryFact[]): EntryFact => ({
  label: '凭证',
  items: [
    ...entries,
    { label: '全部凭证', path: '/core-business/my-credentials' },
    { label: '发票管理', path: '/core-business/invoice-management' },
  ],
});
const suppliersActs = (...reviews: readonly EntryFact[]): EntryFact => ({
  label: '转让与融资',
  items: [
    { label: '链信转让', path: '/core-business/lx-transfer' },
    ...reviews,
    { label: '链信融资', path: '/core-business/my-financing' },
  ],
});
const coreEnd: readonly EntryFact[] = [
  {
    label: '结算与账',
    items: [
      { label: '到期结算', path: '/core-business/maturity-liquidation' },
      { label: '应付账款', path: '/core-business/accounts-payable' },
      { label: '应收账款', path: '/core-business/accounts-receivable' },
      { label: '收入', path: '/core-business/voucher-payment' },
      { label: '支出', path: '/core-business/initiated-credentials' },
      { label: '链信账单', path: '/core-business/voucher-bill' },
      { label: '发票开具', path: '/core-business/invoicing' },
      { label: '费用管理', path: '/core-business/charge-manage' },
      creditLines,
    ],
  },
  {
    label: '设置',
    items: [
      { label: '品类管理', path: '/core-business/sort-manage' },
      { label: '供应商管理', path: '/core-business/sm-page' },
    ],
  },
];
const pledges: EntryFact = { label: '质押管理', path: '/db-center/db-management' };
const institutionStaff: readonly EntryFact[] = [
  pledges,
  { label: '资金计划', path: '/db-center/db-capitalPlan' },
  { label: '费用管理', path: '/db-center/db-charge-manage' },
];

const good = { status: 1, enterprises: 1, bankCore: false, accountState: 1, bankStatus: 'AAAAAAA' } as const;
const mining = {
  ...good,
  enterprise: '晋北煤业集团有限公司',
  channels: { 1: '1', 3: '1', 6: '1', 11: '1', 13: '1' },
  bankCore: true,
} as const;
/** The role of supplier on these channels. */
const supplierOn = (...codes: readonly number[]): Readonly<Record<number, '0'>> =>
  Object.fromEntries(codes.map((code) => [code, '0'] as const));

const everywhere = supplierOn(1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13);
const machines = { ...good, enterprise: '恒信机电设备有限公司', channels: everywhere } as const;
const logistics = { ...good, enterprise: '云岭物流有限公司', channels: everywhere } as const;
const shuoyuan = { ...good, enterprise: '朔源矿山机械有限公司', channels: { 1: '0' } } as const;
const guarantor = { ...good, enterprise: '汇通融资担保有限公司', channels: { 1: '0', 3: '2' } } as const;
const lender = { ...good, enterprise: '晋融小额贷款有限公司', channels: { 3: '2', 6: '2', 11: '2', 13: '2' } } as const;
/** An applicant. Approval creates the enterprise, on channel 1; the bank account follows once it is verified. */
const applicant = { ...good, role: '00', enterprises: 0, channels: {}, accountState: null, bankStatus: null } as const;
const approved = { ...applicant, enterprises: 1, channels: { 1: '0' } } as const;

const coreOperator = {
  landing: '/home/index',
  icons: true,
  header: [home, core, supplier, suppliers, blockchain, help],
  menus: {
    'core-business': [issuedVouchers(issue, manage, review), suppliersActs(), ...coreEnd],
    'pc-management': [...makerMenu, ...supplierEnd],
    'help-center': helpMenu,
  },
} as const;
const supplierAdministrator = {
  landing: '/home/index',
  icons: true,
  header: [home, enterprise, accounts, register, blockchain, help],
  menus: { 'account-center': accountMenu(), 'data-supplement': supplierAccountMenu, 'fund-book': fundMenu, 'help-center': helpMenu },
} as const;
const supplierOperator = {
  landing: '/home/index',
  icons: true,
  header: [home, supplier, suppliers, blockchain, help],
  menus: { 'pc-management': [...makerMenu, ...supplierEnd], 'help-center': helpMenu },
} as const;
const supplierReviewer = {
  landing: '/home/index',
  icons: true,
  header: [home, supplier, suppliers, blockchain, help],
  menus: { 'pc-management': [...checkerMenu, ...supplierEnd], 'help-center': helpMenu },
} as const;

/**
 * The landing page, header, menus and dots of each sandbox account (decisions §2). Typed by hand from specification §2.4 and §6, with the
 * pages beside the specified entries in the same groups, instead of derived from the navigation table, so that a change is noticed.
 */
export const ACCOUNTS: readonly AccountFact[] = [
  {
    account: 'core-admin',
    profile: { ...mining, role: '00', enterprises: 2 },
    ...supplierAdministrator,
    menus: { ...supplierAdministrator.menus, 'account-center': accountMenu(creditLines), 'data-supplement': coreAccountMenu },
  },
  { account: 'core-op', profile: { ...mining, role: '01' }, ...coreOperator },
  {
    account: 'core-review',
    profile: { ...mining, role: '02' },
    landing: '/home/index',
    icons: true,
    header: [home, core, supplier, suppliers, blockchain, help],
    menus: {
      'core-business': [
        issuedVouchers(manage, { ...review, dot: 'issueReview' }),
        suppliersActs({ label: '转让审核', path: '/core-business/transfer-review' }),
        ...coreEnd,
      ],
      'pc-management': [...checkerMenu, ...supplierEnd],
      'help-center': helpMenu,
    },
  },
  { account: 'supplier-admin', profile: { ...machines, role: '00' }, ...supplierAdministrator },
  { account: 'supplier-op', profile: { ...machines, role: '01' }, ...supplierOperator },
  { account: 'supplier-review', profile: { ...machines, role: '02' }, ...supplierReviewer },
  { account: 'tier2-admin', profile: { ...logistics, role: '00' }, ...supplierAdministrator },
  { account: 'tier2-op', profile: { ...logistics, role: '01' }, ...supplierOperator },
  { account: 'tier2-review', profile: { ...logistics, role: '02' }, ...supplierReviewer },
  { account: 'fee-admin', profile: { ...shuoyuan, role: '00' }, ...supplierAdministrator },
  { account: 'fee-op', profile: { ...shuoyuan, role: '01' }, ...supplierOperator },
  { account: 'fee-review', profile: { ...shuoyuan, role: '02' }, ...supplierReviewer },
  {
    account: 'fi-admin',
    profile: { ...guarantor, role: '00' },
    landing: '/home/index',
    icons: true,
    header: [home, institution, enterprise, accounts, register, blockchain, help],
    menus: { ...supplierAdministrator.menus, 'db-center': [pledges] },
  },
  {
    account: 'fi-op',
    profile: { ...guarantor, role: '01' },
    landing: '/home/index',
    icons: true,
    header: [home, supplier, institution, blockchain, help],
    menus: { 'pc-management': [...makerMenu, ...guarantorEnd], 'db-center': institutionStaff, 'help-center': helpMenu },
  },
  {
    account: 'fi-review',
    profile: { ...guarantor, role: '02' },
    landing: '/home/index',
    icons: true,
    header: [home, supplier, institution, blockchain, help],
    menus: { 'pc-management': [...checkerMenu, ...guarantorEnd], 'db-center': institutionStaff, 'help-center': helpMenu },
  },
  {
    account: 'loan-admin',
    profile: { ...lender, role: '00' },
    landing: '/home/index',
    icons: true,
    header: [home, institution, enterprise, accounts, register, blockchain, help],
    menus: { ...supplierAdministrator.menus, 'db-center': [pledges] },
  },
  {
    account: 'loan-op',
    profile: { ...lender, role: '01' },
    landing: '/home/index',
    icons: true,
    header: [home, institution, blockchain, help],
    menus: { 'db-center': institutionStaff, 'help-center': helpMenu },
  },
  {
    account: 'loan-review',
    profile: { ...lender, role: '02' },
    landing: '/home/index',
    icons: true,
    header: [home, institution, blockchain, help],
    menus: { 'db-center': institutionStaff, 'help-center': helpMenu },
  },
  { account: 'multi-op', profile: { ...mining, role: '01', enterprises: 3 }, ...coreOperator },
  {
    account: 'data-viewer',
    profile: { ...mining, role: '03' },
    landing: '/home/index',
    icons: false,
    header: [home, blockchain, help],
    menus: { 'help-center': helpMenu },
  },
  { account: 'status-pending', profile: { ...applicant, enterprise: '平朔建材有限公司', status: 0 }, ...supplierAdministrator },
  { account: 'status-rejected', profile: { ...applicant, enterprise: '雁门工贸有限公司', status: 2 }, ...supplierAdministrator },
  { account: 'status-rejected-4', profile: { ...applicant, enterprise: '右玉运输有限公司', status: 4 }, ...supplierAdministrator },
  { account: 'status-bankcheck', profile: { ...approved, enterprise: '应县阀门有限公司', status: 3 }, landing: '/bankCheck', icons: true },
  {
    account: 'no-corp',
    profile: { ...good, role: '00', enterprise: null, enterprises: 0, channels: {}, accountState: null, bankStatus: null },
    landing: '/registerResubmit',
    icons: true,
  },
  {
    account: 'zx-resubmit',
    profile: { ...approved, enterprise: '怀仁电缆有限公司', accountState: 2, bankStatus: '2' },
    landing: '/registerZxResubmit',
    icons: true,
  },
];

/** The header of a visitor: the public pages, and the help centre, which requires signing in. */
export const VISITOR_HEADER: readonly EntryFact[] = [home, blockchain, help];
