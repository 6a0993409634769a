import type { Role } from './role.ts';

const staff = ['administrator', 'operator', 'reviewer'] as const;

/**
 * Every permission key with the roles that hold it (specification §4, §5). The `access` list of a profile, the menus and gates, `needs`
 * of a contract call and the acts of the action matrix all use these keys. docs/permissions.md describes what each key allows.
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

export const PERMISSION_KEYS: readonly PermissionKey[] = Object.keys(PERMISSIONS).filter(isPermission);

export function holdsPermission(role: Role, key: PermissionKey): boolean {
  const roles: readonly Role[] = PERMISSIONS[key];
  return roles.includes(role);
}

/** The permissions of a role, sent as the profile's `access` list. */
export const permissionsOf = (role: Role): readonly PermissionKey[] => PERMISSION_KEYS.filter((key) => holdsPermission(role, key));
