import { civilDate, dayKind } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const kindOf = (text: string) => {
  const date = civilDate(text);
  return date && dayKind(date);
};

/** What a calendar marks of a day: that it is no working day, and 休 or 班 where a holiday says so. */
export function useDayTags() {
  const { t } = useLingui();
  return useMemo(
    () => ({
      isDayOff: (date: string): boolean => kindOf(date)?.working === false,
      tagOf: (date: string): string | undefined => {
        const kind = kindOf(date);
        if (kind?.holiday === undefined) return undefined;
        return kind.working ? t`班` : t`休`;
      },
    }),
    [t],
  );
}
