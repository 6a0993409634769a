import { channelByCode } from '@lianxin/domain';
import { useLingui } from '@lingui/react';

/** A channel's name in the person's language; nothing for a code that no channel has. */
export function useChannelName(): (code: Parameters<typeof channelByCode>[0]) => string | undefined {
  const { i18n } = useLingui();
  return (code) => channelByCode(code)?.name[i18n.locale === 'en-US' ? 'en' : 'zh'];
}
