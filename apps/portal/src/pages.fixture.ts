import type { AccountFact, EntryFact } from './accounts.fixture.ts';

const within = (section: string, leaves: readonly string[]): readonly string[] => leaves.map((leaf) => `/${section}/${leaf}`);

/** Pages of every account. */
const everybody = ['/dashboard/console', '/log', '/announcementPage'];
const staff = [...everybody, '/messagePage'];

/** Pages of voucher holders outside the menus; `operatorPages` and `reviewerPages` depend on the role. */
const holderPages = within('pc-management', [
  'lx-financing',
  'voucher-payment',
  'initiated-credentials',
  'my-credentials',
  'voucher-bill',
  'accounts-payable',
  'accounts-receivable',
  'invoice-management',
  'receipt-voucher',
  'maturity-liquidation',
]);
const operatorPages = ['/pc-management/issue-certificate'];
const reviewerPages = within('pc-management', ['transfer-review', 'db-review']);

const issuerPages = [
  ...within('core-business', [
    'voucher-payment',
    'initiated-credentials',
    'my-credentials',
    'lx-transfer',
    'voucher-bill',
    'accounts-payable',
    'accounts-receivable',
    'my-financing',
    'receipt-voucher',
    'maturity-liquidation',
    'invoicing',
  ]),
  '/pc-management/voucher-review',
  '/account-center/enterprise-credit',
];

/** Pages of the administrator's section that operators and reviewers use as well. */
const paymentPages = within('account-center', ['payment-management', 'service-bill']);
const sharedAccountPages = [...paymentPages, ...within('account-center', ['repayment-management'])];
const administratorPages = [
  ...sharedAccountPages,
  ...within('account-center', [
    'data-supplement',
    'asset-overview',
    'billing-information',
    'channel-funds',
    'reset-password',
    'account-cancellation',
  ]),
  '/fund-book/fund-book-record',
];

const operator = [...staff, ...holderPages, ...operatorPages, ...sharedAccountPages];
const reviewer = [...staff, ...holderPages, ...reviewerPages, ...sharedAccountPages];

/**
 * The pages that an account may open apart from its header and menus, for one account per role and kind of enterprise. Typed by hand
 * instead of derived from the navigation table, so that a change of either is noticed. Without pages outside the portal's shell, redirects
 * and error pages.
 */
const PAGES_OUTSIDE_MENUS: Readonly<Record<string, readonly string[]>> = {
  'core-admin': [...staff, ...administratorPages, '/account-center/enterprise-credit'],
  'core-op': [...operator, ...issuerPages],
  'core-review': [...reviewer, ...issuerPages, '/core-business/transfer-review'],
  'supplier-admin': [...staff, ...administratorPages],
  'supplier-op': operator,
  'supplier-review': reviewer,
  'fi-admin': [...staff, ...administratorPages],
  'fi-op': operator,
  'fi-review': reviewer,
  'loan-op': [...staff, ...paymentPages],
  'data-viewer': [...everybody, '/dd-view/cm-view'],
};

/** The accounts that the crawl signs in to: one per role and kind of enterprise, because the others see the same pages. */
export const CRAWLED: readonly string[] = Object.keys(PAGES_OUTSIDE_MENUS);

const paths = (entries: readonly EntryFact[]): readonly string[] =>
  entries.flatMap(({ path, later, items = [] }) => [...(path === undefined || later ? [] : [path]), ...paths(items)]);

/** Every page in the portal's shell that an account may open, in the order of header and menus. */
export const pagesOfAccount = ({ account, header = [], menus = {} }: AccountFact): readonly string[] => [
  ...new Set([...paths(header), ...Object.values(menus).flatMap(paths), ...(PAGES_OUTSIDE_MENUS[account] ?? [])]),
];

/** Pages of a single record, opened from a list row, task or message, so no link leads there without such a record. */
export const SINGLE_RECORD_PAGES: readonly string[] = ['/pc-management/receipt-voucher', '/core-business/receipt-voucher'];
