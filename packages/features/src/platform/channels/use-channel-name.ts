import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useChannels } from './channels.ts';

/** The channel's name in the current language; undefined for an unknown code. */
export function useChannelName(): (code: number) => string | undefined {
  const { i18n } = useLingui();
  const channels = useChannels();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useCallback((code) => channels.byCode(code)?.name[language], [channels, language]);
}
