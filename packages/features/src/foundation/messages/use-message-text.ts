import { messageText, type MessageText } from '@lianxin/domain';
import { useLingui } from '@lingui/react';

/** What a message says: its kind with its parameters, and the same in Chinese. */
export interface Sayable extends MessageText {
  readonly kind: string | null;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Says a message in the language of the screen; in Chinese where its kind is not known here. */
export function useMessageText(): (message: Sayable) => MessageText {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  return ({ kind, parameters, title, content }) => messageText(kind ?? '', parameters, language) ?? { title, content };
}
