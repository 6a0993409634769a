import type { User } from '@lianxin/api/contract';
import { asksForFees, asksForSupplement } from '@lianxin/domain';
import type { PageRow } from '../../platform/navigation/index.ts';

export type Prompt = 'waiting' | 'rejected' | 'supplement' | 'fees';

/** The first of status overlay, supplementary agreement, fees (decisions.md §2). */
export function whichPrompt(user: User, { shell }: Pick<PageRow, 'shell'>, isSupplementPutOff: boolean): Prompt | undefined {
  // No prompts on entry pages, which redirect by themselves.
  if (shell !== undefined) return undefined;
  if (user.status === 0) return 'waiting';
  if (user.status === 2 || user.status === 4) return 'rejected';
  if (user.status === 3 || user.enterpriseNo === null) return undefined;
  if (!isSupplementPutOff && asksForSupplement(user)) return 'supplement';
  return asksForFees(user.role, user.pendingFees) ? 'fees' : undefined;
}
