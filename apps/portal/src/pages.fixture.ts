import type { AccountFact, EntryFact } from './accounts.fixture.ts';

const within = (section: string, leaves: readonly string[]): readonly string[] => leaves.map((leaf) => `/${section}/${leaf}`);

/** What every person has, whatever they do here. */
const everybody = ['/dashboard/console', '/log', '/announcementPage'];
const staff = [...everybody, '/messagePage'];

/** What holders have beside their lists; an operator begins there, a reviewer decides. */
const held = within('pc-management', [
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
const begun = ['/pc-management/issue-certificate'];
const decided = within('pc-management', ['transfer-review', 'db-review']);

const issued = [
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

/** What operators and reviewers do of what their administrator reads. */
const paid = within('account-center', ['payment-management', 'service-bill']);
const ofAccount = [...paid, ...within('account-center', ['repayment-management'])];
const administered = [
  ...ofAccount,
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

const operator = [...staff, ...held, ...begun, ...ofAccount];
const reviewer = [...staff, ...held, ...decided, ...ofAccount];

/**
 * What one account a role and kind of enterprise may open beside its header and menus, typed by hand and not derived from the navigation
 * table, so that neither can drift unseen. Without what stands outside the portal's shell, only leads on, or stands in for another page.
 */
const BESIDE_MENUS: Readonly<Record<string, readonly string[]>> = {
  'core-admin': [...staff, ...administered, '/account-center/enterprise-credit'],
  'core-op': [...operator, ...issued],
  'core-review': [...reviewer, ...issued, '/core-business/transfer-review'],
  'supplier-admin': [...staff, ...administered],
  'supplier-op': operator,
  'supplier-review': reviewer,
  'fi-admin': [...staff, ...administered],
  'fi-op': operator,
  'fi-review': reviewer,
  'loan-op': [...staff, ...paid],
  'data-viewer': [...everybody, '/dd-view/cm-view'],
};

/** One account a role and kind of enterprise: the others see what one of these sees. */
export const CRAWLED: readonly string[] = Object.keys(BESIDE_MENUS);

const paths = (entries: readonly EntryFact[]): readonly string[] =>
  entries.flatMap(({ path, later, items = [] }) => [...(path === undefined || later ? [] : [path]), ...paths(items)]);

/** Every page in the portal's shell that an account may open, in the order of its header and menus. */
export const pagesOfAccount = ({ account, header = [], menus = {} }: AccountFact): readonly string[] => [
  ...new Set([...paths(header), ...Object.values(menus).flatMap(paths), ...(BESIDE_MENUS[account] ?? [])]),
];

/** Pages of one record: no link leads there while there is none; a row of a list, a task or a message does. */
export const OF_ONE_RECORD: readonly string[] = ['/pc-management/receipt-voucher', '/core-business/receipt-voucher'];
