import { messageText, type MessageText } from '@lianxin/domain';
import { useLingui } from '@lingui/react';

export interface Sayable extends MessageText {
  readonly kind: string | null;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The text of a message in the current language; in Chinese if its kind is unknown. */
export function useMessageText(): (message: Sayable) => MessageText {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return ({ kind, parameters, title, content }) => messageText(kind ?? '', parameters, language) ?? { title, content };
}
