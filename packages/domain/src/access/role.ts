/** A person's role in an enterprise: administrators manage it, operators apply, reviewers check, group viewers read figures of the group. */
export type Role = 'administrator' | 'operator' | 'reviewer' | 'groupViewer';

/** The wire codes of the roles (specification §6). */
export const ROLE_CODES = {
  administrator: '00',
  operator: '01',
  reviewer: '02',
  groupViewer: '03',
} as const satisfies Record<Role, string>;

export type RoleCode = (typeof ROLE_CODES)[Role];

export const ROLES: readonly Role[] = ['administrator', 'operator', 'reviewer', 'groupViewer'];

export function roleOfCode(code: string): Role | undefined {
  return ROLES.find((role) => ROLE_CODES[role] === code);
}
