import { nextWorkingDay, type CivilDate } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** A day on which something is due, and the working day on which it is paid where that is another: interest runs to it. */
export function useRolledDay(): (dueOn: CivilDate, paysOn?: CivilDate) => string {
  const { t } = useLingui();
  return useCallback((dueOn, paysOn = nextWorkingDay(dueOn)) => (dueOn === paysOn ? dueOn : t`${dueOn}（顺延至 ${paysOn} 付款）`), [t]);
}
