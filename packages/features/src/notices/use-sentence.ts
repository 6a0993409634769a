import type { ApiError } from '@lianxin/api/client';
import { useLingui } from '@lingui/react';
import { noticeOf } from './notice.ts';

/** Says a failed call in one sentence, for a screen that shows it beside what failed. */
export function useSentence(): (error: ApiError) => string {
  const { i18n } = useLingui();
  return (error) => noticeOf(error, i18n).text;
}
