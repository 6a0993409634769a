import type { Role } from './role.ts';

const staff = ['administrator', 'operator', 'reviewer'] as const;

/**
 * Every permission key with the roles that hold it (specification §4, §5). The `access` list of a profile, the menus and gates, `needs` of
 * a contract call and the acts of the action matrix all use these keys. docs/permissions.md is printed from this: a comment tells what the
 * key allows.
 */
export const PERMISSIONS = {
  /** see the records of the enterprise: vouchers, transfers, contracts, invoices, accounts */
  'records.read': staff,
  /** follow a voucher from the list of what was issued */
  'records.trace': ['operator', 'reviewer'],
  /** export from a row of a list */
  'records.export': ['administrator'],
  /** read messages and announcements in the header and mark them read */
  'message.read': staff,
  /** upload files and have licences and identity cards read */
  'file.upload': staff,
  /** declare a fee of the platform paid */
  'fee.pay': staff,
  /** say whom invoices of the platform are made out to, and where they go */
  'billing.manage': ['administrator'],
  /** ask for an invoice over fees of the platform that were paid */
  'billing.request': ['administrator', 'operator'],
  /** register an enterprise, check its account, open its account at bank A */
  'enterprise.register': ['administrator'],
  /** issue a voucher: draft, check, submit, withdraw, apply to void, remind */
  'issuance.make': ['operator'],
  /** pass or return an issuance or its voiding */
  'issuance.review': ['reviewer'],
  /** sign for a voucher or refuse it */
  'signFor.make': ['operator'],
  /** confirm or return a sign-for */
  'signFor.confirm': ['reviewer'],
  /** apply for a transfer: draft, submit, withdraw, remove, remind */
  'transfer.make': ['operator'],
  /** pass or return a transfer or its withdrawal */
  'transfer.review': ['reviewer'],
  /** confirm that a notice of assignment has been read */
  'notice.read': ['operator', 'reviewer'],
  /** record contracts and invoices behind a voucher, have them verified */
  'trade.edit': ['administrator', 'operator'],
  /** sign the supplementary agreement for the enterprise */
  'agreement.sign': ['administrator'],
  /** add people to the enterprise, change, freeze and restore their positions */
  'staff.manage': ['administrator'],
  /** change the settings of the enterprise: confirming a sign-for, when two review */
  'config.manage': ['administrator'],
  /** change what the platform knows of the enterprise, sign for it, have it taken off */
  'enterprise.manage': ['administrator'],
  /** see absences and deputies, and end them: all, or one’s own */
  'absence.read': ['administrator', 'reviewer'],
  /** say when one is away and which other reviewer stands in */
  'absence.make': ['reviewer'],
  /** add suppliers, disable and merge them, write notes */
  'supplier.manage': ['administrator', 'operator'],
  /** add categories, change, move, merge and disable them */
  'category.manage': ['administrator', 'operator'],
  /** register what is owed to the enterprise, note what was collected or paid offline */
  'dues.make': ['operator'],
  /** apply for financing */
  'financing.make': ['operator'],
  /** pass or return an application for financing */
  'financing.review': ['reviewer'],
  /** apply for a pledge */
  'pledge.make': ['operator'],
  /** pass or return an application for a pledge, its repayments and its release */
  'pledge.review': ['reviewer'],
  /** agree for the issuer to bear interest or fees of a financing, or refuse */
  'consent.make': ['operator'],
  /** confirm or return the issuer’s consent */
  'consent.review': ['reviewer'],
  /** accept for a lender or guarantor, ask for papers, register, pay out, release */
  'lending.make': ['operator'],
  /** approve, decline or send back for a lender or guarantor, and sign */
  'lending.review': ['reviewer'],
  /** see a lender’s plan of money and how its limits are used */
  'plan.read': ['operator', 'reviewer'],
  /** plan what a lender will have and pay out, and say what it has */
  'plan.make': ['operator'],
  /** ask for a credit line, or for another total of one */
  'credit.make': ['administrator'],
  /** pass or return a request for a credit line */
  'credit.review': ['reviewer'],
  /** add bank accounts, prove them, choose the default, unbind them */
  'account.manage': ['administrator'],
  /** read the fund register, supplement it, match it with bank statements */
  'fund.make': ['administrator'],
  /** pass or return a supplement of the fund register */
  'fund.review': ['reviewer'],
  /** confirm the statement of a month, or dispute it */
  'statement.decide': ['operator', 'reviewer'],
  /** confirm the bill of a month of the platform’s fees, or dispute it */
  'serviceBill.decide': ['administrator', 'operator'],
  /** pay at maturity, explain arrears, urge debtors, confirm the receiving account */
  'settlement.make': ['operator'],
  /** authorise a payment at maturity */
  'settlement.review': ['reviewer'],
  /** see the figures of the enterprises of the group */
  'group.read': ['groupViewer'],
} as const satisfies Record<string, readonly Role[]>;

export type PermissionKey = keyof typeof PERMISSIONS;

const isPermission = (text: string): text is PermissionKey => text in PERMISSIONS;

export const PERMISSION_KEYS: readonly PermissionKey[] = Object.keys(PERMISSIONS).filter(isPermission);

export function holdsPermission(role: Role, key: PermissionKey): boolean {
  const roles: readonly Role[] = PERMISSIONS[key];
  return roles.includes(role);
}

/** The permissions of a role, sent as the profile's `access` list. */
export const permissionsOf = (role: Role): readonly PermissionKey[] => PERMISSION_KEYS.filter((key) => holdsPermission(role, key));
