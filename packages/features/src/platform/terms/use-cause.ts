import { causeIn } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Why something was not paid, or may not be issued, in the person's language; what a bank or a person said in words of their own stays as it was said. */
export function useCause(): (kept: string) => string {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useCallback((kept) => causeIn(kept, language), [language]);
}
