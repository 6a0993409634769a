import { civilDate, dayKind } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const kindOf = (text: string) => {
  const date = civilDate(text);
  return date && dayKind(date);
};

/** Calendar tags: non-working days, and 休 or 班 for holidays. */
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
