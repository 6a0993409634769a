import { causeIn } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Why a payment failed or issuing is barred; texts from a bank or a person stay as they are. */
export function useCause(): (kept: string) => string {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useCallback((kept) => causeIn(kept, language), [language]);
}
