import type { Viewer } from '../session/viewer.ts';
import { mayOpen } from './menus.ts';
import type { PageRow } from './row.ts';

export type Decision = { readonly kind: 'open' } | { readonly kind: 'forbidden' } | { readonly kind: 'go'; readonly to: string };

/** Who asks to come in. */
export interface Entering {
  /** Whether the browser carries the guard's cookie, neither empty nor the text "undefined" (specification §2.1). */
  readonly marked: boolean;
  /** The signed-in person; undefined for a visitor. */
  readonly viewer: Viewer | undefined;
}

/** Routes on which nobody is sent to the micro-deposit check or to complete the registration (specification §2.1). */
const EXEMPT = new Set(['login', 'register', 'register-result', 'registerResubmit', 'bankCheck']);
/** Waits for review, rejected, owes the micro-deposit check: every other status is that of a normal person (specification §4). */
const NOT_NORMAL = new Set([0, 2, 3, 4]);
const BANK_STATUS_SETTLED = new Set(['AAAAAAA', '1']);

const OPEN: Decision = { kind: 'open' };
const go = (to: string): Decision => ({ kind: 'go', to });

/** The sign-in page with the way back. */
export const signInFor = (fullPath: string): string => `/login?redirect=${encodeURIComponent(fullPath)}`;

/** What a person sees who asks for a route: the entry rules of specification §2.1 as one pure function. */
export function decide(row: PageRow, fullPath: string, { marked, viewer }: Entering): Decision {
  if (!marked || viewer === undefined) return row.auth ? go(signInFor(fullPath)) : OPEN;
  if (row.name === 'login') return go('/home/index');
  if (!EXEMPT.has(row.name)) {
    if (viewer.status === 3) return go('/bankCheck');
    // The data role belongs to the group, not to an enterprise of its own.
    const isNormal = !NOT_NORMAL.has(viewer.status) && viewer.role !== 'groupViewer';
    if (isNormal && viewer.enterpriseNo === undefined) return go('/registerResubmit');
    const isUnsettled = viewer.accountState === '2' && !BANK_STATUS_SETTLED.has(viewer.bankAccountStatus ?? '');
    if (isUnsettled && row.name !== 'registerZxResubmit') return go('/registerZxResubmit');
  }
  return mayOpen(row, viewer) ? OPEN : { kind: 'forbidden' };
}
