import type { Viewer } from '../session/index.ts';
import { homeOf, pageOf, signInFor } from './find-place.ts';
import { mayOpen } from './menus.ts';
import type { Place } from './place.ts';
import type { PageRow, Row } from './row.ts';

export type Decision = { readonly kind: 'open' } | { readonly kind: 'forbidden' } | { readonly kind: 'go'; readonly to: string };

/** Who asks to come in. */
export interface Entering {
  /** Whether the browser carries the guard's cookie, neither empty nor the text "undefined" (specification §2.1). */
  readonly marked: boolean;
  /** The signed-in person; undefined for a visitor. */
  readonly viewer: Viewer | undefined;
}

/** Waits for review, rejected, owes the micro-deposit check: every other status is that of a normal person (specification §4). */
const NOT_NORMAL = new Set([0, 2, 3, 4]);
const BANK_STATUS_SETTLED = new Set(['AAAAAAA', '1']);

const OPEN: Decision = { kind: 'open' };
const go = (to: string): Decision => ({ kind: 'go', to });

/** Where a person must go before anything else: to the micro-deposit check, to complete the registration, to supplement the account. */
function dueOf(viewer: Viewer): Place | undefined {
  if (viewer.status === 3) return 'registration.bankCheck';
  // The data role belongs to the group, not to an enterprise of its own.
  const isNormal = !NOT_NORMAL.has(viewer.status) && viewer.role !== 'groupViewer';
  if (isNormal && viewer.enterpriseNo === undefined) return 'registration.resubmit';
  const isUnsettled = viewer.accountState === '2' && !BANK_STATUS_SETTLED.has(viewer.bankAccountStatus ?? '');
  return isUnsettled ? 'registration.supplement' : undefined;
}

/** What a person sees who asks for a route: the entry rules of specification §2.1 as one pure function. */
export function decide(rows: readonly Row[], row: PageRow, fullPath: string, { marked, viewer }: Entering): Decision {
  if (!marked || viewer === undefined) return row.auth ? go(signInFor(rows, fullPath)) : OPEN;
  if (row.screen?.key === ('access.signIn' satisfies Place)) return go(homeOf(rows));
  const due = row.exempt === true ? undefined : dueOf(viewer);
  const page = due && pageOf(rows, due);
  if (page !== undefined && page.path !== row.path) return go(page.path);
  return mayOpen(row, viewer) ? OPEN : { kind: 'forbidden' };
}
