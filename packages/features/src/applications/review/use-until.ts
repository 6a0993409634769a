import { shanghaiDate, shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from './review-kind.ts';

/** By when an item has to be decided, in words: the minute if a quote expires, otherwise the day; undefined without either. */
export function useUntil(): (row: ReviewRow) => string | undefined {
  const { t } = useLingui();
  return ({ lastDay, decideBy }) => {
    if (decideBy && (!lastDay || shanghaiDate(new Date(decideBy)) <= lastDay)) {
      return t`${{ until: shanghaiMinute(decideBy).slice(5) }} 前处理`;
    }
    return lastDay ? t`最迟 ${lastDay} 处理` : undefined;
  };
}
