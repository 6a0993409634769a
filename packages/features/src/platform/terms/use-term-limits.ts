import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { TermLimit } from '@lianxin/domain';

/** The terms that operators of the platform have set; the documented ones while they are not known. */
export function useTermLimits(): readonly TermLimit[] | undefined {
  return useEndpoint(contract.limits.ofIssue, {}, { quiet: true }).data?.term;
}
