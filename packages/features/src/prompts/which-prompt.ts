import type { User } from '@lianxin/api/contract';
import { asksForFees, asksForSupplement } from '@lianxin/domain';

/** Pages of the way in, where nothing may stand before the form that leads on. */
const ON_THE_WAY_IN = new Set(['login', 'register', 'register-result', 'registerResubmit', 'registerZxResubmit', 'bankCheck']);

export type Prompt = 'waiting' | 'rejected' | 'supplement' | 'fees';

/** What stands before a person on a page, the first of: status overlay, supplementary agreement, fees (decisions.md §2). */
export function whichPrompt(user: User, routeName: string, isSupplementPutOff: boolean): Prompt | undefined {
  if (ON_THE_WAY_IN.has(routeName)) return undefined;
  if (user.status === 0) return 'waiting';
  if (user.status === 2 || user.status === 4) return 'rejected';
  if (user.status === 3 || user.enterpriseNo === null) return undefined;
  if (!isSupplementPutOff && asksForSupplement(user)) return 'supplement';
  return asksForFees(user.role, user.pendingFees) ? 'fees' : undefined;
}
