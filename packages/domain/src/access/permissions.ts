import type { Role } from './role.ts';

const staff = ['administrator', 'operator', 'reviewer'] as const;

/**
 * The permission keys of the product, and the one place that says what a role may do (specification §4, §5): the `access` list of a
 * profile, what menus and gates ask for, what a call of the contract `needs`, and what an act of the action matrix does. A key, and
 * the roles that hold it; docs/permissions.md says what each allows.
 */
export const PERMISSIONS = {
  'records.read': staff,
  'records.trace': ['operator', 'reviewer'],
  'records.export': ['administrator'],
  'message.read': staff,
  'file.upload': staff,
  'fee.pay': staff,
  'billing.manage': ['administrator'],
  'billing.request': ['administrator', 'operator'],
  'enterprise.register': ['administrator'],
  'issuance.make': ['operator'],
  'issuance.review': ['reviewer'],
  'signFor.make': ['operator'],
  'signFor.confirm': ['reviewer'],
  'transfer.make': ['operator'],
  'transfer.review': ['reviewer'],
  'notice.read': ['operator', 'reviewer'],
  'trade.edit': ['administrator', 'operator'],
  'agreement.sign': ['administrator'],
  'staff.manage': ['administrator'],
  'config.manage': ['administrator'],
  'enterprise.manage': ['administrator'],
  'absence.read': ['administrator', 'reviewer'],
  'absence.make': ['reviewer'],
  'supplier.manage': ['administrator', 'operator'],
  'category.manage': ['administrator', 'operator'],
  'dues.make': ['operator'],
  'financing.make': ['operator'],
  'financing.review': ['reviewer'],
  'pledge.make': ['operator'],
  'pledge.review': ['reviewer'],
  'consent.make': ['operator'],
  'consent.review': ['reviewer'],
  'lending.make': ['operator'],
  'lending.review': ['reviewer'],
  'plan.read': ['operator', 'reviewer'],
  'plan.make': ['operator'],
  'credit.make': ['administrator'],
  'credit.review': ['reviewer'],
  'account.manage': ['administrator'],
  'fund.make': ['administrator'],
  'fund.review': ['reviewer'],
  'statement.decide': ['operator', 'reviewer'],
  'serviceBill.decide': ['administrator', 'operator'],
  'settlement.make': ['operator'],
  'settlement.review': ['reviewer'],
  'group.read': ['groupViewer'],
} as const satisfies Record<string, readonly Role[]>;

export type PermissionKey = keyof typeof PERMISSIONS;

const isPermission = (text: string): text is PermissionKey => text in PERMISSIONS;

/** Every permission key, in the order of the table. */
export const PERMISSION_KEYS: readonly PermissionKey[] = Object.keys(PERMISSIONS).filter(isPermission);

/** Whether a role holds a permission. */
export function holdsPermission(role: Role, key: PermissionKey): boolean {
  const roles: readonly Role[] = PERMISSIONS[key];
  return roles.includes(role);
}

/** The permissions of a role: the `access` list of its profile. */
export const permissionsOf = (role: Role): readonly PermissionKey[] => PERMISSION_KEYS.filter((key) => holdsPermission(role, key));
