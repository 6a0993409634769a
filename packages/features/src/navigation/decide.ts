import type { Viewer } from '../session/viewer.ts';
import { mayOpen } from './menus.ts';
import type { PageRow } from './row.ts';

export type Decision = { readonly kind: 'open' } | { readonly kind: 'forbidden' } | { readonly kind: 'go'; readonly to: string };

/** Routes that a person of status 3 may open before the micro-deposit check (specification §2.1). */
const EXEMPT_FROM_BANK_CHECK = new Set(['login', 'register', 'register-result', 'registerResubmit', 'bankCheck']);
const EXEMPT_FROM_COMPLETION = new Set([...EXEMPT_FROM_BANK_CHECK, 'registerZxResubmit']);
const BANK_STATUS_SETTLED = new Set(['AAAAAAA', '1']);

const go = (to: string): Decision => ({ kind: 'go', to });

/** What a person sees who asks for a route: the entry rules of specification §2.1 as one pure function. */
export function decide(row: PageRow, fullPath: string, viewer: Viewer | undefined): Decision {
  if (viewer === undefined) return row.auth ? go(`/login?redirect=${encodeURIComponent(fullPath)}`) : { kind: 'open' };
  if (viewer.status === 3 && !EXEMPT_FROM_BANK_CHECK.has(row.name)) return go('/bankCheck');
  if (row.name === 'login') return go('/home/index');
  if (!EXEMPT_FROM_COMPLETION.has(row.name) && viewer.role !== 'groupViewer') {
    if (viewer.enterpriseNo === undefined) return go('/registerResubmit');
    if (viewer.accountState === '2' && !BANK_STATUS_SETTLED.has(viewer.bankAccountStatus ?? '')) return go('/registerZxResubmit');
  }
  return mayOpen(row, viewer) ? { kind: 'open' } : { kind: 'forbidden' };
}
