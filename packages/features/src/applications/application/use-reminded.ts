import { shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

interface Remindable {
  readonly lastReminder?: { readonly at: string; readonly today: boolean } | undefined;
}

/** Why nobody is reminded of an application again today, with when they were; undefined where they may be. */
export function useReminded() {
  const { t } = useLingui();
  return useCallback(
    ({ lastReminder }: Remindable): string | undefined =>
      lastReminder?.today ? t`${{ at: shanghaiMinute(lastReminder.at) }} 已催办，明天可以再次催办` : undefined,
    [t],
  );
}
