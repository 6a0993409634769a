import type { Viewer } from '../session/index.ts';
import { homeOf, pageOf, signInFor } from './find-place.ts';
import { mayOpen } from './menus.ts';
import type { Place } from './place.ts';
import type { PageRow, Row } from './row.ts';

export type Decision = { readonly kind: 'open' } | { readonly kind: 'forbidden' } | { readonly kind: 'go'; readonly to: string };

/** The person who opens a page. */
export interface Entering {
  /** Whether the browser has the guard's cookie, neither empty nor "undefined" (specification §2.1). */
  readonly marked: boolean;
  /** Undefined for a visitor. */
  readonly viewer: Viewer | undefined;
}

/** Waiting for review, rejected, or before the micro-deposit check; every other status is normal (specification §4). */
const NOT_NORMAL = new Set([0, 2, 3, 4]);
const BANK_STATUS_SETTLED = new Set(['AAAAAAA', '1']);

const OPEN: Decision = { kind: 'open' };
const redirectTo = (to: string): Decision => ({ kind: 'go', to });

/** Where a person has to go first: the micro-deposit check, completing the registration, or supplementing the account. */
function dueOf(viewer: Viewer): Place | undefined {
  if (viewer.status === 3) return 'registration.bankCheck';
  // The data role belongs to the group, not to an enterprise.
  const isNormal = !NOT_NORMAL.has(viewer.status) && viewer.role !== 'groupViewer';
  if (isNormal && viewer.enterpriseNo === undefined) return 'registration.resubmit';
  const isUnsettled = viewer.accountState === '2' && !BANK_STATUS_SETTLED.has(viewer.bankAccountStatus ?? '');
  return isUnsettled ? 'registration.supplement' : undefined;
}

/** The entry rules of specification §2.1 as a pure function. */
export function decide(rows: readonly Row[], row: PageRow, fullPath: string, { marked, viewer }: Entering): Decision {
  if (!marked || viewer === undefined) return row.auth ? redirectTo(signInFor(rows, fullPath)) : OPEN;
  if (row.screen?.key === ('access.signIn' satisfies Place)) return redirectTo(homeOf(rows));
  const due = row.exempt === true ? undefined : dueOf(viewer);
  const page = due && pageOf(rows, due);
  if (page !== undefined && page.path !== row.path) return redirectTo(page.path);
  return mayOpen(row, viewer) ? OPEN : { kind: 'forbidden' };
}
