import { nextWorkingDay, type CivilDate } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** A due date, with the following working day if payment is postponed to it; interest runs until then. */
export function useRolledDay(): (dueOn: CivilDate, paysOn?: CivilDate) => string {
  const { t } = useLingui();
  return useCallback((dueOn, paysOn = nextWorkingDay(dueOn)) => (dueOn === paysOn ? dueOn : t`${dueOn}（顺延至 ${paysOn} 付款）`), [t]);
}
