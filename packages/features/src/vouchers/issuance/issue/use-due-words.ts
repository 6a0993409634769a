import { nextWorkingDay, type CivilDate } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';

/** A due date with its payment day if it is a day off. */
export function useDueWords() {
  const { t } = useLingui();
  return (dueOn: CivilDate): string => {
    const paysOn = nextWorkingDay(dueOn);
    return paysOn === dueOn ? t`${dueOn} 到期` : t`${dueOn} 到期（休息日，顺延至 ${paysOn} 付款）`;
  };
}
