import type { Check } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import type { CheckWords } from '../../platform/terms/index.ts';

/** The first failing check, for which the server would refuse as well; undefined if none fails. */
export function useClosedByChecks(wordsOf: (check: Check) => CheckWords): (checks: readonly Check[]) => string | undefined {
  const { t } = useLingui();
  return (checks) => {
    const failed = checks.find(({ level }) => level === 'fail' || level === 'pending');
    return failed && t`${{ check: wordsOf(failed).text }}，不能通过，请退回经办岗`;
  };
}
