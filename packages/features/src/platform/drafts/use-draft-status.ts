import { shanghaiDate, shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Draft } from './use-draft.ts';

/** Shown beside the title of a form: the draft is being saved, or when it was. */
export function useDraftStatus({ busy, savedAt }: Draft): string | undefined {
  const { t } = useLingui();
  const [today] = useState(() => shanghaiDate(new Date()));
  if (busy) return t`正在保存草稿`;
  if (savedAt === undefined) return undefined;
  const minute = shanghaiMinute(savedAt);
  // Drafts last for days: show the date unless it is today.
  const savedTime = minute.startsWith(today) ? minute.slice(11) : minute;
  return t`草稿 ${savedTime} 已保存`;
}
