import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { useChannels } from './channels.ts';

/** A channel's name in the person's language; nothing for a code that no channel of the portal has. */
export function useChannelName(): (code: number) => string | undefined {
  const { i18n } = useLingui();
  const channels = useChannels();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return useCallback((code) => channels.byCode(code)?.name[language], [channels, language]);
}
