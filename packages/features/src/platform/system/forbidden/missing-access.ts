import { ROLES, type Role, type Viewer } from '@lianxin/domain';
import { mayOpen, type PageRow } from '../../navigation/index.ts';

/** What a person needs for a page: another role in the enterprise, or another kind of enterprise. */
export type MissingAccess = { readonly kind: 'role'; readonly roles: readonly Role[] } | { readonly kind: 'enterprise' };

/** Tests the page's rule for the same person in each role: if one may open it, the role is missing. */
export function missingAccess(row: PageRow, viewer: Viewer): MissingAccess {
  const roles = ROLES.filter((role) => mayOpen(row, { ...viewer, role }));
  return roles.length > 0 ? { kind: 'role', roles } : { kind: 'enterprise' };
}
