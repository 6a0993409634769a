import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { TermLimit } from '@lianxin/domain';

/** Terms set by operators; the documented ones while unknown. */
export function useTermLimits(): readonly TermLimit[] | undefined {
  return useEndpoint(contract.limits.ofIssue, {}, { quiet: true }).data?.term;
}
