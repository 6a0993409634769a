import { ROLES, type Role, type Viewer } from '@lianxin/domain';
import { mayOpen, type PageRow } from '../../navigation/index.ts';

/** What a person lacks to open a page: one of these roles in the same enterprise, or another kind of enterprise. */
export type Lack = { readonly kind: 'role'; readonly roles: readonly Role[] } | { readonly kind: 'enterprise' };

/** Asks the page's own rule about the same person in each role: where one may, the role is what is missing. */
export function lackOf(row: PageRow, viewer: Viewer): Lack {
  const roles = ROLES.filter((role) => mayOpen(row, { ...viewer, role }));
  return roles.length > 0 ? { kind: 'role', roles } : { kind: 'enterprise' };
}
